import type { Finding, Verdict } from "../../src/bom/index";
import type { Sheet } from "./sheets";

/** An alarm on a line of a sheet, judged by what the line says and the data of its parts (NOTICE.md). */
export interface JudgedAlarm {
  readonly source: string;
  readonly row: number;
  readonly aspect: Finding["aspect"];
  /** The judgment with its reason: `true: …` or `false: …`. */
  readonly judged: string;
}

export interface Alarms {
  /** Alarms that were judged to be true, and those of them that are raised. */
  readonly raised: Share;
  /** Lines, and those without a false alarm, which is one that wasn't judged to be true. */
  readonly quiet: Share;
  /** What isn't right, in words. */
  readonly wrong: readonly string[];
  /** Alarms without a judgment. */
  readonly unjudged: readonly string[];
  /** Lines to judge, in words, without knowing which of them have an alarm. */
  readonly toJudge: readonly string[];
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

/** Checks whole sheets, and compares their alarms with the judged ones, by line and aspect. */
export async function measureAlarms(
  sheets: readonly Sheet[],
  judged: readonly JudgedAlarm[],
  check: (rows: Sheet["rows"]) => Promise<readonly Verdict[]>,
): Promise<Alarms> {
  const judgments = new Map(judged.map((alarm) => [nameOf(alarm), alarm.judged]));
  const isFalse = (name: string): boolean => judgments.get(name)?.startsWith("true") !== true;
  const checked = sheets.map(async ({ source, rows }) =>
    (await check(rows)).map((verdict) => ({ source, rows, verdict, names: namesOf(source, verdict) })),
  );
  const lines = (await Promise.all(checked)).flat();
  const raised = new Set(lines.flatMap(({ names }) => names));
  const real = [...judgments.keys()].filter((name) => !isFalse(name));
  const missed = real.filter((name) => !raised.has(name));
  const loud = lines.filter(({ names }) => names.some(isFalse));
  const unjudged = [...raised].filter((name) => !judgments.has(name));
  return {
    raised: { right: real.length - missed.length, of: real.length },
    quiet: { right: lines.length - loud.length, of: lines.length },
    wrong: [
      ...missed.map((name) => `not raised: ${name}`),
      ...[...raised].filter(isFalse).map((name) => `false alarm: ${name}`),
    ],
    unjudged,
    // Their neighbors are judged with them.
    toJudge: lines
      .filter((_, at) =>
        lines.slice(Math.max(0, at - 1), at + 2).some(({ names }) => names.some((name) => unjudged.includes(name))),
      )
      .map(({ source, rows, verdict }) => textOf(source, rows, verdict)),
  };
}

const namesOf = (source: string, { line: { row }, mismatches }: Verdict): readonly string[] => [
  ...new Set(mismatches.map(({ aspect }) => nameOf({ source, row, aspect }))),
];

const nameOf = ({ source, row, aspect }: Omit<JudgedAlarm, "judged">): string =>
  `${source}, row ${String(row)}, ${aspect.startsWith("size") ? "size" : aspect}`;

/** What a line says, and the data of its parts. */
function textOf(source: string, rows: Sheet["rows"], { line: { row }, numbers }: Verdict): string {
  const data = numbers.flatMap(({ number: { partno }, result }) =>
    result?.kind === "found" ? [partno, JSON.stringify(result.product.record.Specs)] : [],
  );
  return [`${source}, row ${String(row)}`, rows[row]?.filter(Boolean).join(" | "), ...data].join("\n  ");
}
