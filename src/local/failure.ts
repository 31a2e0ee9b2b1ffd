/** Why packed tables are not made or not opened. Text is made at the edge (src/messages). */
export type TablesFailure =
  /** The bytes are no packed tables. */
  | { readonly code: "notTables" }
  /** They were written by another version of the add-in. */
  | { readonly code: "otherVersion" }
  /** Their end is missing, or a part contradicts another. */
  | { readonly code: "damaged" }
  /** They belong to another English table than the one at hand. */
  | { readonly code: "otherBase" }
  /** Two products have this part number. */
  | { readonly code: "repeatedPart"; readonly partno: string }
  /** No table can hold this part number: it has a line break or half a character. */
  | { readonly code: "unusablePart"; readonly partno: string }
  /** A translation has other products than the English table; the first that only one of them has. */
  | { readonly code: "otherParts"; readonly partno: string };

export class TablesError extends Error {
  override readonly name = "TablesError";
  constructor(readonly failure: TablesFailure) {
    super(failure.code);
  }
}
