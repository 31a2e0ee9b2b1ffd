import type { Settings } from "../settings";
import { recalculate, recalculateFailed } from "./recalculate";
import type { Usage } from "./usage";

/** After another workbook changed the settings or the key: recalculates the cells that the change may be of use for. */
export async function followSettings(before: Settings, after: Settings, usage: Usage): Promise<void> {
  const isEverywhere = shown.some((name) => before[name] !== after[name]);
  await (isEverywhere ? recalculate() : recalculateFailed(usage));
}

/** Settings that all cells depend on. */
const shown = ["language", "formatted", "serviceUrl"] as const satisfies readonly (keyof Settings)[];
