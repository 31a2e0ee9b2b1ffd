import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import type { Claim } from "../../../src/bom/claims/claim";
import { type Line, readBom } from "../../../src/bom/index";
import { readBomInSlices } from "../../../src/bom/reading/read-bom";
import { anyCharacter } from "../../harness/any-character";
import { repeated } from "../../harness/random";

const seed = 20261206;

/** What is read of a BOM, a line each: its columns, and what its lines say, with the cells' columns. */
function readingOf(rows: readonly (readonly string[])[]): readonly string[] {
  const { header, columns, lines, nextList } = readBom(rows);
  const next = nextList === null ? "" : `; another list from ${String(nextList)}`;
  const roles = Object.entries(columns).flatMap(([role, at]) => at.map((column) => `${String(column)} ${role}`));
  return [`titles in ${String(header)}: ${roles.sort().join(", ")}${next}`, ...lines.map(lineText)];
}

const lineText = (line: Line): string =>
  [
    [String(line.row), ...line.designators].join(" "),
    line.quantity === null ? "" : `${String(line.quantity)} pieces`,
    line.uncounted === null ? "" : `uncounted ${line.uncounted.written}`,
    line.kind === line.component ? (line.kind ?? "no kind") : `${String(line.kind)} (${String(line.component)})`,
    ...new Set(line.claims.map(claimText)),
    ...line.numbers.map(
      ({ partno, how, column, distributor }) =>
        `number ${partno} ${how} in ${String(column)}${distributor === null ? "" : ` of ${distributor}`}`,
    ),
    line.distributorNumber === null
      ? ""
      : `${line.distributorNumber.distributor ?? ""}'s ${line.distributorNumber.text} in ${String(line.distributorNumber.column)}`,
    line.isNotFitted ? "not fitted" : "",
    line.policy === null ? "" : `${line.policy.answer} by ${line.policy.written} in ${String(line.policy.column)}`,
    line.destroyed === null ? "" : `rounded ${line.destroyed.written} in ${String(line.destroyed.column)}`,
    ...line.contradictions.map(
      ({ aspect, one, other, isSure }) =>
        `${isSure ? "contradiction" : "perhaps a contradiction"} in ${aspect} of ${[one, other].map(({ column, kind }) => `${String(column)} ${kind ?? ""}`.trim()).join(" and ")}`,
    ),
  ]
    .filter((text) => text !== "")
    .join("; ");

/** A claim in short form: `voltage 50 in 1`; what has no value, such as a demand, as it is written. */
function claimText({ aspect, written, column, ...values }: Claim): string {
  const said = Object.entries(values).flatMap(([name, value]: [string, unknown]): readonly unknown[] => {
    if (value === null || name === "span") return [];
    if (typeof value === "object") return Object.values(value);
    return value === true ? [name] : [value];
  });
  return `${aspect} ${said.length === 0 ? written : said.map(String).join(" ")} in ${String(column)}`;
}

// A BOM's rows, and what is read of it behind =>, below the title of each group, with \\u for signs that can't be seen.
const groups = readFileSync(path.join(__dirname, "read-bom.txt"), "utf8").trim().split(/^# /m).slice(1);
const bomsIn = (group: string): readonly string[] => group.match(/(?:^(?!=> ).*\n)+(?:^=> .*\n?)+/gm) ?? [];
describe.each(groups.map((group) => [group.slice(0, group.indexOf("\n")), group] as const))("%s", (title, group) => {
  test.each(bomsIn(group.slice(title.length + 1)))("%s", (bom) => {
    const lines = bom.trimEnd().split("\n");
    const rows = lines.filter((line) => !line.startsWith("=> "));
    const read = readingOf(rows.map((row) => visible(row).split("|")));
    expect(read).toEqual(lines.slice(rows.length).map((line) => line.slice("=> ".length)));
  });
});

const visible = (text: string): string =>
  text.replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

test.each(["thunderscope-rev5.3-pcie", "haasoscope-pro-adc"])("%s: numbers and descriptions", (name) => {
  const file = readFileSync(path.resolve("demo/data", `${name}.csv`), "utf8");
  const rows = Papa.parse(file, { skipEmptyLines: true }).data;
  const { header, columns } = readBom(rows);
  expect(header).toBe(0);
  const titles = (of: readonly number[]): readonly (string | undefined)[] => of.map((column) => rows[0]?.[column]);
  expect(titles(columns.number)).toEqual([expect.stringMatching(/^(MANUFACTURER PART NUMBER|MFR Part #)$/)]);
  expect(titles(columns.description)).toContain("Description");
});

test("a column that a person leaves out says nothing, also in rows that were read before", async () => {
  const rows = ["Ref,Value,Key", "C1,100nF,CC0402_100NF_16V"].map((row) => row.split(","));
  const { lines } = await readBomInSlices(rows, new Map([[2, null]]), readBom(rows).rowsRead);
  expect(lines[0]?.claims).toHaveLength(1);
});

test("any cells give lines or none, and no exception", () => {
  const words = "C1 Reference Value MPN 100nF 10% 0603 NF(C1 Collated =1 ((( C1-C99999 0,0,0".split(" ");
  const cell = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 30 }),
    fc.constantFrom(...words),
    fc.stringMatching(/^[0-9A-Zµ.,()/±%-]{0,25}$/),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }), (rows) => {
      const { lines, header } = readBom(rows);
      expect(lines.length).toBeLessThanOrEqual(rows.length);
      expect(header ?? 0).toBeLessThan(Math.max(1, rows.length));
    }),
    { seed, numRuns: repeated(300) },
  );
});
