import * as v from "valibot";
import { closestPart } from "../closest-part";
import { fileHead } from "../boms/file-head";
import { listOf, orNull } from "../schema";

const finding = v.object({
  aspect: v.string(),
  /** How the sides compare: `exceeds`, `fallsShort`, `contradicts`, or `notComparable`. */
  relation: v.string(),
  /** Whether it is sure enough for --fail-on mismatch. */
  alarm: v.boolean(),
  /** What both sides say, in the language of the run. */
  text: v.string(),
  /** The columns of the cells that say it, from 1. */
  columns: listOf(v.number()),
});
export type FindingResult = v.InferOutput<typeof finding>;

/** A part number of a line. */
export const numberResult = v.object({
  number: v.string(),
  /** The name in the BOM; "" if it has none. */
  manufacturer: v.string(),
  state: v.string(),
  /** The product's number if this one has no package code. */
  foundAs: orNull.text,
  /** YYYY-MM-DD. */
  lastBuyDate: orNull.text,
  /** YYYY-MM-DD, or YYYY-MM where the service has no day. */
  productionEndDate: orNull.text,
  minimumOrder: orNull.number,
  /** The alternatives that the manufacturer names. */
  alternatives: listOf(v.string()),
  /** Numbers that exist and are similar. */
  near: listOf(v.string()),
  /** Why the part is unknown. */
  failure: orNull.text,
  /** Differences from the line; of an alternate also those from the main number. */
  findings: listOf(finding),
});
export type NumberResult = v.InferOutput<typeof numberResult>;

/** An inductor that fits a line without a rated current. */
const candidate = v.object({
  number: v.string(),
  /**
   * Currents in amperes: the rated one by the rise of temperature, the saturation current by the drop of inductance.
   */
  ratedCurrent: orNull.number,
  saturationCurrent: orNull.number,
  /** The maximum DC resistance, in ohms. */
  resistance: orNull.number,
});
export type CandidateResult = v.InferOutput<typeof candidate>;

/** What is to be looked at before a part is used: `code` as in gate.ts. */
const reason = v.object({ code: v.string(), text: v.string() });
export type Reason = v.InferOutput<typeof reason>;

const lineResult = v.object({
  /** The row number in the spreadsheet: the first is 1. */
  row: v.number(),
  /** The row is hidden in the file. */
  hidden: v.exactOptional(v.literal(true)),
  /** Only the start of the value or the description was read. */
  cut: v.exactOptional(v.literal(true)),
  kind: orNull.text,
  designators: listOf(v.string()),
  quantity: orNull.number,
  description: v.string(),
  /** Its number, or what else it is recognized by. */
  name: v.string(),
  /**
   * The state, by `stateName` of states.ts: that of the one of the line's own numbers that needs the most attention.
   */
  state: v.string(),
  /** Its part numbers, the main one first. */
  numbers: listOf(numberResult),
  /** A number that a spreadsheet rounded, as its cell shows it: `8.85012E+11`. */
  destroyedNumber: orNull.text,
  /** Why the line isn't checked, or has no alternatives: the service failed. null: it is checked. */
  failure: orNull.text,
  /** Texts of the line that can't both be right. */
  findings: listOf(finding),
  /** What it also says, which isn't understood and was compared with nothing, with the column, from 1. */
  alsoSays: listOf(v.object({ text: v.string(), column: v.number() })),
  /** Words that aren't the name of what they are read as. */
  readAs: listOf(v.object({ text: v.string(), column: v.number(), as: v.string() })),
  /** All that Check BOM says of it besides its state, in the language of the run. What doesn't match comes first. */
  remarks: listOf(v.string()),
  /**
   * Inductors that meet a line without a rated current, the highest current first; a person chooses. Absent without
   * --alternatives.
   */
  candidates: v.exactOptional(listOf(candidate)),
  /**
   * Parts that meet or exceed the line, the best first, with what is to be looked at before each is used. Absent
   * without --alternatives.
   */
  replacements: v.exactOptional(
    listOf(
      v.object({
        number: v.string(),
        state: v.string(),
        lookFirst: listOf(reason),
      }),
    ),
  ),
  /**
   * Parts that may be used instead of its numbers, or why those that meet it need a look; both are empty if the BOM
   * forbids others. Absent without --substitutes.
   */
  substitutes: v.exactOptional(v.object({ numbers: listOf(v.string()), lookFirst: listOf(reason) })),
  /** The closest part if no part fits. Absent without --alternatives. */
  closest: v.exactOptional(closestPart),
});
export type LineResult = v.InferOutput<typeof lineResult>;
export type SubstitutesResult = NonNullable<LineResult["substitutes"]>;

export const fileResult = v.object({ ...fileHead.entries, lines: listOf(lineResult) });
export type FileResult = v.InferOutput<typeof fileResult>;

const partChange = v.object({
  number: v.string(),
  what: v.picklist(["state", "lastBuyDate", "alternatives", "vanished"]),
  before: v.string(),
  after: v.string(),
  places: listOf(v.object({ file: v.string(), row: v.number() })),
});
export type PartChange = v.InferOutput<typeof partChange>;

/** The result of a run, and what --json prints. Names and types stay as they are; more may be added. */
export const checkResult = v.object({
  files: listOf(fileResult),
  /**
   * Changes since the baseline, each once; then `files` has only lines of these parts and failures. Absent without
   * --baseline.
   */
  changes: v.exactOptional(listOf(partChange)),
  /** Text files that may be BOMs and weren't read. Only the tools for assistants list them. */
  skipped: v.exactOptional(listOf(v.string())),
});
export type CheckResult = v.InferOutput<typeof checkResult>;

/** Whether a number, or another text, contradicts the line. */
export const isMismatch = (line: LineResult): boolean => findingsOf(line).some(({ alarm }) => alarm);

/** Whether something may be wrong, besides what a component is: no part that is only better, and no line for the same. */
export const isDoubtful = (line: LineResult): boolean =>
  findingsOf(line).some(
    ({ relation, aspect }) =>
      (relation === "contradicts" || relation === "fallsShort") && aspect !== "kind" && aspect !== "twin",
  );

const findingsOf = ({ findings, numbers }: LineResult): readonly FindingResult[] => [
  ...findings,
  ...numbers.flatMap((number) => number.findings),
];
