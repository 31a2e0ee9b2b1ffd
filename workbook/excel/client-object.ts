import type { RequestContext } from "./request-context";

/**
 * A stand-in for something in the workbook. Which thing it is gets settled in the queue, in its turn; its properties are
 * those of a table, readable once they were loaded and synced.
 */
export abstract class ClientObject<Target> {
  #target: Target | null | undefined;
  readonly #loaded = new Map<string, unknown>();

  /** `locate` answers null for a null object and throws where there is no such thing. */
  constructor(
    readonly context: RequestContext,
    locate: () => Target | null,
  ) {
    context.enqueue(() => (this.#target = locate()));
  }

  protected abstract get properties(): PropertyTable<Target>;

  get isNullObject(): boolean {
    if (this.#target === undefined) throw notLoaded("isNullObject");
    return this.#target === null;
  }

  /** "values", "values, address", ["values"], { values: true }; nothing means every property. */
  load(names?: PropertyNames): this {
    const wanted = namesOf(names) ?? Object.keys(this.properties);
    this.context.enqueue(() => {
      if (this.#target === null) return;
      for (const name of wanted) {
        const [head = "", ...rest] = name.split("/");
        if (rest.length > 0) this.#navigate(head).load(rest.join("/"));
        else this.#loaded.set(name, this.#property(name).get(this.target));
      }
    });
    return this;
  }

  toJSON(): Record<string, unknown> {
    return Object.fromEntries(this.#loaded);
  }

  /** Only inside the queue. */
  protected get target(): Target {
    if (this.#target === undefined) throw new ExcelError("InvalidObjectPath", "The object belongs to another context.");
    if (this.#target === null) throw new ExcelError("ItemNotFound", "The requested resource doesn't exist.");
    return this.#target;
  }

  /** For methods that lead to another object: from a null object to a null object. */
  protected from<T>(locate: (target: Target) => T): () => T | null {
    return () => (this.#target === null ? null : locate(this.target));
  }

  protected enqueue(action: (target: Target) => void): void {
    this.context.enqueue(() => action(this.target));
  }

  protected read(name: string): unknown {
    if (!this.#loaded.has(name)) throw notLoaded(name);
    return this.#loaded.get(name);
  }

  protected write(name: string, value: unknown): void {
    const { set } = this.#property(name);
    if (!set) throw new ExcelError("AttemptingToSetReadOnlyProperty", `Attempt to set read-only property '${name}'.`);
    this.#loaded.set(name, value);
    this.enqueue((target) => set(target, value));
  }

  #property(name: string): Property<Target> {
    const property = this.properties[name];
    if (!property) throw new ExcelError("InvalidArgument", `The property '${name}' is not emulated here.`);
    return property;
  }

  #navigate(name: string): ClientObject<unknown> {
    const object: unknown = Reflect.get(this, name);
    if (object instanceof ClientObject) return object as ClientObject<unknown>;
    throw new ExcelError("InvalidArgument", `The property '${name}' is not emulated here.`);
  }

  /** Gives a class the accessors of its table. */
  static expose(type: { readonly prototype: object }, names: readonly string[]): void {
    for (const name of names) {
      Object.defineProperty(type.prototype, name, {
        get(this: ClientObject<unknown>) {
          return this.read(name);
        },
        set(this: ClientObject<unknown>, value: unknown) {
          this.write(name, value);
        },
      });
    }
  }
}

export interface Property<Target> {
  readonly get: (target: Target) => unknown;
  readonly set?: (target: Target, value: unknown) => void;
}

export type PropertyTable<Target> = Readonly<Record<string, Property<Target>>>;
export type PropertyNames = string | readonly string[] | Readonly<Record<string, unknown>>;

/** What Excel rejects with; `code` is what add-ins look at. */
export class ExcelError extends Error {
  override readonly name = "RichApi.Error";

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export function namesOf(names: PropertyNames | undefined): readonly string[] | undefined {
  if (names === undefined || names === "") return undefined;
  if (typeof names === "string") return names.split(",").map((name) => name.trim());
  if (Array.isArray(names)) return (names as readonly string[]).flatMap((name) => namesOf(name) ?? []);
  return Object.entries(names).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? (namesOf(value as Readonly<Record<string, unknown>>) ?? []).map((inner) => `${name}/${inner}`)
      : value === true
        ? [name]
        : [],
  );
}

function notLoaded(name: string): ExcelError {
  return new ExcelError(
    "PropertyNotLoaded",
    `The property '${name}' is not available. Before reading the property's value, call the load method on the ` +
      `containing object and call "context.sync()" on the associated request context.`,
  );
}
