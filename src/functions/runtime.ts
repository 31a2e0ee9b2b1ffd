import type { Activity } from "../api/activity";
import type { Lookup } from "../catalog/lookup";
import type { RememberedSearch } from "../catalog/remembered-search";
import type { Language } from "../vocabulary/language";
import type { DownloadLinks } from "./download-links";
import type { Usage } from "./usage";

/** What the functions stand on. */
export interface Runtime {
  readonly lookup: Lookup;
  readonly search: RememberedSearch;
  readonly links: DownloadLinks;
  /** Counts the cells served. */
  readonly activity: Pick<Activity, "served">;
  /** Where the functions write down which cell asked for what. */
  readonly usage: Usage;
  /** Language of the data when a function names none. */
  readonly dataLanguage: Language;
  /** Language of error texts. */
  readonly textLanguage: Language;
  /** A SEARCH without a limit refuses to return more products. */
  readonly safetyCap: number;
  /** Whether the host has data types (CustomFunctionsRuntime 1.4): a result of that kind would be #VALUE! elsewhere. */
  readonly dataTypes: boolean;
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
