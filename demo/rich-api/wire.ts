/**
 * Requests and responses of Office's rich API, as Microsoft's client writes and reads them. Names are in PascalCase.
 */
export interface Batch {
  readonly Actions: readonly Action[];
  readonly ObjectPaths: Readonly<Record<string, ObjectPath>>;
}

export interface Action {
  readonly Id: number;
  readonly ActionType: number;
  readonly Name: string;
  readonly ObjectPathId: number;
  readonly ArgumentInfo?: ArgumentInfo;
  readonly QueryInfo?: { readonly Select?: readonly string[] };
}

/** How to reach an object, from the root or from another object of the same batch. */
export interface ObjectPath {
  readonly Id: number;
  readonly ObjectPathType: number;
  readonly Name: string;
  readonly ParentObjectPathId?: number;
  readonly ArgumentInfo?: ArgumentInfo;
}

export interface ArgumentInfo {
  /** An omitted argument is null. */
  readonly Arguments?: readonly unknown[];
  /** The path whose object is the argument; 0: the argument is a value. */
  readonly ReferencedObjectPathIds?: readonly number[];
}

export interface BatchResult {
  readonly Error: BatchError | null;
  readonly Results: readonly { readonly ActionId: number; readonly Value: unknown }[];
  /** The client never registers an event if there are none. */
  readonly TraceIds: readonly number[];
}

export interface BatchError {
  readonly Code: string;
  readonly Message: string;
  readonly Location: string;
  readonly ActionIndex: number;
  readonly HttpStatusCode: number;
}

/** Numbers of the kinds of actions. */
export const actionType = { instantiate: 1, query: 2, method: 3, setProperty: 4, trace: 5 } as const;

/** Numbers of the kinds of paths: what the name of a path means. */
export const pathType = {
  root: 1,
  service: 2,
  method: 3,
  property: 4,
  indexer: 5,
  reference: 6,
  nullObject: 7,
} as const;
