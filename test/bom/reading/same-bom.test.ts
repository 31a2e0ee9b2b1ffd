import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import { readRows } from "../../../scripts/measures";
import { repeated } from "../../harness/random";

const seed = 20261125;

type Rows = readonly (readonly string[])[];

/** What a BOM says, whatever it looks like: its lines by their designators, without the places of cells. */
function saidIn(rows: Rows): readonly string[] {
  return readRows(rows)
    .lines.map(({ designators, quantity, kind, doNotPopulate, numbers, said }) =>
      JSON.stringify([designators, quantity, kind, doNotPopulate, numbers.map(({ text }) => text).sort(), said]),
    )
    .sort();
}

const boms = ["thunderscope-rev5.3-pcie", "haasoscope-pro-adc"].map((name): readonly [string, Rows] => {
  const file = readFileSync(path.resolve("demo/data", `${name}.csv`), "utf8");
  return [name, Papa.parse(file, { skipEmptyLines: true }).data];
});

/** The items in the order of random numbers. */
const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] =>
  items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);

const everyCell =
  (change: (text: string) => string) =>
  (rows: Rows): Rows =>
    rows.map((row) => row.map(change));

const changes: Readonly<Record<string, (rows: Rows, random: () => number) => Rows>> = {
  "its columns in another order": (rows, random) => {
    const order = shuffled(Object.keys(rows[0] ?? []), random);
    return rows.map((row) => order.map((column) => row[Number(column)] ?? ""));
  },
  "its rows in another order": ([titles = [], ...rows], random) => [titles, ...shuffled(rows, random)],
  "a blank column": (rows, random) => {
    const at = Math.floor(random() * (rows[0]?.length ?? 0));
    return rows.map((row) => [...row.slice(0, at), "", ...row.slice(at)]);
  },
  "blank rows": (rows) => rows.flatMap((row, at) => (at % 5 === 4 ? [row, []] : [row])),
  "titles in capitals": ([titles = [], ...rows]) => [titles.map((title) => title.toUpperCase()), ...rows],
  "titles in lowercase": ([titles = [], ...rows]) => [titles.map((title) => title.toLowerCase()), ...rows],
  "doubled spaces": everyCell((text) => text.replaceAll(" ", "  ")),
  "no-break spaces": everyCell((text) => text.replaceAll(" ", "\u00a0 ")),
  "narrow spaces": everyCell((text) => text.replaceAll(" ", "\u202f")),
  "spaces at the ends": everyCell((text) => (text === "" ? "" : `  ${text} `)),
  "invisible characters": everyCell((text) => (text === "" ? "" : `\u200e${text}\u00ad\ufeff`)),
  "full-width characters": everyCell((text) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ),
  "uF as µF": everyCell((text) => text.replace(/(?<=\d ?)uF/g, "µF")),
  "uF as μF": everyCell((text) => text.replace(/(?<=\d ?)[uµ]F/g, "μF")),
  "nF as 0.001 uF": everyCell((text) =>
    text.replace(/(?<![\d.])(\d{1,3})nF/g, (_, digits: string) => `${String(Number(digits) / 1000)}uF`),
  ),
  "a space before the unit": everyCell((text) => text.replace(/(?<=\d)(?=[pnuµ][FH]\b)/g, " ")),
};

describe.each(boms)("%s says the same with", (_, rows) => {
  const said = saidIn(rows);

  test("all of its lines", () => {
    expect(said.length).toBeGreaterThan(60);
  });

  test("other values, whatever was read before", () => {
    const changed = rows.map((row, at) => (at % 3 === 1 ? row.map((text) => text.replace(/\d/, "7")) : row));
    const after = saidIn(changed);
    expect(after).not.toEqual(said);
    readRows([]);
    expect(saidIn(changed)).toEqual(after);
  });

  test.each(Object.entries(changes))("%s", (__, change) => {
    fc.assert(
      fc.property(fc.noShrink(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })), (start) => {
        let state = Math.floor(start * 2 ** 31) + 1;
        const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
        expect(saidIn(change(rows, random))).toEqual(said);
      }),
      { seed, numRuns: change.length > 1 ? repeated(8) : 1 },
    );
  });
});

describe("A value in NA(...) isn't fitted, and is the same:", () => {
  const marked = (rows: Rows, column: number, isMarked: (row: number) => boolean): Rows =>
    rows.map((row, at) => row.map((text, index) => (index === column && isMarked(at) ? `NA(${text})` : text)));
  const partsIn = (rows: Rows) =>
    readRows(rows).lines.map(({ designators, quantity, kind, numbers, said }) =>
      JSON.stringify([designators, quantity, kind, numbers.map(({ text }) => text), said]),
    );
  const fittedIn = (rows: Rows): readonly boolean[] => readRows(rows).lines.map((line) => !line.doNotPopulate);

  test.each(boms)("those of %s", (_, rows) => {
    const column = rows[0]?.findIndex((title) => /^(?:value|comment)$/i.test(title)) ?? -1;
    const hasValue = (at: number): boolean => at > 0 && (rows[at]?.[column] ?? "") !== "";
    const all = marked(rows, column, hasValue);
    expect(partsIn(all)).toEqual(partsIn(rows));
    expect(fittedIn(all).filter(Boolean)).toEqual([]);
    fc.assert(
      fc.property(fc.noShrink(fc.array(fc.nat(rows.length - 1), { maxLength: rows.length })), (chosen) => {
        const some = marked(rows, column, (at) => hasValue(at) && chosen.includes(at));
        expect(partsIn(some)).toEqual(partsIn(rows));
      }),
      { seed, numRuns: repeated(8) },
    );
  });

  test("any value of capacitors and inductors", () => {
    const any = fc
      .tuple(
        fc.constantFrom("C", "L"),
        fc.constantFrom("1", "0.8", "24", "4.7", "330"),
        fc.constantFrom("p", "n", "u", "µ"),
        fc.constantFrom("", " "),
        fc.subarray(["10V", "10%", "X7R", "C0402", "0402", "0.1A"]),
        fc.constantFrom("/", ", ", " "),
      )
      .map(([letter, digits, prefix, space, more, between]) => ({
        letter,
        value: [`${digits}${space}${prefix}${letter === "C" ? "F" : "H"}`, ...more].join(between),
      }));
    fc.assert(
      fc.property(any, ({ letter, value }) => {
        const rows: Rows = [
          ["Reference", "Value", "Footprint"],
          [`${letter}7`, value, `${letter}_0402`],
        ];
        const all = marked(rows, 1, (at) => at > 0);
        expect([value, partsIn(all), fittedIn(all)]).toEqual([value, partsIn(rows), [false]]);
      }),
      { seed, numRuns: repeated(300) },
    );
  });
});
