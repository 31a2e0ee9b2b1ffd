import type { ClosestPart, Finding } from "../../src/bom/index";
import type { ChangedAspect } from "../../src/messages/check-files-texts";
import type { FileHead } from "../files/read-lines";

/** The result of a run, and what --json prints. Names and types stay as they are; more may be added. */
export interface CheckResult {
  readonly files: readonly FileResult[];
  /** With --baseline: what changed since, once each. `files` then has the lines of these parts and of failures only. */
  readonly changes?: readonly PartChange[];
}

export interface FileResult extends FileHead {
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
  readonly description: string;
  /** `stateName` of states.ts: of the line's own numbers the one that needs the most attention. */
  readonly state: string;
  /** Its part numbers, the main one first. */
  readonly numbers: readonly NumberResult[];
  /** A number that a spreadsheet rounded, as it stands there: `8.85012E+11`; null if none is. */
  readonly destroyedNumber: string | null;
  /** Texts of the line that can't both be right. */
  readonly findings: readonly FindingResult[];
  /** With --alternatives: parts that meet or exceed the line, the best first. */
  readonly replacements?: readonly string[];
  /** With --alternatives: inductors that meet a line without a rated current, the highest current first. A person chooses. */
  readonly candidates?: readonly CandidateResult[];
  /** With --alternatives: if no part meets the line, the closest one, and in what it falls short. */
  readonly closest?: { readonly number: string; readonly shortfalls: ClosestPart["shortfalls"] };
}

/** null: not in the data. */
export interface CandidateResult {
  readonly number: string;
  /** In amperes: by the rise of temperature, and by the drop of inductance. */
  readonly ratedCurrent: number | null;
  readonly saturationCurrent: number | null;
  /** In ohms, at most. */
  readonly resistance: number | null;
}

/** A part number of a line. */
export interface NumberResult {
  readonly number: string;
  /** As the BOM names it; "" if it names none. */
  readonly manufacturer: string;
  readonly state: string;
  /** The product's number if this one has no package code. */
  readonly foundAs: string | null;
  /** YYYY-MM-DD. */
  readonly lastBuyDate: string | null;
  /** As the service writes it: YYYY-MM-DD or YYYY-MM. */
  readonly productionEndDate: string | null;
  readonly minimumOrder: number | null;
  /** The manufacturer's. */
  readonly alternatives: readonly string[];
  /** Numbers that exist and are similar. */
  readonly near: readonly string[];
  /** Why the part is unknown. */
  readonly failure: string | null;
  /** In what it differs from the line; an alternate also from the main number. */
  readonly findings: readonly FindingResult[];
}

export interface FindingResult {
  readonly aspect: Finding["aspect"];
  readonly relation: Finding["relation"];
  /** Sure enough for --fail-on mismatch. */
  readonly alarm: boolean;
  /** Both sides, in the language of the run. */
  readonly text: string;
  /** The columns of the cells that say it, from 1. */
  readonly columns: readonly number[];
}

/** What the baseline keeps about a part. */
export type PartRecord = Pick<NumberResult, "state" | "lastBuyDate" | "alternatives">;

export interface PartChange {
  readonly number: string;
  readonly what: ChangedAspect;
  readonly before: string;
  readonly after: string;
  readonly places: readonly { readonly file: string; readonly row: number }[];
}

/** Whether a part of the line got no answer. */
export const hasFailed = ({ numbers }: LineResult): boolean => numbers.some(({ failure }) => failure !== null);

/** Whether a number, or another text, contradicts the line. */
export const isMismatch = ({ findings, numbers }: LineResult): boolean =>
  [...findings, ...numbers.flatMap((number) => number.findings)].some(({ alarm }) => alarm);
