import { Verdicts } from "../../../src/bom/check/verdicts";
import { lineKey, type LineReplacement } from "../../../src/bom/check/line-replacements";
import type { Verdict } from "../../../src/bom/check/verdict";
import { requirementOfProduct } from "../../../src/bom/matching/requirement";
import { readBom } from "../../../src/bom/reading/read-bom";
import { cellName } from "../../../src/addin/excel/cell-name";
import type { OwnFormula } from "../../../src/addin/excel/own-formulas";
import { columnSets } from "../../../src/addin/check-bom/add-columns/column-sets";
import { planColumns } from "../../../src/addin/check-bom/add-columns/column-plan";
import type { ColumnPlan } from "../../../src/addin/check-bom/add-columns/planned-columns";
import { type Line, partnosOf } from "../../../src/bom/reading/line/line";
import type { CheckedBom } from "../../../src/addin/check-bom/sheet/checked-bom";
import { replacementTexts } from "../../../src/messages/replacement-texts";
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

function bomOf(texts: readonly (readonly string[])[], own: readonly OwnFormula[] = []): CheckedBom {
  const columnCount = Math.max(...texts.map((row) => row.length));
  const filled = new Set(
    own.flatMap(({ area }) => Array.from({ length: area.columnCount }, (_, at) => area.column + at)),
  );
  const said = texts.map((row, at) => row.map((cell, column) => (at > 0 && filled.has(column) ? "" : cell)));
  const reading = readBom(said, new Map([...filled].map((column) => [column, null] as const)));
  const sheet = { id: "1", name: "BOM", row: 0, column: 0, rowCount: texts.length, columnCount, texts: said, own };
  return { sheet, texts: said, reading, lines: reading.lines, volts: null };
}

/** The best alternative of a line, and next to it how it compares. */
function alternativesOf(line: string, row: number, column: number) {
  const table = `VENDOR.ALTERNATIVES(${line},"Partno",1)`;
  const cell = cellName(row, column);
  return [
    { row, column, content: `=INDEX(${table},2,1)` },
    { row, column: column + 1, content: `=IFERROR(IF(${cell}=INDEX(${table},2,1),INDEX(${table},2,3),""),"")` },
  ];
}

/** The lines of a check. */
async function linesOf(
  { lines }: CheckedBom,
  listed: ReadonlyMap<string, Product> = products,
  replaceable: readonly Line[] = [],
): Promise<readonly Verdict[]> {
  const verdicts = new Verdicts(lines);
  const found = (line: Line): LineReplacement => {
    const requirement = requirementOfProduct(product({ capacitance: 1e-7 }), line);
    return { kind: "found", found: { requirement, from: "", replacements: [] } };
  };
  await verdicts.add({
    results: new Map(
      partnosOf(lines).map((partno) => {
        const part = listed.get(partno);
        return [partno, part === undefined ? { kind: "unknown", near: [] } : { kind: "found", product: part }];
      }),
    ),
    replacements: new Map(replaceable.map((line) => [lineKey(line), found(line)])),
  });
  return verdicts.all;
}

const plan = async (
  bom: CheckedBom,
  language: Language = "en",
  table: ColumnPlan["table"] = null,
  replaceable: readonly Line[] = [],
): Promise<ColumnPlan> => {
  const verdicts = await linesOf(bom, products, replaceable);
  return planColumns(bom, { order: { sets: new Set(columnSets), fields: [] }, verdicts, table, language });
};

const replacementTitles = Object.values(replacementTexts).map(({ title }) => title);
const titlesOf = ({ columns }: ColumnPlan): readonly unknown[] => columns.map(({ title }) => title);

test.each([
  [
    "en",
    "Status|Last buy date|Production end date|Capacitance [µF]|Inductance [nH]|Tolerance|Rated voltage [V]|Size code (inch)|Temperature characteristics|RoHS|REACH|Lead-free|AEC-Q200|Moisture sensitivity level (MSL)|Comparison with description|Alternative|Alternative compared",
  ],
  [
    "ja",
    "ステータス|最終受注日|生産終了日|静電容量 [µF]|インダクタンス [nH]|許容差|定格電圧 [V]|サイズコード（inch）|温度特性|RoHS 対応|REACH 対応|鉛フリー|AEC-Q200 対応|耐湿性レベル（MSL）|説明との比較|代替品|代替品の比較",
  ],
  [
    "zh",
    "状态|最后订购日期|停产日期|电容量 [µF]|电感值 [nH]|容差|额定电压 [V]|封装尺寸代码（英制）|温度特性|符合 RoHS|符合 REACH|无铅|符合 AEC-Q200|湿敏等级（MSL）|与描述比较|替代品|替代品比较",
  ],
] as const)(
  "the titles in %s, which SPEC understands, and the same formulas in every language",
  async (language, titles) => {
    const { blocks, cells, ...planned } = await plan(bomOf(rows), language);
    expect(titlesOf({ blocks, cells, ...planned })).toEqual(titles.split("|"));
    for (const title of titles.split("|").slice(0, -3)) expect(resolveColumn(title)).toHaveProperty("field");
    expect(blocks.map(({ formula, area }) => [formula, area.row, area.column])).toEqual([
      ["=VENDOR.SPEC(B2:B5,D1:Q1)", 1, 3],
      ["=VENDOR.CHECK(B2:B5,C2:C5)", 1, 17],
    ]);
    expect(cells).toEqual(alternativesOf("B3,C3", 2, 18));
  },
);

test("another manufacturer's line has its alternative, also if no line has a part of the catalog", async () => {
  const foreign = ["C3", "CL05B104KO5NNNC", "100nF 16V X7R 0402"];
  const both = bomOf([...rows, foreign]);
  expect((await plan(both, "en", null, both.lines.slice(-1))).cells).toEqual([
    ...alternativesOf("B3,C3", 2, 18),
    ...alternativesOf("B6,C6", 5, 18),
  ]);
  const alone = bomOf([["Ref", "MPN", "Description"], ["C1", "XYZ", "4.7k"], foreign]);
  const planned = await plan(alone, "en", null, alone.lines.slice(-1));
  expect(titlesOf(planned)).toEqual(["Comparison with description", "Alternative", "Alternative compared"]);
  expect(planned.cells).toEqual(alternativesOf("B3,C3", 2, 4));
});

describe.each(["Alternative", "代替品", "替代品"])("A column %s of the user's, or with parts chosen", (title) => {
  const used = rows.map((row, at) => [...row, at === 0 ? title : at === 1 ? capacitor : ""]);

  test.each([
    ["en", "Best alternative"],
    ["ja", "最適な代替品"],
    ["zh", "最佳替代品"],
  ] as const)("is never continued in %s", async (language, best) => {
    const planned = await plan(bomOf(used), language);
    expect(titlesOf(planned)).toContain(best);
    expect(titlesOf(planned).filter((each) => replacementTitles.includes(String(each)))).toEqual([]);
    expect(planned.cells).toEqual(alternativesOf("B3,C3", 2, 19));
  });

  test("is left alone in a table, where Excel would copy one line's alternative into all", async () => {
    const table = { name: "Parts", area: { row: 0, column: 0, rowCount: 5, columnCount: 4 }, rowCount: 4 };
    const inIt = await plan(bomOf(used), "en", { ...table, titles: used[0] ?? [] });
    const next = await plan(bomOf(used), "en", {
      ...{ ...table, area: { ...table.area, columnCount: 3 } },
      titles: rows[0] ?? [],
    });
    for (const { tableColumns, cells } of [inIt, next]) {
      expect(tableColumns.map(({ title: added }) => added).filter((added) => /alternative/i.test(added))).toEqual([]);
      expect(cells).toEqual([]);
    }
  });
});

test.each([
  [[2.2e-6, 2.7e-10, 2.2e-11, 8.2e-11], "nF"],
  [[1e-5, 2.2e-5, 1e-7, 1e-8], "µF"],
  [[1e-12, 1e-10, 2.2e-11], "pF"],
  // 0.0001 µF and 10000 nF are both hard to read.
  [[1e-5, 2.2e-5, 1e-7, 1e-10], "texts"],
  [[1.2e-10, 2.2e-9, 3.3e-9, 6.8e-9, 4.7e-7, 1e-5, 1e-5], "nF"],
])("the capacitances %p read best in %s", async (capacitances, unit) => {
  const parts = capacitances.map((capacitance, at) => [`GRM155R61E10${String(at)}KA12D`, { capacitance }] as const);
  const bom = bomOf([["Ref", "MPN"], ...parts.map(([number], at) => [`C${String(at)}`, number])]);
  const { columns } = await planColumns(bom, {
    ...{ table: null, language: "en" as const },
    order: { sets: new Set(), fields: ["Capacitance"] },
    verdicts: await linesOf(bom, new Map(parts.map(([number, facts]) => [number, inCatalog("In Production", facts)]))),
  });
  expect(columns[0]?.title).toBe(unit === "texts" ? "Capacitance (text)" : `Capacitance [${unit}]`);
});

test("without titles, the fields are in the formula", async () => {
  const { titleRow, blocks } = await plan(bomOf(rows.slice(1)));
  expect(titleRow).toBeNull();
  expect(blocks[0]?.formula).toMatch(/^=VENDOR\.SPEC\(B1:B4,\{"Status","Last buy date",.*"Capacitance \[µF\]"/);
});

test("below two rows of titles, the lines are filled, and the second row keeps its cells", async () => {
  const { columns, titleRow, blocks } = await plan(
    bomOf([["Board 3", "", ""], ...rows.slice(0, 1), ["", "of the manufacturer", ""], ...rows.slice(1)]),
  );
  expect([titleRow, columns[0]?.column]).toEqual([1, 3]);
  expect(blocks[0]?.formula).toBe("=VENDOR.SPEC(B4:B7,D2:Q2)");
});

test("a first line without a number is filled as soon as it has one", async () => {
  const { blocks } = await plan(bomOf([...rows.slice(0, 1), ["C7", "", "100nF 16V X7R 0402"], ...rows.slice(1)]));
  expect(blocks[0]?.formula).toBe("=VENDOR.SPEC(B2:B6,D1:Q1)");
});

test("an update extends the add-in's own formula, keeps changed titles, and adds what is missing", async () => {
  const titled = [
    [...(rows[0] ?? []), "Status", "Capacitance [nF]"],
    ...rows.slice(1).map((row) => [...row, "shown", "shown"]),
    ["C9", capacitor, "1uF", "", ""],
  ];
  const own = [{ formula: "=VENDOR.SPEC(B2:B5,D1:E1)", area: { row: 1, column: 3, rowCount: 4, columnCount: 2 } }];
  const updated = await plan(bomOf(titled, own));
  expect(titlesOf(updated)).not.toContain("Status");
  expect(titlesOf(updated).filter((title) => String(title).startsWith("Capacitance"))).toEqual([]);
  expect(updated.titleRow).toBe(0);
  expect(updated.columns[0]).toMatchObject({ column: 5, title: "Last buy date" });
  expect(updated.blocks[0]).toMatchObject({
    formula: "=VENDOR.SPEC(B2:B6,D1:Q1)",
    area: { row: 1, column: 3, rowCount: 5, columnCount: 14 },
  });
});

test("in a table, each column has one formula for its line, with structured references", async () => {
  const table = {
    name: "Parts",
    area: { row: 0, column: 0, rowCount: 5, columnCount: 3 },
    titles: ["Ref", "MPN", "Description"],
    rowCount: 4,
  };
  const { tableColumns, columns, blocks } = await plan(bomOf(rows), "en", table);
  expect([columns, blocks]).toEqual([[], []]);
  const formulas = new Map(tableColumns.map((column) => [column.title, column.formulas]));
  expect(formulas.get("Capacitance [µF]")).toBe(
    '=INDEX(VENDOR.SPEC(Parts[[#This Row],[MPN]],{"Capacitance [µF]","Partno"}),1)',
  );
  expect(formulas.get("Comparison with description")).toBe(
    '=INDEX(VENDOR.CHECK(IF({1,0},Parts[[#This Row],[MPN]],""),IF({1,0},Parts[[#This Row],[Description]],"")),1)',
  );
  expect(formulas.has("Alternative")).toBe(false);
});

const inParts = async (number: string, description: string): Promise<ColumnPlan> => {
  const area = { row: 0, column: 0, rowCount: 5, columnCount: 3 };
  const [first = [], ...others] = rows;
  const header = first.map((title) => (title === "MPN" ? number : title));
  return plan(bomOf([header, ...others]), "en", {
    name: "Parts",
    area,
    titles: ["Ref", number, description],
    rowCount: 4,
  });
};

test.each([
  ["MFR Part #", "MFR Part '#"],
  ["Maker's MPN", "Maker''s MPN"],
  ["MPN @ [now]", "MPN '@ '[now']"],
])("in a table, the title %s is escaped", async (title, escaped) => {
  const [status] = (await inParts(title, "Description")).tableColumns;
  expect(status?.formulas).toBe(`=INDEX(VENDOR.SPEC(Parts[[#This Row],[${escaped}]],{"Status","Partno"}),1)`);
});

test("in a table, columns whose titles have line breaks are referred to by their cells", async () => {
  const [status] = (await inParts("MPN", "Part\ndescription")).tableColumns;
  expect(status?.formulas).toEqual(
    [2, 3, 4, 5].map((row) => `=INDEX(VENDOR.SPEC(B${String(row)},{"Status","Partno"}),1)`),
  );
});
