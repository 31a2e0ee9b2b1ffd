/** An object that the host can answer for: what it is, and which of its members there are. */
export interface HostObject<Target = unknown> {
  readonly type: HostType<Target>;
  readonly target: Target;
}

/** The members of a type are only ever called with the target they came with. */
export const objectOf = <Target>(type: HostType<Target>, target: Target): HostObject =>
  ({ type, target }) as unknown as HostObject;

/** A class of Microsoft's API as the host knows it: the table of the members it answers. */
export interface HostType<Target> {
  /** As in Excel's API: `Range`. */
  readonly name: string;
  readonly members: Readonly<Record<string, Member<Target>>>;
  /** The objects of a collection. */
  readonly items?: (target: Target) => readonly HostObject[];
  /** By which the client asks for an object again. */
  readonly id?: (target: Target) => string;
}

export interface Member<Target> {
  /** The first requirement set that has it: of ExcelApi, unless `set` says of which; undefined where it needs none. */
  readonly since: string | undefined;
  readonly set?: string;
  readonly get?: (target: Target) => unknown;
  readonly assign?: (target: Target, value: unknown) => void;
  /** Leads to an object, or to null for a null object. */
  readonly navigate?: (target: Target) => HostObject | null;
  /** Answers a value, an object, or null for a null object. */
  readonly call?: (target: Target, ...args: readonly unknown[]) => unknown;
  /** Can be listened to; whoever has the events raises them. */
  readonly isEvent?: true;
}

export const property = <Target>(
  since: string | undefined,
  get: (target: Target) => unknown,
  assign?: (target: Target, value: never) => void,
): Member<Target> => ({
  since,
  get,
  ...(assign && { assign: assign as (target: Target, value: unknown) => void }),
});

export const navigation = <Target>(
  since: string | undefined,
  navigate: (target: Target) => HostObject | null,
): Member<Target> => ({ since, navigate });

export const method = <Target>(
  since: string | undefined,
  call: (target: Target, ...args: never[]) => unknown,
): Member<Target> => ({ since, call: call as (target: Target, ...args: readonly unknown[]) => unknown });

export const event = <Target>(since: string): Member<Target> => ({ since, isEvent: true });
