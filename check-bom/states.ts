import { type LineState, lineStateNames } from "../src/bom/index";

/** The states of lines as the results and --fail-on name them: `to-be-discontinued`. */
export const stateName = (state: LineState): string =>
  state === "unknown" ? "not-found" : state.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const stateNamed = (name: string): LineState | undefined =>
  lineStateNames.find((state) => stateName(state) === name);

/** `mismatch`: differs from its description. `changed`: since the baseline. */
export const failNames: readonly string[] = [...lineStateNames.map(stateName), "mismatch", "changed"];
