import { Failed } from "../../base/failed";
/** Why packed tables can't be created or opened. src/messages makes the text. */
export type TablesFailure =
  /** The bytes aren't packed tables. */
  | { readonly code: "notTables" }
  /** The tables were written by another version of the add-in. */
  | { readonly code: "otherVersion" }
  /** The end is missing, or the parts are inconsistent, such as a translation and another English table than its own. */
  | { readonly code: "damaged" }
  /** Two products have this part number. */
  | { readonly code: "repeatedPart"; readonly partno: string }
  /** Tables can't store this part number: it contains a line break or half a character. */
  | { readonly code: "unusablePart"; readonly partno: string }
  /** A translation has different products than the English table. `partno` is the first that only one of them has. */
  | { readonly code: "otherParts"; readonly partno: string };

export function damaged(): never {
  throw new Failed<TablesFailure>({ code: "damaged" });
}
