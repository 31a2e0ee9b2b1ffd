import { checkBom, type Finding, isAlarm, isDifference, readBom, type Verdict } from "../../src/bom/index";
import type { ProductData } from "../../src/product-data/index";
import { type Alarms, measureAlarms } from "./alarms";
import { measureReading } from "./reading";
import { readRecords, type Rows, unpackSheets } from "./sheets";
import { type Share, type Tally, tallyOf } from "./tally";

/** How often the check is right, on data of other people (test/accuracy/NOTICE.md). */
export interface Accuracy extends Alarms {
  /** Mistakes in BOMs that people reported publicly, if the line shows them. */
  readonly reported: Share;
  /** Lines without a mistake that raise no alarm. */
  readonly controls: Share;
  /** Numbers of lines that have several, labeled before the check saw them; and how each differs from the texts. */
  readonly severalNumbers: Share;
  readonly severalCompared: Share;
  /** Statements of lines that are read as a person reads them, by what they say. */
  readonly reading: ReadonlyMap<string, Share>;
  /** What isn't right, in words. */
  readonly wrong: readonly string[];
}

interface Reported {
  readonly source: string;
  readonly mistake: string;
  readonly rows: Rows;
  /** The aspect of the finding that shows it. */
  readonly shows?: Finding["aspect"];
  readonly control?: true;
  /** Why the line doesn't show it. */
  readonly undecidable?: string;
}

interface SeveralNumbers {
  readonly source: string;
  /** Titles and the line. */
  readonly rows: Rows;
  /** Differences of each number from the texts, as a person sees them: aspect and relation. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
}

type Check = (rows: Rows) => Promise<readonly Verdict[]>;

/** @param folder the folder with the data */
export async function measureAccuracy(folder: string, data: ProductData): Promise<Accuracy> {
  const wrong: string[] = [];
  const tally = tallyOf(wrong);
  const check: Check = (rows) =>
    checkBom(readBom(rows).lines, { loader: data.lookup.loader }, "en", new AbortController().signal);
  const sheets = await unpackSheets(folder);
  return {
    ...(await measureReported(await readRecords(folder, "reported.jsonl"), check, tally)),
    ...(await measureAlarms(sheets, await readRecords(folder, "alarms.jsonl"), check, tally)),
    ...(await measureSeveralNumbers(await readRecords(folder, "several-numbers.jsonl"), check, tally)),
    reading: measureReading(sheets, await readRecords(folder, "labels.jsonl"), tally),
    wrong,
  };
}

async function measureReported(
  cases: readonly Reported[],
  check: Check,
  tally: () => Tally,
): Promise<Pick<Accuracy, "reported" | "controls">> {
  const caught = tally();
  const controls = tally();
  for (const { rows, shows, control, mistake, source } of cases) {
    const findings = (await check(rows)).flatMap(findingsOf);
    if (control) controls.count(!findings.some(isAlarm), `false alarm: ${mistake}, ${source}`);
    if (shows)
      caught.count(
        findings.some(({ aspect, relation }) => aspect === shows && relation !== "same" && relation !== "exceeds"),
        `missed: ${mistake}, ${source}`,
      );
  }
  return { reported: caught.share, controls: controls.share };
}

async function measureSeveralNumbers(
  cases: readonly SeveralNumbers[],
  check: Check,
  tally: () => Tally,
): Promise<Pick<Accuracy, "severalNumbers" | "severalCompared">> {
  const severalNumbers = tally();
  const severalCompared = tally();
  for (const { rows, numbers: labeled, source } of cases) {
    const [verdict] = await check([...rows, ...rows.slice(1).map(resistorBeneath)]);
    for (const [number, expected] of Object.entries(labeled)) {
      const found = verdict?.numbers.find(({ number: { text, partno } }) => text === number || partno === number);
      severalNumbers.count(found !== undefined, `dropped: ${number}, ${source}`);
      const differences = (found?.findings ?? []).filter(isFromTexts).map(nameOfDifference);
      severalCompared.count(
        differences.sort().join() === [...expected].sort().join(),
        `${number}: ${differences.join(", ")} instead of ${expected.join(", ")}, ${source}`,
      );
    }
  }
  return { severalNumbers: severalNumbers.share, severalCompared: severalCompared.share };
}

const findingsOf = ({ findings, numbers }: Verdict): readonly Finding[] => [
  ...findings,
  ...numbers.flatMap((number) => number.findings),
];

/** The cells of the line below: a resistor, which has a designator if the line has one. */
const resistorBeneath = (cells: readonly string[]): readonly string[] =>
  cells.map((text) => (/^[CL]\d+$/.test(text) ? "R1" : ""));

const isFromTexts = (finding: Finding): boolean =>
  isDifference(finding) && [finding.required, finding.part].some((side) => side?.source.type === "cells");

const nameOfDifference = ({ aspect, relation }: Finding): string =>
  `${aspect.startsWith("size") ? "size" : aspect} ${relation}`;
