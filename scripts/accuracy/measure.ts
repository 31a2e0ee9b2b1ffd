import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Verdict, checkBom, type Finding, isAlarm, isDifference, readBom } from "../../src/bom/index";
import { readRows } from "../measures";
import type { ProductData } from "../../src/product-data/index";

/** How often the check is right, on data of other people (test/accuracy/NOTICE.md). */
export interface Accuracy {
  /** Mistakes in BOMs that people reported publicly, if the line shows them. */
  readonly reported: Share;
  /** Lines without a mistake that raise an alarm. */
  readonly controls: Share;
  /** Alarms on real lines that were judged by eye: those that are still raised. */
  readonly alarms: Share;
  /** Real lines with a false alarm, among all that were checked. */
  readonly falseAlarms: Share;
  /** Numbers of lines with several, and in what alternates differ from the main number. */
  readonly alternates: Share;
  readonly differences: Share;
  /**
   * Numbers of lines that have several numbers, labeled before the check saw them; and how each differs from the texts.
   */
  readonly severalNumbers: Share;
  readonly severalCompared: Share;
  /** Lines that are read as a person reads them, by what they say. */
  readonly reading: ReadonlyMap<string, Share>;
  /** What isn't right, in words. */
  readonly wrong: readonly string[];
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

type Rows = readonly (readonly string[])[];

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

interface JudgedAlarm {
  readonly source: string;
  /** "" if the texts contradict each other. */
  readonly number: string;
  readonly texts: readonly string[];
  readonly aspects: readonly Finding["aspect"][];
  /** Other lines of its BOM show that sizes are in inches. */
  readonly inches?: true;
  /** The number of lines that have it. */
  readonly lines: number;
  /** The judgment, with its reason: `true: …` or `false: …`. */
  readonly judged: string;
}

interface Alternates {
  readonly numbers: readonly string[];
  /** Differences of each number: aspect and relation. */
  readonly differences: Readonly<Record<string, readonly string[]>>;
}

interface SeveralNumbers {
  readonly source: string;
  /** Titles and the line. */
  readonly rows: Rows;
  /** Differences of each number from the texts, as a person sees them: aspect and relation. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
}

interface LabeledBom {
  readonly source: string;
  readonly rows: Rows;
  readonly lines: readonly LabeledLine[];
}

interface LabeledLine {
  readonly row: number;
  readonly kind: string;
  readonly notFitted?: true;
  readonly capacitance?: number;
  readonly inductance?: number;
  readonly voltage?: number;
  /** Inch code. */
  readonly size?: string;
  readonly dielectric?: string;
  readonly number?: string;
}

/** The lines on which the judged alarms were found: all of three collections of public BOMs. */
const linesJudged = 10_721;

/** @param folder the folder with the data */
export async function measureAccuracy(folder: string, data: ProductData): Promise<Accuracy> {
  const wrong: string[] = [];
  const measure: Measure = {
    read: async (name) =>
      (await readFile(path.join(folder, name), "utf8"))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as never),
    check: async (rows) => {
      const { lines } = readBom(rows);
      return checkBom(lines, { loader: data.lookup.loader }, "en", new AbortController().signal);
    },
    tally: shareOf(wrong),
  };
  return {
    ...(await measureReported(measure)),
    ...(await measureAlarms(measure)),
    ...(await measureAlternates(measure)),
    ...(await measureSeveralNumbers(measure)),
    reading: await measureReading(measure),
    wrong,
  };
}

interface Measure {
  /** The lines of a file of the folder. */
  readonly read: <T>(name: string) => Promise<readonly T[]>;
  readonly check: (rows: Rows) => Promise<readonly Verdict[]>;
  readonly tally: () => Tally;
}

async function measureReported({ read, check, tally }: Measure): Promise<Pick<Accuracy, "reported" | "controls">> {
  const caught = tally();
  const controls = tally();
  for (const { rows, shows, control, mistake, source } of await read<Reported>("reported.jsonl")) {
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

async function measureAlarms({ read, check, tally }: Measure): Promise<Pick<Accuracy, "alarms" | "falseAlarms">> {
  const alarms = tally();
  let falseLines = 0;
  for (const { number, texts, aspects, inches, judged, lines, source } of await read<JudgedAlarm>("alarms.jsonl")) {
    const rows = [...rowsOf(texts, [number]), ...(inches ? linesInInches : [])];
    const raised = (await check(rows)).flatMap(findingsOf).filter(isAlarm);
    const isRaised = aspects.every((aspect) => raised.some((finding) => finding.aspect === aspect));
    const isTrue = judged.startsWith("true");
    if (isTrue) alarms.count(isRaised, `no longer raised: ${number} ${texts.join(" | ")}, ${source}`);
    else if (isRaised) falseLines += lines;
  }
  return { alarms: alarms.share, falseAlarms: { right: linesJudged - falseLines, of: linesJudged } };
}

async function measureAlternates({
  read,
  check,
  tally,
}: Measure): Promise<Pick<Accuracy, "alternates" | "differences">> {
  const numbers = tally();
  const differences = tally();
  for (const { numbers: labeled, differences: expected } of await read<Alternates>("alternates.jsonl"))
    for (const rows of [rowsOf([], labeled), rowsOf([], [labeled.join(", ")]), rowsBeneath(labeled)]) {
      const [verdict] = await check(rows);
      const found = new Map(verdict?.numbers.map(({ number, findings }) => [number.partno, findings]));
      for (const number of labeled) numbers.count(found.has(number), `dropped: ${number} of ${labeled.join(" ")}`);
      const main = verdict?.numbers[0]?.result?.kind;
      for (const number of main === "found" ? [] : labeled.slice(1)) {
        const own = found.get(number)?.map(({ aspect, relation }) => `${aspect} ${relation}`) ?? [];
        const isSame = own.join() === (expected[number] ?? []).join();
        differences.count(isSame, `${number} next to ${labeled[0] ?? ""}: ${own.join(", ")}`);
      }
    }
  return { alternates: numbers.share, differences: differences.share };
}

async function measureSeveralNumbers({
  read,
  check,
  tally,
}: Measure): Promise<Pick<Accuracy, "severalNumbers" | "severalCompared">> {
  const severalNumbers = tally();
  const severalCompared = tally();
  for (const { rows, numbers: labeled, source } of await read<SeveralNumbers>("several-numbers.jsonl")) {
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

async function measureReading({ read, tally }: Measure): Promise<Accuracy["reading"]> {
  const reading = new Map<string, Tally>();
  for (const { rows, lines, source } of await read<LabeledBom>("lines.jsonl")) {
    const found = new Map(readRows(rows).lines.map((line) => [line.row, line]));
    for (const labeled of lines) {
      const line = found.get(labeled.row);
      const said: Partial<NonNullable<typeof line>["said"]> = line?.said ?? {};
      const judge = (what: string, label: unknown, isRight: boolean): void => {
        if (label === undefined) return;
        const share = reading.get(what) ?? tally();
        reading.set(what, share.count(isRight, `${what}: ${source}, ${JSON.stringify(rows[labeled.row])}`));
      };
      judge("kind", labeled.kind, line !== undefined && (kinds[labeled.kind] ?? []).includes(line.kind));
      judge("not fitted", labeled.notFitted, line?.doNotPopulate === true);
      judge("capacitance", labeled.capacitance, isClose(said.capacitance, labeled.capacitance));
      judge("inductance", labeled.inductance, isClose(said.inductance, labeled.inductance));
      judge("voltage", labeled.voltage, isClose(said.voltage, labeled.voltage));
      judge("size", labeled.size, said.sizeInch === labeled.size);
      judge("characteristic", labeled.dielectric, said.dielectric?.includes(labeled.dielectric ?? "") === true);
      judge(
        "number",
        labeled.number,
        line?.numbers.some(({ text }) => isSameNumber(text, labeled.number ?? "")) === true,
      );
    }
  }
  return new Map([...reading].map(([what, { share }]) => [what, share]));
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

/** A line with a column for each text and each number, and a line of another part. */
function rowsOf(texts: readonly string[], numbers: readonly string[]): Rows {
  const [value = "", ...others] = texts;
  return [
    ["Designator", "Value", ...others.map(() => "Description"), ...numbers.map((_, at) => `MPN ${String(at + 1)}`)],
    [designatorFor(texts, numbers), value, ...others, ...numbers],
    ["R1", "10k", ...others.map(() => ""), "RC0603FR-0710KL"],
  ];
}

const linesInInches: Rows = ["C2", "C3", "C4", "C5"].map((name) => [name, "0402", "CL05B104KO5NNNC"]);

/** The other numbers in rows beneath the line. */
const rowsBeneath = (numbers: readonly string[]): Rows => [
  ["Designator", "Qty", "Value", "MPN"],
  [designatorFor([], numbers), "1", "", numbers[0] ?? ""],
  ...numbers.slice(1).map((number) => ["", "", "", number]),
  ["R1", "1", "10k", "RC0603FR-0710KL"],
];

const designatorFor = (texts: readonly string[], numbers: readonly string[]): string =>
  /\d ?[nuµ]?H\b|\d+n$|^(?:NR|SR|SER|MWSA|FXL|FB|7443|SWPA|DFE|ASPI)/.test([...numbers, ...texts].join(" "))
    ? "L1"
    : "C1";

const kinds: Readonly<Record<string, readonly (string | null)[]>> = {
  "ceramic capacitor": ["ceramicCapacitor"],
  capacitor: ["ceramicCapacitor", null],
  "electrolytic/tantalum/film": ["otherCapacitor"],
  inductor: ["inductor"],
  "ferrite bead": ["ferriteBead"],
  other: ["resistor", "other", null],
};

const isClose = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) <= 1e-6 * Math.abs(other);

const isSameNumber = (one: string, other: string): boolean => {
  const [short, long] = [one, other]
    .map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .sort((a, b) => a.length - b.length);
  return short !== undefined && short.length > 5 && long?.startsWith(short) === true;
};

interface Tally {
  readonly share: Share;
  count(isRight: boolean, otherwise: string): Tally;
}

const shareOf = (wrong: string[]) => (): Tally => {
  const share = { right: 0, of: 0 };
  const self: Tally = {
    share,
    count(isRight, otherwise) {
      share.of += 1;
      if (isRight) share.right += 1;
      else wrong.push(otherwise);
      return self;
    },
  };
  return self;
};
