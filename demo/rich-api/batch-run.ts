import { HostError, itemNotFound, UnansweredError } from "./host-error";
import type { HostObject, HostType, Member } from "./host-object";
import type { Surface } from "./surface";
import { actionType, pathType, type Action, type ArgumentInfo, type Batch, type ObjectPath } from "./wire";

/** A batch while it runs: the objects it has reached so far. Every object of a null object is a null object. */
export class BatchRun {
  private readonly objects = new Map<number, HostObject | null>();
  private readonly referenceOf = new Map<HostObject, string>();

  constructor(
    private readonly batch: Batch,
    private readonly surface: Surface,
    private readonly references: { readonly tracked: Map<string, HostObject>; create(): string },
  ) {}

  /** Returns the action's value. */
  perform(action: Action): unknown {
    if (action.ActionType === actionType.trace) return null;
    const object = this.object(action.ObjectPathId);
    switch (action.ActionType) {
      case actionType.instantiate:
        return object && this.identityOf(object);
      case actionType.query:
        return object && this.query(object, action.QueryInfo?.Select ?? []);
      case actionType.method:
        return this.performOn(object, action);
      case actionType.setProperty:
        this.assign(existing(object), action.Name, action.ArgumentInfo?.Arguments?.[0]);
        return null;
      default:
        throw new UnansweredError(`actions of type ${String(action.ActionType)}`);
    }
  }

  locationOf(action: Action): string {
    const path = this.batch.ObjectPaths[action.ObjectPathId];
    return [path?.Name, action.Name].filter(Boolean).join(".");
  }

  private object(id: number): HostObject | null {
    const known = this.objects.get(id);
    if (known !== undefined) return known;
    const object = this.resolve(this.batch.ObjectPaths[id]);
    this.objects.set(id, object);
    return object;
  }

  private resolve(path: ObjectPath | undefined): HostObject | null {
    if (!path) throw new HostError("InvalidObjectPath", "The object path is missing.");
    switch (path.ObjectPathType) {
      case pathType.root:
        return this.surface.root;
      case pathType.service:
        return this.service(path.Name);
      case pathType.reference:
        return existing(this.references.tracked.get(path.Name));
      case pathType.nullObject:
        return null;
    }
    const parent = this.object(path.ParentObjectPathId ?? 0);
    if (parent === null) return null;
    switch (path.ObjectPathType) {
      case pathType.property:
        return this.navigate(parent, path.Name);
      case pathType.indexer:
        return this.call(parent, "GetItem", path.ArgumentInfo) as HostObject | null;
      case pathType.method:
        return this.call(parent, path.Name, path.ArgumentInfo) as HostObject | null;
      default:
        throw new UnansweredError(`paths of type ${String(path.ObjectPathType)}`);
    }
  }

  private typeOf(object: HostObject): HostType<unknown> {
    const type = this.surface.types[object.type];
    if (!type) throw new UnansweredError(`the class ${object.type}`);
    return type as HostType<unknown>;
  }

  private service(name: string): HostObject {
    const service = this.surface.services[name];
    if (!service) throw new UnansweredError(`the service ${name}`);
    return service;
  }

  private performOn(object: HostObject | null, { Name: name, ArgumentInfo: info }: Action): unknown {
    if (name === "_KeepReference") return object && this.track(object);
    if (name === "_RemoveReference") return void this.references.tracked.delete(String(info?.Arguments?.[0]));
    const [, eventName] = /^_(?:Unr|R)egister(\w+)Event$/.exec(name) ?? [];
    if (eventName === undefined) return this.call(existing(object), name, info);
    return this.member(existing(object), `on${eventNames[eventName] ?? eventName}`, "isEvent");
  }

  private call(
    object: HostObject,
    name: string,
    { Arguments = [], ReferencedObjectPathIds = [] }: ArgumentInfo = {},
  ): unknown {
    const call = this.member(object, camelCase(name), "call");
    const args = Arguments.map((value, index) =>
      ReferencedObjectPathIds[index] ? existing(this.object(ReferencedObjectPathIds[index])) : (value ?? undefined),
    );
    return call(object.target, ...args);
  }

  private navigate(object: HostObject, name: string): HostObject | null {
    return this.member(object, camelCase(name), "navigate")(object.target);
  }

  private assign(object: HostObject, name: string, value: unknown): void {
    this.member(object, camelCase(name), "assign")(object.target, value);
  }

  /** The requested part of a member, if this version of Excel has the member. */
  private member<Part extends keyof Member<unknown>>(object: HostObject, name: string, part: Part) {
    const { members } = this.typeOf(object);
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    const found = member?.[part];
    if (!member || found === undefined) throw new UnansweredError(`${object.type}.${camelCase(name)}`);
    this.requireSet(member);
    return found as NonNullable<Member<unknown>[Part]>;
  }

  private requireSet({ since, needsDataTypes = false }: Member<unknown>): void {
    if (since !== undefined && !this.surface.isSupported(since))
      throw new HostError(
        "ApiNotFound",
        "The API you are trying to use could not be found. It may be available in a newer version of Excel.",
      );
    if (needsDataTypes && !this.surface.hasDataTypes)
      throw new HostError("GeneralException", "There was an internal error while processing the request.");
  }

  private track(object: HostObject): null {
    const reference = this.referenceOf.get(object) ?? this.references.create();
    this.referenceOf.set(object, reference);
    this.references.tracked.set(reference, object);
    return null;
  }

  /** The id by which the client requests the object in its next batch. */
  private identityOf(object: HostObject): Record<string, unknown> {
    const reference = this.referenceOf.get(object);
    const { id } = this.typeOf(object);
    return { ...(id && { Id: id(object.target) }), ...(reference === undefined ? {} : { _ReferenceId: reference }) };
  }

  /** `select`: names as the client wrote them, with paths such as "format/fill/color"; none or "*": every value. */
  private query(object: HostObject, select: readonly string[]): Record<string, unknown> {
    const { items } = this.typeOf(object);
    if (items) return this.queryCollection(object, items(object.target), select);
    const names = select.length === 0 ? ["*"] : select;
    const result = this.identityOf(object);
    for (const name of names.flatMap((each) => (each === "*" ? this.valuesOf(object) : [each]))) {
      const [head = "", ...rest] = name.split("/");
      const key = pascalCase(head);
      if (this.typeOf(object).members[head]?.navigate) {
        const reached = this.navigate(object, head);
        const inner = reached && this.query(reached, rest.length === 0 ? [] : [rest.join("/")]);
        result[key] = inner && { ...(result[key] as object | undefined), ...inner };
      } else result[key] = this.member(object, head, "get")(object.target);
    }
    return result;
  }

  /** Names that the collection itself has are its own; all others are those of its items. */
  private queryCollection(
    object: HostObject,
    items: readonly HostObject[],
    select: readonly string[],
  ): Record<string, unknown> {
    const own = select.filter((name) => this.typeOf(object).members[name]?.get);
    const ofItems = select.filter((name) => !own.includes(name));
    const values = own.map((name) => [pascalCase(name), this.member(object, name, "get")(object.target)] as const);
    const areItemsRequested = own.length === 0 || ofItems.length > 0;
    return {
      ...Object.fromEntries(values),
      ...(areItemsRequested && { _Items: items.map((item) => this.query(item, withoutItems(ofItems))) }),
    };
  }

  private valuesOf(object: HostObject): readonly string[] {
    return Object.entries(this.typeOf(object).members).flatMap(([name, { get, since }]) =>
      get && (since === undefined || this.surface.isSupported(since)) ? [name] : [],
    );
  }
}

const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const pascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const withoutItems = (select: readonly string[]): readonly string[] =>
  select.flatMap((name) => (name === "items" ? [] : [name.replace(/^items\//, "")]));

function existing(object: HostObject | null | undefined): HostObject {
  if (object === null || object === undefined) throw itemNotFound();
  return object;
}

/** Events that Microsoft's client registers by another name than that of their member. */
const eventNames: Readonly<Record<string, string>> = { DataChanged: "Changed" };
