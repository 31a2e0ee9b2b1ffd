import * as v from "valibot";
import { listOf, orNull } from "../schema";

/** A sheet of a file, or why there is none. */
export const fileHead = v.object({
  file: v.string(),
  /** null: a text file, or a file that can't be read. */
  sheet: orNull.text,
  /** Sheets of the file that have a BOM, too, and weren't read. */
  otherSheets: listOf(v.string()),
  error: v.exactOptional(v.object({ code: v.string(), text: v.string() })),
});
export type FileHead = v.InferOutput<typeof fileHead>;
