import type { Finding, Verdict } from "../../src/bom/index";
import { type Field, fields, fieldValue, type Product } from "../../src/product-data/index";
import type { Sheet } from "./sheets";
import type { Share, Tally } from "./tally";

/** An alarm on a line of a sheet, judged by what the line says and the data of its parts (NOTICE.md). */
export interface JudgedAlarm {
  readonly source: string;
  readonly row: number;
  readonly aspect: Finding["aspect"];
  /** The judgment with its reason: `true: …` or `false: …`. */
  readonly judged: string;
}

export interface Alarms {
  /** Alarms that were judged to be true: those that are raised. */
  readonly alarms: Share;
  /** Lines without a false alarm, which is one that wasn't judged to be true. */
  readonly lines: Share;
  /** Alarms without a judgment. */
  readonly unjudged: readonly string[];
  /** Lines to judge without knowing which of them have an alarm. */
  readonly toJudge: readonly string[];
}

/** Checks whole sheets, and compares their alarms with the judged ones, by line and aspect. */
export async function measureAlarms(
  sheets: readonly Sheet[],
  judged: readonly JudgedAlarm[],
  check: (rows: Sheet["rows"]) => Promise<readonly Verdict[]>,
  tally: () => Tally,
): Promise<Alarms> {
  const [alarms, lines] = [tally(), tally()];
  const judgments = new Map(judged.map((alarm) => [nameOf(alarm), alarm.judged]));
  const isTrue = (name: string): boolean => judgments.get(name)?.startsWith("true") === true;
  const raised = new Set<string>();
  const unjudged: string[] = [];
  const toJudge: string[] = [];
  const checked = await Promise.all(sheets.map(async (sheet) => ({ ...sheet, verdicts: await check(sheet.rows) })));
  for (const { source, rows, verdicts } of checked) {
    const areJudged = verdicts.map(({ line: { row }, mismatches }) => {
      const names = [...new Set(mismatches.map(({ aspect }) => nameOf({ source, row, aspect })))];
      for (const name of names) raised.add(name);
      lines.count(names.every(isTrue), `false alarm: ${names.join(", ")}`);
      const open = names.filter((name) => !judgments.has(name));
      unjudged.push(...open);
      return open.length === 0;
    });
    // Their neighbors are judged with them.
    verdicts.forEach((verdict, at) => {
      if (areJudged.slice(Math.max(0, at - 1), at + 2).includes(false)) toJudge.push(textOf(source, rows, verdict));
    });
  }
  for (const name of judgments.keys()) if (isTrue(name)) alarms.count(raised.has(name), `no longer raised: ${name}`);
  return { alarms: alarms.share, lines: lines.share, unjudged, toJudge };
}

const nameOf = ({ source, row, aspect }: Omit<JudgedAlarm, "judged">): string =>
  `${source}, row ${String(row)}, ${aspect.startsWith("size") ? "size" : aspect}`;

/** What a line says, and the data of its parts. */
function textOf(source: string, rows: Sheet["rows"], { line: { row }, numbers }: Verdict): string {
  const data = numbers.flatMap(({ number: { partno }, result }) =>
    result?.kind === "found" ? [partno, ...fields.flatMap((field) => specOf(result.product, field))] : [],
  );
  return [`${source}, row ${String(row)}`, rows[row]?.filter(Boolean).join(" | "), data.join(", ")].join("\n  ");
}

const specOf = (product: Product, field: Field): readonly string[] => {
  const value = field.place === "Specs" ? fieldValue(product, field) : null;
  return value === null ? [] : [`${field.name} ${String(value)}`];
};
