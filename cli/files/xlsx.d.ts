import type { ParsingOptions, WorkBook } from "@e965/xlsx";

/** What the package's own types leave out. */
declare module "@e965/xlsx" {
  /** Reads a workbook that is unpacked. Its first entry is the root. */
  function parse_zip(
    container: {
      readonly FullPaths: readonly string[];
      readonly FileIndex: readonly { readonly name: string; readonly type: number; readonly content?: Uint8Array }[];
    },
    options: ParsingOptions,
  ): WorkBook;
}
