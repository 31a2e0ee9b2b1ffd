import type { ChangedAspect } from "../src/messages/check-files-texts";
import type { FileProblem } from "../bom-files/bom-file";

/** The result of a run, and what --json prints. Names and types stay as they are; more may be added. */
export interface CheckResult {
  readonly files: readonly FileResult[];
  /** With --baseline: what changed since, once each. `files` then has the lines of these parts and of failures only. */
  readonly changes?: readonly PartChange[];
}

export interface FileResult {
  readonly file: string;
  /** null: a text file, or a file that can't be read. */
  readonly sheet: string | null;
  /** Sheets of the file that have a BOM, too, and weren't checked. */
  readonly otherSheets: readonly string[];
  readonly error?: { readonly code: FileProblem["code"]; readonly text: string };
  readonly lines: readonly LineResult[];
}

export interface LineResult {
  /** As in the spreadsheet, from 1. */
  readonly row: number;
  /** The row is hidden in the file. */
  readonly hidden?: true;
  readonly kind: string | null;
  readonly designators: readonly string[];
  readonly quantity: number | null;
  /** The part number; null if the line has none. */
  readonly number: string | null;
  readonly description: string;
  /** `stateName` of states.ts. */
  readonly state: string;
  /** The product's number if the line's has no package code. */
  readonly foundAs: string | null;
  /** YYYY-MM-DD. */
  readonly lastBuyDate: string | null;
  /** The manufacturer's. */
  readonly alternatives: readonly string[];
  /** With --alternatives: parts that meet or exceed the line, the best first. */
  readonly replacements?: readonly string[];
  /** How the part differs from the description, as a text; null if it doesn't. */
  readonly mismatch: string | null;
  /** Numbers that exist and are similar. */
  readonly near: readonly string[];
  /** Why the part is unknown. */
  readonly failure: string | null;
}

/** What the baseline keeps about a part. */
export type PartRecord = Pick<LineResult, "state" | "lastBuyDate" | "alternatives">;

export interface PartChange {
  readonly number: string;
  readonly what: ChangedAspect;
  readonly before: string;
  readonly after: string;
  readonly places: readonly { readonly file: string; readonly row: number }[];
}
