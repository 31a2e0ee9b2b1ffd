import { type LineState, lineStateNames, lineStates } from "../../src/bom/index";
import { stateText as textOfState } from "../../src/messages/verdict-texts";
import type { Language } from "../../src/product-data/index";

/** The states of lines as the results and --fail-on name them: `to-be-discontinued`. */
export const stateName = (state: LineState): string =>
  state === "unknown" ? "not-found" : state.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** By their names. */
export const namedStates: ReadonlyMap<string, { readonly state: LineState } & (typeof lineStates)[LineState]> = new Map(
  lineStateNames.map((state) => [stateName(state), { state, ...lineStates[state] }]),
);

/** As Check BOM shows it. */
export function stateText(name: string, language: Language): string {
  const named = namedStates.get(name);
  return named === undefined ? name : textOfState(named, language);
}

/** For --fail-on. `mismatch`: differs from its description. `changed`: since the baseline. */
export const failNames: readonly string[] = [...namedStates.keys(), "mismatch", "changed"];
