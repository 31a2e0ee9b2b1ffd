/** Why an XML part of the workbook isn't used. A failure of one part doesn't affect the others. */
export type ReadFailure =
  /** It is truncated or changed, or its content contradicts itself or the document. */
  | { readonly code: "damaged" }
  /** Another version of the add-in wrote it. */
  | { readonly code: "otherVersion" }
  /** It is larger than the add-in writes, possibly only after decompression. */
  | { readonly code: "oversized" };

/** Why values weren't kept in the workbook. The values kept before are then unchanged. */
export type KeepFailure =
  /** The values need more bytes than the add-in writes to a workbook. */
  | { readonly code: "tooManyValues"; readonly bytes: number; readonly allowedBytes: number }
  /** No formula has a value that can be kept. */
  | { readonly code: "nothingToKeep" }
  /** This version of Excel has no XML parts (ExcelApi 1.5). */
  | { readonly code: "noXmlParts" }
  /** Excel denies access to the workbook: it is read-only or protected. */
  | { readonly code: "writeRefused" }
  /** Excel returns other content than was written. */
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
