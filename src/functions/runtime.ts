import type { Activity } from "../api/activity";
import type { PartLoader } from "../catalog/part-loader";
import type { CachedSearch } from "../catalog/cached-search";
import type { Language } from "../vocabulary/language";
import type { DownloadLinks } from "../catalog/download-links";
import type { Usage } from "./usage";

/** What the functions stand on. */
export interface Runtime {
  readonly loader: PartLoader;
  readonly search: CachedSearch;
  readonly links: DownloadLinks;
  /** Counts the cells served. */
  readonly activity: Pick<Activity, "recordServed">;
  /** Where the functions write down which cell asked for what. */
  readonly usage: Usage;
  /** Of error texts, and of the data when a function names none. */
  readonly language: Language;
  /** A SEARCH without a limit refuses to return more products. */
  readonly safetyCap: number;
  /** Whether the host has data types (CustomFunctionsRuntime 1.4): a result of that kind would be #VALUE! elsewhere. */
  readonly hasDataTypes: boolean;
  /** Whether numbers display as the service writes them: the user wants it and the host can. */
  readonly formatted: boolean;
}

let current: Runtime | null = null;
let provide: (runtime: Runtime) => void;

/** Settles when there is a runtime: Excel may call a function before Office is ready and the settings are read. */
export const runtimeProvided = new Promise<Runtime>((resolve) => (provide = resolve));

/** Called by the composition root. */
export function provideRuntime(runtime: Runtime): void {
  current = runtime;
  provide(runtime);
}

/** The runtime, without a promise, because thousands of calls ask for it; null before it is provided. */
export const currentRuntime = (): Runtime | null => current;
