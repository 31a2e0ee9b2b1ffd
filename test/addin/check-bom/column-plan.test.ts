import { columnSets, type ColumnSet } from "../../../src/addin/check-bom/add-columns/column-sets";
import { type ColumnPlan, type LineValues, planColumns } from "../../../src/addin/check-bom/add-columns/column-plan";
import type { CheckedBom } from "../../../src/addin/check-bom/sheet/checked-bom";
import type { OwnColumn } from "../../../src/addin/excel/own-formulas";
import { readBom } from "../../../src/bom/reading/read-bom";
import { cellArea } from "../../../src/addin/excel/area";
import { checkedColumnsIn } from "../../../src/messages/line/checked-columns";
import type { Product } from "../../../src/product-data/api/product";
import { resolveColumn } from "../../../src/product-data/vocabulary/column";
import { fieldNames } from "../../../src/product-data/vocabulary/field-names";
import type { Language } from "../../../src/product-data/vocabulary/language";
import { understandNames } from "../../../src/product-data/vocabulary/resolve";
import { product } from "../functions/check-product";

beforeAll(() => understandNames(fieldNames));

const capacitor = "GRM155R61E105KA12D";
const old = "GRM188R61E106MA73D";
const inductor = "LQG15HS15NH02D";
const products = new Map<string, Product>([
  [capacitor, inCatalog("In Production", { capacitance: 1e-6, tolerance: "±10%", voltage: 25, inch: "0402" })],
  [old, inCatalog("NRND", { capacitance: 1e-5, tolerance: "±20%", voltage: 25, characteristic: "X5R", inch: "0603" })],
  [inductor, inCatalog("In Production", { inductance: 1.5e-8, tolerance: "±3%", inch: "0402" })],
]);
const rows = [
  ["Ref", "MPN", "Description"],
  ["C1", capacitor, "1uF 25V X5R 0402"],
  ["C2", old, "10uF 25V X5R 0603"],
  ["L1", inductor, "15nH 0402"],
  ["R1", "RC0402FR-0710KL", "10k 1% 0402"],
];

function inCatalog(status: string, facts: Parameters<typeof product>[0]): Product {
  const made = product(facts);
  return { ...made, record: { ...made.record, Status: status } };
}

function bomOf(texts: readonly (readonly string[])[], own: readonly OwnColumn[] = []): CheckedBom {
  const columnCount = Math.max(...texts.map((row) => row.length));
  const filled = new Set(
    own.flatMap(({ area }) => Array.from({ length: area.columnCount }, (_, at) => area.column + at)),
  );
  const said = texts.map((row, at) => row.map((cell, column) => (at > 0 && filled.has(column) ? "" : cell)));
  const reading = readBom(said, new Map([...filled].map((column) => [column, null] as const)));
  const sheet = { id: "1", name: "BOM", row: 0, column: 0, rowCount: texts.length, columnCount, texts: said, own };
  return { sheet, texts: said, reading, lines: reading.lines };
}

interface Planned {
  readonly language?: Language;
  readonly table?: ColumnPlan["table"];
  readonly sets?: readonly ColumnSet[];
  readonly fields?: readonly string[];
  readonly substitutes?: number;
  readonly listed?: ReadonlyMap<string, Product>;
}

function plan(
  bom: CheckedBom,
  { language = "en", table = null, listed = products, ...order }: Planned = {},
): ColumnPlan {
  const values = new Map(
    bom.lines.map(({ row, numbers: [main] }): readonly [number, LineValues] => {
      const found = listed.get(main?.partno ?? "") ?? null;
      const partno = found === null ? "" : (main?.partno ?? "");
      return [
        row,
        {
          product: found,
          texts: { partno, state: `${String(row)}!`, difference: "", alternative: "", comparison: "", substitutes: "" },
          substitutes: row === 2 ? [] : ["GRM155R61E105KA99D", "GRM155R61E105KA98D"].slice(0, row),
        },
      ];
    }),
  );
  const { sets = columnSets, fields = [], substitutes = 1 } = order;
  const titleRow = table?.area.row ?? bom.reading.header ?? 0;
  return planColumns(bom, {
    order: { sets: new Set(sets), fields, substitutes },
    values,
    titleRow,
    table,
    language,
    day: "2026-11-27",
  });
}

const titlesOf = ({ columns }: ColumnPlan): readonly unknown[] => columns.map(({ title }) => title);
const contentsOf = ({ columns }: ColumnPlan, title: string): readonly unknown[] | undefined =>
  columns.find((column) => column.title === title)?.cells.map(({ content }) => content);

test.each([
  [
    "en",
    "Vendor part number|Checked on 2026-11-27|Differences|Status|Last buy date|Production end date|Capacitance [µF]|Inductance [nH]|Tolerance|Rated voltage [V]|Size code (inch)|Temperature characteristics|RoHS|REACH|Lead-free|AEC-Q200|Moisture sensitivity level (MSL)|Best alternative|Alternative compared|Note on substitutes|Manufacturer 2|MPN 2",
  ],
  [
    "ja",
    "Vendor 品番|確認日 2026-11-27|相違点|ステータス|最終受注日|生産終了日|静電容量 [µF]|インダクタンス [nH]|許容差|定格電圧 [V]|サイズコード（inch）|温度特性|RoHS 対応|REACH 対応|鉛フリー|AEC-Q200 対応|耐湿性レベル（MSL）|最適な代替品|代替品の比較|代替候補の備考|Manufacturer 2|MPN 2",
  ],
  [
    "zh",
    "Vendor 型号|检查日期 2026-11-27|差异|状态|最后订购日期|停产日期|电容量 [µF]|电感值 [nH]|容差|额定电压 [V]|封装尺寸代码（英制）|温度特性|符合 RoHS|符合 REACH|无铅|符合 AEC-Q200|湿敏等级（MSL）|最佳替代品|替代品比较|替代料说明|Manufacturer 2|MPN 2",
  ],
] as const)("the titles in %s, which SPEC and later updates understand", (language, joined) => {
  const planned = plan(bomOf(rows), { language });
  const titles = joined.split("|");
  expect(titlesOf(planned)).toEqual(titles);
  expect(planned.columns.map(({ column }) => column)).toEqual(titles.map((_, at) => at + 3));
  for (const title of titles.slice(3, -5)) expect(resolveColumn(title)).toHaveProperty("field");
  expect([...checkedColumnsIn(["Ref", ...titles]).values()].sort((one, other) => one - other)).toEqual([
    1, 2, 3, 18, 19, 20,
  ]);
  expect(contentsOf(planned, titles[0] ?? "")).toEqual([capacitor, old, inductor, ""]);
  expect(contentsOf(planned, titles[3] ?? "")).toEqual([2, 3, 4, 5].map((row) => `=VENDOR.SPEC($D${String(row)},G$1)`));
});

test("columns of the user's are never taken for those of a check", () => {
  expect(checkedColumnsIn(["Ref", "Vendor part number", "Best alternative"])).toEqual(new Map());
  expect(checkedColumnsIn(["Best alternative", "Ref", "Checked on 2026-11-27"])).toEqual(new Map());
});

test.each([
  [[2.2e-6, 2.7e-10, 2.2e-11, 8.2e-11], "nF"],
  [[1e-5, 2.2e-5, 1e-7, 1e-8], "µF"],
  [[1e-12, 1e-10, 2.2e-11], "pF"],
  [[1e-5, 2.2e-5, 1e-7, 1e-10], "µF"],
  [[1.2e-10, 2.2e-9, 3.3e-9, 6.8e-9, 4.7e-7, 1e-5, 1e-5], "nF"],
])("the capacitances %p are in one unit, and read best in %s", (capacitances, unit) => {
  const parts = capacitances.map((capacitance, at) => [`GRM155R61E10${String(at)}KA12D`, { capacitance }] as const);
  const bom = bomOf([["Ref", "MPN"], ...parts.map(([number], at) => [`C${String(at)}`, number])]);
  const listed = new Map(parts.map(([number, facts]) => [number, inCatalog("In Production", facts)]));
  const planned = plan(bom, { sets: [], fields: ["Capacitance"], listed });
  expect(titlesOf(planned).slice(2)).toEqual([`Capacitance [${unit}]`]);
});

test("below two rows of titles, the lines are filled, and the second row keeps its cells", () => {
  const planned = plan(
    bomOf([["Board 3", "", ""], ...rows.slice(0, 1), ["", "of the manufacturer", ""], ...rows.slice(1)]),
  );
  expect(planned.titleRow).toBe(1);
  expect(planned.columns.flatMap(({ cells }) => cells[0]?.row ?? [])).toEqual(planned.columns.map(() => 3));
});

test("an update enters what the check found, keeps changed titles, and adds what is missing", () => {
  const titles = ["Vendor part number", "Checked on 2026-01-31", "Status", "Capacitance [nF]"];
  const titled = [
    [...(rows[0] ?? []), ...titles],
    ...rows.slice(1).map((row) => [...row, "old", "old", "shown", "shown"]),
    ["C9", capacitor, "1uF", "", "", "", ""],
    ["", "", "", "gone", "gone", "", ""],
  ];
  const own = [3, 4, 5, 6].map((column) => {
    const letters = column === 5 ? "F" : "G";
    const formula = column < 5 ? "" : `=VENDOR.SPEC($D2,${letters}$1)`;
    return { formula, area: { row: 1, column, rowCount: 1, columnCount: 1 } };
  });
  const { columns } = plan(bomOf(titled, own), { sets: ["lifeCycle"], fields: ["Capacitance"] });
  expect(columns.map(({ column, title, letters }) => [column, title, letters === null])).toEqual([
    [3, null, true],
    [4, "Checked on 2026-11-27", true],
    [5, null, true],
    [6, null, true],
    [7, "Last buy date", false],
    [8, "Production end date", false],
    [9, "Best alternative", false],
    [10, "Alternative compared", false],
  ]);
  expect(columns[0]?.cells.map(({ content }) => content)).toEqual([capacitor, old, inductor, "", capacitor, ""]);
  expect(columns[2]?.cells.at(-1)).toEqual({ row: 5, content: "=VENDOR.SPEC($D6,F$1)" });
});

test("substitutes are in columns of their own, which later updates know, and never in those of the user", () => {
  const titled = rows.map((row, y) => [...row, ...(y === 0 ? ["MPN 2", "Manufacturer3"] : ["CL05A105KA5NQNC", "x"])]);
  const { columns } = plan(bomOf(titled), { sets: ["substitutes"], substitutes: 2 });
  const after = titled.map((row, y) => [
    ...row,
    ...columns.map(({ title, cells }) => String(y === 0 ? title : cells[y - 1]?.content)),
    // The user adds one of another manufacturer.
    ...(y === 0 ? ["Manufacturer 6", "MPN 6"] : ["Samsung", "CL05A105KA5NQNC"]),
  ]);
  expect(after.slice(0, 3).map((row) => row.slice(8, 12))).toEqual([
    ["Manufacturer 4", "MPN 4", "Manufacturer 5", "MPN 5"],
    ["Vendor", "GRM155R61E105KA99D", "", ""],
    ["", "", "", ""],
  ]);
  const own = columns.map(({ column }) => ({ formula: "", area: cellArea({ row: 1, column }) }));
  const again = plan(bomOf(after, own), { sets: [] });
  expect(again.columns.map(({ column, letters, cells }) => [column, letters, cells])).toEqual(
    columns.map(({ column, cells }) => [column, null, cells]),
  );
});

test.each<[Language, string, string]>([
  ["en", "メーカー品番", "メーカー品番 2"],
  ["en", "型号", "制造商型号 2"],
  ["ja", "型番", "メーカー品番 2"],
])(
  "with the pane in %s and a column %s, the titles of substitutes are in the BOM's language: %s",
  (language, own, title) => {
    const bom = bomOf([["Ref", own, "Description"], ...rows.slice(1)]);
    expect(titlesOf(plan(bom, { language, sets: ["substitutes"] })).at(-1)).toBe(title);
  },
);

test("in a table, all formulas of a column are the same, and titles that it has get a number", () => {
  const titles = ["Status", "MPN", "Description"];
  const table = { name: "Parts", area: { row: 0, column: 0, rowCount: 5, columnCount: 3 }, titles, rowCount: 4 };
  const planned = plan(bomOf([titles, ...rows.slice(1)]), { table, sets: ["lifeCycle"] });
  const inRows = (title: string): readonly string[] =>
    [2, 3, 4, 5].map((row) => `=VENDOR.SPEC($D${String(row)},${title})`);
  expect(contentsOf(planned, "Status 2")).toEqual(inRows('"Status"'));
  expect(contentsOf(planned, "Last buy date")).toEqual(inRows("G$1"));
});
