import type { ApiFailure, CatalogBytes, LookupFailure, Product } from "../../src/product-data/index";
import type { Lookup } from "../../src/product-data/index";
import type { Input, JobName, Output } from "./jobs";

/** What a worker needs from its start on: the catalog, or null to use the main thread, which requests from the service. */
export interface WorkerStart {
  readonly catalog: CatalogBytes | null;
}

/** A message to a worker, which has one job at a time. */
export type Order =
  | { readonly kind: "job"; readonly name: JobName; readonly input: Input<JobName> }
  | { readonly kind: "reply"; readonly id: number; readonly reply: Reply };

/** A message from a worker. */
export type News =
  /** The job begins: until then the thread loaded the program. */
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly output: Output<JobName> }
  /** A mistake of the program. */
  | { readonly kind: "broken"; readonly message: string }
  | { readonly kind: "question"; readonly id: number; readonly question: Question };

/** A call of `Lookup`, without its waiter. */
export type Question =
  | { readonly kind: "part"; readonly partno: string; readonly language: LoadArguments[1] }
  | { readonly kind: "search"; readonly question: Parameters<Lookup["search"]["find"]>[0] };

type LoadArguments = Parameters<Lookup["loader"]["load"]>;

export type Reply =
  | { readonly kind: "products"; readonly products: readonly Product[] }
  | { readonly kind: "lookupFailure"; readonly failure: LookupFailure }
  | { readonly kind: "apiFailure"; readonly failure: ApiFailure };
