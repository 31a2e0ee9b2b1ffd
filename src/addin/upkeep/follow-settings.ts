import type { Settings } from "../settings";
import { recalculate, recalculateFailed } from "./recalculate";
import type { Usage } from "./usage";

/** Recalculates cells that may need the settings or the key that another workbook has changed. */
export async function followSettings(before: Settings, after: Settings, usage: Usage): Promise<void> {
  const isEverywhere = shown.some((name) => before[name] !== after[name]);
  await (isEverywhere ? recalculate() : recalculateFailed(usage));
}

/** Settings that all cells depend on. */
const shown = ["language", "formatted", "serviceUrl"] as const satisfies readonly (keyof Settings)[];
