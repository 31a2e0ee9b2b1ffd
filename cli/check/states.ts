import { type LineState, lineStateNames, lineStates } from "../../src/bom/index";
import { stateText as textOfState } from "../../src/messages/line/verdict-texts";
import type { Language } from "../../src/product-data/index";

/** The states of lines as the results and --fail-on name them: `to-be-discontinued`. */
export const stateName = (state: LineState): string =>
  state === "unknown" ? "not-found" : state.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The states by the names that the program prints. */
export const namedStates: ReadonlyMap<string, { readonly state: LineState } & (typeof lineStates)[LineState]> = new Map(
  lineStateNames.map((state) => [stateName(state), { state, ...lineStates[state] }]),
);

/** The text that Check BOM shows for the state. */
export function stateText(name: string, language: Language): string {
  const named = namedStates.get(name);
  return named === undefined ? name : textOfState(named, language);
}

/** What --fail-on can name. `mismatch`: differs from its description. `changed`: since the baseline. */
export const failNames: readonly string[] = [...namedStates.keys(), "mismatch", "changed"];
