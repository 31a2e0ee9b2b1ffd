/** An object of the host: the name of its class, and what it stands for. */
export interface HostObject {
  /** The class in Excel's API: `Range`. */
  readonly type: string;
  /** Members of the class are called only with it. */
  readonly target: unknown;
}

/** A class of Microsoft's API in the host: the table of the members that it supports. */
export interface HostType<Target> {
  readonly members: Readonly<Record<string, Member<Target>>>;
  /** The objects of a collection. */
  readonly items?: (target: Target) => readonly HostObject[];
  /** The id by which the client requests an object again. */
  readonly id?: (target: Target) => string;
}

export interface Member<Target> {
  /** The first version of ExcelApi that has it; undefined if it needs none. */
  readonly since: string | undefined;
  /** Retail Excel 2021 has the set, but no data types: it throws GeneralException (office-js #4750). */
  readonly needsDataTypes?: boolean;
  readonly get?: (target: Target) => unknown;
  readonly assign?: (target: Target, value: unknown) => void;
  /** Returns an object, or null for a null object. */
  readonly navigate?: (target: Target) => HostObject | null;
  /** Returns a value, an object, or null for a null object. */
  readonly call?: (target: Target, ...args: readonly unknown[]) => unknown;
  /** An event; the code that owns it raises it. */
  readonly isEvent?: true;
}

export const property = <Target>(
  since: string | undefined,
  get: (target: Target) => unknown,
  assign?: (target: Target, value: never) => void,
): Member<Target> => ({ since, get, ...(assign && { assign: assign as (target: Target, value: unknown) => void }) });

export const navigation = <Target>(
  since: string | undefined,
  navigate: (target: Target) => HostObject | null,
): Member<Target> => ({ since, navigate });

export const method = <Target>(
  since: string | undefined,
  call: (target: Target, ...args: never[]) => unknown,
): Member<Target> => ({ since, call: call as (target: Target, ...args: readonly unknown[]) => unknown });

export const event = <Target>(since: string): Member<Target> => ({ since, isEvent: true });
