import { mountPane } from "../harness/mounted-pane";
import { settingsTexts } from "../../src/messages/settings-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { unitsOf } from "../../src/product-data/vocabulary/column";
import { fields } from "../../src/product-data/vocabulary/field";
import { parseArea } from "../../demo/a1";

const text = settingsTexts.en;

/** For each category and base unit, one field: as a number of the base unit, and in each other unit. Formats depend on units only. */
const columnsOf = (category: "ceramicCapacitorsSMD" | "inductors"): readonly string[] => {
  const own = fields.filter(({ categories, place }) => categories.includes(category) && place !== null);
  const byUnit = new Map(own.filter((field) => unitsOf(field).length > 0).map((field) => [field.unit, field]));
  return [...byUnit.values()].flatMap((field) => [
    field.name,
    ...unitsOf(field).map((unit) => `${field.name} [${unit}]`),
  ]);
};
const requested = [
  ...columnsOf("ceramicCapacitorsSMD").map((column) => ["GRM155R61E105KA12D", column] as const),
  ...columnsOf("inductors").map((column) => ["LQG15HS15NH02D", column] as const),
  ["GRM155R61E105KA12D", "AsOf"] as const,
];
const formulas = requested.map(([part, column]) => [`=VENDOR.SPEC("${part}","${column}")`]);
const area = `A1:A${String(formulas.length)}`;

/** The number that everybody reads in this region; "" if nothing is shown. */
function readAs(shown: string, decimal: "." | ","): number | string {
  if (shown === "") return "";
  const [digits = ""] = /^-?[\d.,]*(?:E[+-]?\d+)?/.exec(shown) ?? [];
  return digits.includes(decimal === "." ? "," : ".") ? NaN : Number(digits.replace(decimal, "."));
}

test.each([
  ["en-US", ".", "1.00E-6 F", text.formattedHint],
  ["ja-JP", ".", "1.00E-6 F", text.formattedHint],
  // The host reads formats by the region, as Excel may: `##0.00E+0" F"` would show 100.00E-10 F.
  ["de-DE", ",", "0,000001", text.formattedNotHere],
  ["fr-FR", ",", "0,000001", text.formattedNotHere],
] as const)("in the region %s no number format shows another number", async (region, decimal, farads, hint) => {
  const pane = await mountPane({ region, settings: { formatted: true } });
  pane.set("Sheet1", "A1", formulas);
  await pane.settled();
  const { workbook } = pane;
  const within = [workbook.sheets()[0]?.id ?? "", parseArea(area, workbook.limits())] as const;
  const texts = workbook.read(...within, "text").flat() as readonly string[];
  const read = texts.slice(0, -1).map((shown, at) => [...(requested[at] ?? []), shown, readAs(shown, decimal)]);
  expect(read).toEqual(
    texts.slice(0, -1).map((shown, at) => [...(requested[at] ?? []), shown, pane.cell("Sheet1", `A${String(at + 1)}`)]),
  );
  expect(texts).toContain(farads);
  expect(texts.at(-1)).toMatch(/^\d{4}-\d\d-\d\d$/);
  await pane.tab(shellTexts.en.views.settings);
  await pane.says(hint);
  await pane.close();
});
