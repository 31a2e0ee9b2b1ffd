import { type MountedPane, mountPane } from "../harness/mounted-pane";
import { addColumnsTexts } from "../../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { findTexts } from "../../src/messages/find/find-texts";
import { settingsTexts } from "../../src/messages/settings/settings-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { unitsOf } from "../../src/product-data/vocabulary/column";
import { fields } from "../../src/product-data/vocabulary/field";
import type { AddinWindow } from "../harness/bridge/addin-window";
import { excelTrouble } from "../harness/excel-trouble";
import { eventually } from "../harness/eventually";
import { openFunctions } from "../harness/functions-host";
import { hurry } from "../harness/hurried-clock";
import { MemoryDocument } from "../harness/memory-document";
import { parseArea } from "../../demo/a1";

const text = settingsTexts.en;

/**
 * One field for each category and base unit: as a number of the base unit, and in each other unit. Formats depend on
 * units only.
 */
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
/** Numbers in cells, which show them as the region does. */
const bom = [
  ["Ref", "MPN", "Capacitance (uF)", "Voltage (V)", "Qty"],
  ["C1", "GRM155R61E105KA12D", 0.1, 25, 1000],
  ["C2", "GRM188R61E106MA73D", 10, 6.3, 12],
  ["C3", "CL05B104KO5NNNC", 0.1, 16, 1.5],
  ["C4", "", 4.7, 6.3, 1],
];
const { filters } = checkBomTexts.en;
const found = [
  ["GRM155R61E105KA12D", filters.inProduction, expect.stringContaining("BOM 0.1uF"), ""],
  ["GRM188R61E106MA73D", filters.nrnd, expect.stringContaining("BOM 6.3V"), "GRM188R61E106KA73D"],
  ["", filters.otherMakerReplaceable, "", "GCM155R71C104KA55D"],
  ["", filters.noNumberMissing, "", ""],
];
const area = `A1:A${String(formulas.length)}`;

/** The number that everybody reads in this region; "" if nothing is shown. */
function readAs(shown: string, decimal: "." | ","): number | string {
  if (shown === "") return "";
  const [digits = ""] = /^-?[\d.,]*(?:E[+-]?\d+)?/.exec(shown) ?? [];
  return digits.includes(decimal === "." ? "," : ".") ? NaN : Number(digits.replace(decimal, "."));
}

let opened: MountedPane | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

test.each([
  ["en-US", null, ".", ",", "1.00E-6 F", text.formattedHint],
  ["en-US", ",", ",", ";", "0,000001", text.formattedNotHere],
  // Codes with words are left out: the host reads General as a text in these regions, and yyyy in Mexico.
  ["ja-JP", null, ".", ",", "1.00E-6 F", text.formattedHint],
  ["ja-JP", ",", ",", ";", "0,000001", text.formattedNotHere],
  ["de-CH", null, ".", ";", "1.00E-6 F", text.formattedHint],
  ["es-MX", null, ".", ",", "1.00E-6 F", text.formattedHint],
  ["es-MX", ",", ",", ";", "0,000001", text.formattedNotHere],
  // The host reads formats by the region, as Excel may: `##0.00E+0" F"` would show 100.00E-10 F.
  ["de-DE", null, ",", ";", "0,000001", text.formattedNotHere],
  ["de-DE", ".", ".", ";", "0.000001", text.formattedNotHere],
  ["de-CH", ",", ",", ";", "0,000001", text.formattedNotHere],
  ["fr-FR", null, ",", ";", "0,000001", text.formattedNotHere],
  ["fr-FR", ".", ".", ";", "0.000001", text.formattedNotHere],
] as const)(
  "in the region %s with the separator %j no number format shows another number, and formulas are Excel's",
  async (locale, ownDecimal, decimal, list, farads, hint) => {
    const pane = (opened = await mountPane({
      sheets: ["Sheet1", "BOM"],
      region: { locale, ownDecimal },
      settings: { formatted: true },
    }));
    pane.set("Sheet1", "A1", formulas);
    await pane.settled();
    const { workbook } = pane;
    const within = [workbook.sheets()[0]?.id ?? "", parseArea(area, workbook.limits())] as const;
    const texts = workbook.read(...within, "text").flat() as readonly string[];
    const read = texts.slice(0, -1).map((shown, at) => [...(requested[at] ?? []), shown, readAs(shown, decimal)]);
    expect(read).toEqual(
      texts
        .slice(0, -1)
        .map((shown, at) => [...(requested[at] ?? []), shown, pane.cell("Sheet1", `A${String(at + 1)}`)]),
    );
    expect(texts).toContain(farads);
    expect(texts.at(-1)).toMatch(/^\d{4}-\d\d-\d\d$/);
    await pane.tab(shellTexts.en.views.settings);
    await pane.says(hint);

    pane.set("BOM", "A1", bom);
    pane.select("BOM", "A1");
    await pane.tab(shellTexts.en.views.check);
    await pane.says(checkBomTexts.en.place("BOM"));
    await pane.press(addColumnsTexts.en.heading);
    await pane.tick(addColumnsTexts.en.sets.check + addColumnsTexts.en.hints.check);
    await pane.press(addColumnsTexts.en.add);
    await pane.says(/Added \d+ columns/);
    const added = workbook.read(workbook.sheets()[1]?.id ?? "", parseArea("F2:R5", workbook.limits()), "formulas");
    // Numbers of the BOM as it shows them.
    expect(
      added.map((row) => [...row.slice(0, 3), row[12]].map((cell) => String(cell).replace(/(?<=\d),(?=\d)/, "."))),
    ).toEqual(found);

    await pane.tab(shellTexts.en.views.find);
    await pane.type(findTexts.en.filter, "Category eq 'inductors'");
    await pane.type(findTexts.en.limit, "5");
    await eventually(() =>
      expect(pane.all("details > .code")[0]?.textContent.split(/"[^"]*"/)).toEqual([
        "=VENDOR.SEARCH(",
        `${list.repeat(4)}5)`,
      ]),
    );
  },
);

test.each([
  ["refuses", "excelEdits", "en-US", '##0.00E+0" F"'],
  ["refuses", "excelEdits", "de-DE", undefined],
  ["is late", "excelWaits", "en-US", '##0.00E+0" F"'],
  ["is late", "excelWaits", "de-DE", undefined],
] as const)(
  "while Excel %s (%s), numbers are plain; then they follow the region %s",
  async (_, trouble, locale, code) => {
    const workbook = new MemoryDocument();
    workbook.region = { locale, ownDecimal: null };
    let end = (): void => undefined;
    const whenReady = (window: AddinWindow): void => {
      hurry(window, 10);
      end = excelTrouble(window)[trouble]();
    };
    const host = await openFunctions({ document: workbook, whenReady });
    const format = async (): Promise<unknown> => {
      const outcome = await host.addin.call("SPEC", [["GRM155R61E105KA12D"]], [["Capacitance"]]);
      const [[cell]] = (outcome as { readonly value: [[number | { readonly numberFormat: string }]] }).value;
      return typeof cell === "number" ? undefined : cell.numberFormat;
    };
    expect(await format()).toBeUndefined();
    end();
    await eventually(async () => expect(await format()).toBe(code));
    await host.close();
  },
);
