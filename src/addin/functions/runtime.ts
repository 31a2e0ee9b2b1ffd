import type { Language } from "../../product-data/vocabulary/language";
import type { Session } from "../../product-data/session";
import type { Abilities } from "../excel/abilities";
import type { Usage } from "../upkeep/usage";
import type { StartFailure } from "../../messages/failures/start-failure";

/** The dependencies of the functions. */
export interface Runtime extends Pick<Session, "loader" | "links"> {
  readonly search: Session["cachedSearch"];
  /** Counts the cells that got a value. */
  readonly activity: Pick<Session["activity"], "recordServed">;
  /** Records which cell requested what. */
  readonly usage: Usage;
  /** The language of error texts, and of data if a function names none. */
  readonly language: Language;
  /** SEARCH without a limit returns an error above this number of products. */
  readonly maximumParts: number;
  /** What this Excel can do. Without data types, a cell with one would show #VALUE!. */
  readonly abilities: Abilities;
  /** Whether texts and numbers can have formats, properties, and cards (CustomFunctionsRuntime 1.5). */
  readonly hasValueProperties: boolean;
  /** How numbers are displayed with units: by the user's setting, if the host supports it. */
  readonly formatted: Abilities["safeCodes"];
}

let current: Runtime | null = null;
let settle: (failure: StartFailure | null) => void;

/**
 * Settles when there is a runtime, or with the reason why there is none. Excel may call a function before Office is ready
 * and the settings are read.
 */
export const runtimeSettled = new Promise<StartFailure | null>((resolve) => (settle = resolve));

/** Called by the composition root. */
export function provideRuntime(runtime: Runtime): void {
  current = runtime;
  settle(null);
}

/** Called by the composition root if it fails: every call then returns this failure. */
export const refuseRuntime = (failure: StartFailure): void => settle(failure);

/** The runtime, synchronously, because thousands of calls need it; null before it is provided. */
export const currentRuntime = (): Runtime | null => current;
