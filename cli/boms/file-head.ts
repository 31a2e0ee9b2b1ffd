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
/** A file of a folder without a BOM isn't counted; one that is named, and has none, is an error. */
export const isCounted = ({ error }: Pick<FileHead, "error">): boolean => error?.code !== "otherFile";
export const isUnread = (file: Pick<FileHead, "error">): boolean => file.error !== undefined && isCounted(file);
export type FileHead = v.InferOutput<typeof fileHead>;
