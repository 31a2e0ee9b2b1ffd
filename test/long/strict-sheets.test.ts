import { unpackSheets } from "../../scripts/accuracy/sheets";
import type { Product } from "../../service/catalog/product";
import {
  checkStrictly,
  ownBom,
  respondInDisorder,
  type SheetState,
  type SmallBom,
  StrictSheet,
  unlikeService,
} from "../addin/taskpane/check/strict-sheet";
import { type MountedPane, mountPane, type MountedPaneOptions } from "../harness/mounted-pane";
import { randomFrom, repeated } from "../harness/random";
import { statesCatalog } from "../harness/test-catalogs";

const stateOf = (bits: number): SheetState => ({
  inTable: (bits & 1) > 0,
  isFiltered: (bits & 2) > 0,
  hidesFirstColumn: (bits & 4) > 0,
  isTextual: (bits & 8) > 0,
});

/** The ends of the sources of public BOMs with our numbers in test/accuracy. */
const publicBoms = [
  "adc board/bom.csv",
  "Thunderscope_Rev5.kicad_sym",
  "Rev5.3_TS-USB4_MP_BOM.csv",
  "mppt-1210-hus_bom.csv",
  "BOM_ciaa_acc_v1.1.xlsx",
  "BOM_v3.4_48V.csv",
  "oresat-c3-sch-uhf-band.kicad_sch",
  "oresat-c3-sch-l-band.kicad_sch",
  "BoM_pico-ice.csv",
  "BeagleBone-AI_bom.csv",
  "BeagleBone_AI-64_Rev_B1_BOM_220602.csv",
  "design/BeagleV-Ahead_BOM.csv",
];

/** Lines of the BOMs, most of them of our parts, and a catalog with these parts, and a tenth of the others. */
async function readBoms() {
  const products = [...statesCatalog()];
  const sheets = await unpackSheets("test/accuracy");
  const ours = new Map(
    products.flatMap((product) => [
      [product.partno, product],
      [product.partno.slice(0, -1), product],
    ]),
  );
  const boms = publicBoms.map((end): SmallBom & { readonly parts: readonly Product[] } => {
    const [titles = [], ...lines] = sheets.find(({ source }) => source.endsWith(end))?.rows ?? [];
    const partsOf = (line: readonly string[]) => line.flatMap((cell) => ours.get(cell) ?? []);
    const all = [...new Map(lines.map((line) => [line.join(" | "), line])).values()];
    const isOurs = (line: readonly string[]): boolean => partsOf(line).length > 0;
    const chosen = [all.filter(isOurs).slice(0, 8), all.filter((line) => !isOurs(line) && line.join("") !== "")].flat();
    const distinct = all.filter((line) => chosen.slice(0, 12).includes(line));
    return { titles, lines: distinct, parts: distinct.flatMap(partsOf) };
  });
  const named = new Set(boms.flatMap(({ parts }) => parts));
  const own = new Set(ownBom.lines.map(([, number]) => number));
  return { boms, catalog: products.filter((part, at) => named.has(part) || own.has(part.partno) || at % 10 === 0) };
}

let pane: MountedPane;
const mount = async (options: MountedPaneOptions): Promise<void> => void (pane = await mountPane(options));
afterEach(() => pane.close());

test("the BOM of the tests in all kinds of sheets", async () => {
  await mount({ service: { catalog: statesCatalog() } });
  const expected = await new StrictSheet(pane, "Clean", stateOf(0), randomFrom(1)).expected();
  for (let bits = 0; bits < 16; bits += 1) {
    const sheet = new StrictSheet(pane, `State ${String(bits)}`, stateOf(bits), randomFrom(bits + 2));
    await checkStrictly(sheet, expected);
    sheet.close();
  }
}, 900_000);

describe("public BOMs, with a filter, a hidden column, and text formats, where steps of undo are refused", () => {
  test.each(publicBoms.map((end, at) => ({ end, at })))("$end in a range and in a table", async ({ at }) => {
    const { boms, catalog } = await readBoms();
    const bom = boms[at] ?? ownBom;
    await mount({ environment: "lang=en-US&undo=refused", service: { catalog } });
    const expected = await new StrictSheet(pane, "Clean", stateOf(0), randomFrom(1), bom).expected();
    expect(unlikeService(expected, catalog)).toEqual([]);
    for (const bits of [14, 15])
      await checkStrictly(new StrictSheet(pane, `State ${String(bits)}`, stateOf(bits), randomFrom(at), bom), expected);
  });
});

/** `ORDERS=200 npx jest test/long/strict-sheets` tries as many. */
const orders = Number(process.env["ORDERS"] ?? repeated(24));

test("columns are next to their lines, whatever the order of responses, and lines that are sorted meanwhile", async () => {
  const { catalog } = await readBoms();
  const disorder = randomFrom(1);
  await mount({
    service: { catalog },
    beforeScript: (window) => respondInDisorder(window, disorder),
  });
  const expected = await new StrictSheet(pane, "Clean", stateOf(0), randomFrom(1)).expected();
  for (let seed = 0; seed < orders; seed += 1) {
    const sheet = new StrictSheet(pane, `Order ${String(seed)}`, stateOf(seed), randomFrom(seed));
    await sheet.forget();
    await sheet.open();
    await sheet.addWhileSorting();
    await sheet.agrees(expected);
    sheet.close();
  }
}, 900_000);
