/** Why a part of the workbook's XML is not used. What is wrong with one part leaves the others in use. */
export type ReadFailure =
  /** Its end is missing, it was changed, or what it holds contradicts itself or the document. */
  | { readonly code: "damaged" }
  /** Another version of the add-in wrote it. */
  | { readonly code: "otherVersion" }
  /** It is larger than the add-in writes, also when decompressed. */
  | { readonly code: "oversized" };

/** Why values were not kept in the workbook. Then what was kept before is still there. */
export type KeepFailure =
  /** The values take more bytes than the add-in puts into a workbook. */
  | { readonly code: "tooManyValues"; readonly bytes: number; readonly allowedBytes: number }
  /** No formula has a value that can be kept. */
  | { readonly code: "nothingToKeep" }
  /** This Excel has no XML parts (ExcelApi 1.5). */
  | { readonly code: "noXmlParts" }
  /** Excel denies access to the workbook: it is read-only or protected. */
  | { readonly code: "writeRefused" }
  /** What Excel gives back is not what was written. */
  | { readonly code: "writtenOtherwise" };

export class ReadError extends Error {
  override readonly name = "ReadError";
  constructor(readonly failure: ReadFailure) {
    super(failure.code);
  }
}

export class KeepError extends Error {
  override readonly name = "KeepError";
  constructor(readonly failure: KeepFailure) {
    super(failure.code);
  }
}
