import { readFileSync } from "node:fs";
import path from "node:path";
import type { Frame, Locator } from "playwright-core";
import Papa from "papaparse";
import { addinFrame } from "../../harness/served-page";
import { startService } from "../../service/server";
import { refreshTexts } from "../../src/messages/refresh-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { keptValuesTexts } from "../../src/messages/kept-values-texts";
import { fieldByName, fields } from "../../src/product-data/vocabulary/field";
import { openPane, type OpenedPane, pressUntilDone } from "../addin/taskpane/open-pane";
import {
  changeCell,
  differingFields,
  fieldCell,
  type PlainProduct,
  readCatalog,
  readPlain,
} from "../workbook/plain-catalog";

const text = keptValuesTexts.en;
const refreshText = refreshTexts.en;
const [index] = Papa.parse<Record<string, string>>(
  readFileSync(path.resolve(__dirname, "../../workbook/data/index.csv"), "utf8"),
  { header: true },
).data;
/** The parts in the BOM's formulas. */
const bomParts = index?.["vendor_parts"]?.split(" ") ?? [];
/** Whole categories in one response. */
const cap = 5000;
const products = 3000;
let pane: OpenedPane;

beforeAll(async () => {
  pane = await openPane({ service: { products, cap } });
  await tab("activity");
});
afterAll(() => pane.close());

const shown = (...areas: readonly (readonly [sheet: string, area: string])[]): Promise<unknown[][][]> =>
  pane.page.evaluate(async (wanted) => {
    await window.workbook.settled();
    return wanted.map(([sheet, area]) => window.workbook.values(sheet, area) as unknown[][]);
  }, areas);
const writes = (): Promise<number> => pane.page.evaluate(() => window.workbook.xmlWrites());
const recalculate = (): Promise<void> => pane.page.evaluate(() => window.workbook.recalculate());
/** Another one after the page is loaded again. */
const frame = (): Frame => addinFrame(pane.page);
const tab = (name: keyof (typeof shellTexts.en)["views"]): Promise<void> =>
  frame().getByRole("tab", { name: shellTexts.en.views[name] }).click();
const section = (title: string): Locator =>
  frame().locator("section", { has: frame().getByRole("heading", { name: title, exact: true }) });
const press = (name: string): Promise<void> => section(text.title).getByRole("button", { name, exact: true }).click();
const says = (said: string | RegExp): Promise<void> => section(text.title).getByText(said).waitFor();

/** Returns the pane's text when it is done. */
async function refreshWorkbook(): Promise<string> {
  await pressUntilDone(section(refreshText.title).getByRole("button", { name: refreshText.scopes.workbook }));
  return section(refreshText.title).locator(".notice").first().innerText();
}

test("a workbook that keeps nothing isn't written to when it is opened, recalculated, refreshed, saved, and closed", async () => {
  await recalculate();
  const [before] = await shown(["BOM", "A1:R120"]);
  expect(await refreshWorkbook()).toMatch(/^Formulas refreshed: \d+\. Nothing has changed\./);
  expect(await shown(["BOM", "A1:R120"])).toEqual([before]);
  await pane.page.evaluate(async () => {
    await window.workbook.store();
    document.querySelector("#pane")?.remove(); // unloads the add-in, as Excel does when it closes
  });
  expect(pane.page.frames()).toHaveLength(1);
  expect(await writes()).toBe(0);
  await pane.page.reload();
  await pane.page.waitForFunction(() => "workbook" in window);
  await tab("activity");
});

describe("A workbook that is pinned, when the service has other data", () => {
  const searches = [
    { filter: "Category eq 'inductors' and Rdc ge 0.05", orderby: "Rdc asc,Partno asc", limit: 25 },
    {
      filter: "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 0.000001 and RatedVoltage ge 25",
      orderby: "Capacitance asc",
    },
  ] as const;
  const base = "GRM155R61E105KA12";
  const japanese = "GRM155R61E105KA12D";
  /** A text, a date, a list, a number, a yes or no, a text whose number is the same, and parts that come and go. */
  const ofEveryKind = [
    ...["Status", "LastBuyDate", "AlternativePartno", "ReferenceMass", "Reach", "RatedCurrentItempText"].map(
      (name) => fieldByName(name)?.label.en,
    ),
    ...[refreshText.found, refreshText.lost],
  ];
  /** In the pane. */
  const mostListed = 200;
  const columns = fields.filter(({ place }) => place !== null).map(({ name }) => name);
  const areas = [
    ["BOM", "A1:R120"],
    ["Search", "A1:J700"],
    ["Parts", "A1:BH150"],
    ["Found", "A1:J60"],
  ] as const;

  /** The data of a service with this seed, for everything that the workbook's formulas use. */
  async function reading(seed: number) {
    const service = await startService({ products, seed, cap, publicUrl: pane.service.url });
    const { url } = service;
    const found = await Promise.all(
      searches.map(async (search) => {
        const all = await readPlain(url, search);
        return "limit" in search ? all.slice(0, search.limit) : all;
      }),
    );
    const [inJapanese] = await readPlain(url, { filter: `Partno eq '${japanese}'`, lang: "ja" });
    const catalog = await readCatalog(url);
    await service.stop();
    return { catalog, found, inJapanese };
  }
  type Reading = Awaited<ReturnType<typeof reading>>;

  const productOf = ({ catalog }: Reading, partno: string): PlainProduct | undefined =>
    catalog.get(partno) ??
    [...catalog.values()]
      .filter((product) => product["PartnoWithoutPackageCode"] === partno)
      .sort((one, other) => (one.Partno < other.Partno ? -1 : 1))[0];

  /** Parts that differ in every field that differs anywhere, a part that vanishes, and a part that appears. */
  function chosenParts(was: Reading, is: Reading): readonly string[] {
    const missing = new Set<string>();
    const differing = [...was.catalog.values()].flatMap((product) => {
      const now = is.catalog.get(product.Partno);
      const names = now === undefined ? [] : differingFields(product, now);
      for (const name of names) missing.add(name);
      return names.length === 0 ? [] : [{ partno: product.Partno, names }];
    });
    const chosen: string[] = [];
    for (const { partno, names } of differing) {
      if (!names.some((name) => missing.has(name))) continue;
      chosen.push(partno);
      for (const name of names) missing.delete(name);
    }
    const only = (one: Reading, other: Reading): readonly string[] =>
      [...one.catalog.keys()].filter((partno) => partno.startsWith("GRM") && productOf(other, partno) === undefined);
    return [...chosen, ...only(was, is).slice(0, 2), ...only(is, was).slice(0, 2)];
  }

  function expectedRows(partnos: readonly string[], was: Reading, is: Reading): readonly (readonly unknown[])[] {
    const rowsOf = (label: string, before: PlainProduct | undefined, after: PlainProduct | undefined) => {
      if (before === undefined || after === undefined)
        return before === after ? [] : [[label, after ? refreshText.found : refreshText.lost, "", ""]];
      return differingFields(before, after).map((name) => [
        label,
        fieldByName(name)?.label.en,
        changeCell(before[name]),
        changeCell(after[name]),
      ]);
    };
    const numbers = (some: readonly PlainProduct[] | undefined) => (some ?? []).map(({ Partno }) => Partno);
    const ofSearches = searches.flatMap(({ filter }, index) => {
      const [before, after] = [numbers(was.found[index]), numbers(is.found[index])];
      return [
        ...after
          .filter((partno) => !before.includes(partno))
          .map((partno) => [english(partno), refreshText.entered(filter), "", ""]),
        ...before
          .filter((partno) => !after.includes(partno))
          .map((partno) => [english(partno), refreshText.left(filter), "", ""]),
      ];
    });
    const used = new Set([...partnos, ...was.found.flatMap(numbers)]);
    return [
      ...ofSearches,
      ...[...used].flatMap((partno) => rowsOf(english(partno), productOf(was, partno), productOf(is, partno))),
      ...rowsOf(`${japanese} (日本語)`, was.inJapanese, is.inJapanese),
    ];
  }

  /** The list has parts in two languages. */
  const english = (partno: string): string => `${partno} (English)`;
  /** The rows, sorted. */
  const sorted = (rows: readonly (readonly unknown[])[]): readonly string[] =>
    rows.map((row) => JSON.stringify(row)).sort();

  const isOfSearch = ([, field]: readonly unknown[]): boolean => String(field).includes("results of “");
  /** A row of the sheet as the pane shows it: absent values as a dash, and only the end of long ones. */
  const paneRow = ([part, field, ...values]: readonly unknown[]): readonly unknown[] => [
    part,
    field,
    ...(field === refreshText.found || field === refreshText.lost
      ? []
      : values.map((value) => (value === "" ? "–" : String(value).replace(/^.+(?=.{40}$)/s, "…")))),
  ];
  /** The changes of parts in the pane, each with its part. */
  async function listedInPane(): Promise<readonly (readonly unknown[])[]> {
    const parts = section(text.title).locator("tbody");
    return parts.evaluateAll((bodies) =>
      bodies.flatMap((body) => {
        const [[part] = [], ...changes] = [...body.children].map((row) =>
          [...row.children].map(({ textContent }) => textContent),
        );
        return changes.map((cells) => [part, ...cells]);
      }),
    );
  }

  test("no cell changes, the list and its sheet have exactly the differences, and today's values can be kept", async () => {
    const [was, is] = [await reading(1), await reading(2)];
    const chosen = chosenParts(was, is);
    await pane.page.evaluate(
      async ([numbers, names, [found], ja]) => {
        window.workbook.addSheet("Parts");
        window.workbook.setAll("Parts", "B1", [numbers]);
        window.workbook.setAll(
          "Parts",
          "A2",
          names.map((name) => [name]),
        );
        window.workbook.set("Parts", "B2", `=VENDOR.SPEC(B1:BF1,A2:A${String(names.length + 1)})`);
        window.workbook.set("Parts", "BH1", `=VENDOR.SPEC("${ja}","Notices","ja")`);
        window.workbook.addSheet("Found");
        window.workbook.set(
          "Found",
          "A1",
          `=VENDOR.SEARCH("${found.filter}","${found.orderby}",,,${String(found.limit)})`,
        );
        await window.workbook.settled();
      },
      [[...chosen, base], columns, searches, japanese] as const,
    );
    const before = await shown(...areas);
    const count = await writes();
    await press(text.keep);
    await press(text.pin);
    await says(text.pinned);
    expect(await writes()).toBeGreaterThan(count);
    const written = await writes();

    await pane.replaceService({ products, seed: 2, cap });
    expect(await refreshWorkbook()).toBe(refreshText.pinned);
    await recalculate();
    expect(await shown(...areas)).toEqual(before);

    await press(text.compare);
    const expected = expectedRows([...bomParts, ...chosen, base], was, is);
    await says(new RegExp(`^Changes: ${expected.length.toLocaleString("en")}\\. Compared`));
    await press(text.writeSheet);
    await says(text.sheetWritten("Changes"));
    const [sheet = []] = await shown(["Changes", "A1:D3000"]);
    const rows = sheet.filter(([partno]) => partno !== "" && partno !== null);
    expect(rows[0]).toEqual(["Part number", "Field", "Before", "Now"]);
    expect(sorted(rows.slice(1))).toEqual(sorted(expected));
    expect([...new Set(rows.map(([, field]) => field))]).toEqual(expect.arrayContaining(ofEveryKind));
    const ofParts = rows.slice(1).filter((row) => !isOfSearch(row));
    expect(sorted(await listedInPane())).toEqual(sorted(ofParts.slice(0, mostListed).map(paneRow)));
    await says(refreshText.more(ofParts.length - mostListed));
    expect(await shown(...areas)).toEqual(before);
    expect(await writes()).toBe(written);

    await press(text.takeToday);
    await section(text.title).getByRole("button", { name: text.takeToday }).waitFor({ state: "detached" });
    await section(text.title).getByRole("button", { name: text.compare }).and(frame().locator(":enabled")).waitFor();
    const [, , parts = []] = await shown(...areas);
    for (const [column, partno] of [...chosen, base].entries())
      expect([partno, ...columns.map((_, row) => parts[row + 1]?.[column + 1])]).toEqual([
        partno,
        ...columns.map((name) => fieldCell(productOf(is, partno), name)),
      ]);
    await press(text.compare);
    await says(/^Nothing has changed/);
    await press(text.remove);
    await section(text.title).getByRole("button", { name: text.keep }).waitFor();
  });
});

test("a workbook shows every cell as before without a key and a service, with the date, and isn't written to", async () => {
  const { page } = pane;
  const [before] = await shown(["BOM", "A1:R120"]);
  await press(text.keep);
  await section(text.title).getByRole("button", { name: text.pin }).waitFor();
  await page.context().route(`${pane.service.url}/**`, (route) => route.abort());
  await page.evaluate(async () => {
    await window.workbook.store();
    localStorage.setItem("vendor.key", "");
    return new Promise((resolve) => {
      const deleted = indexedDB.deleteDatabase("vendor-products");
      deleted.onsuccess = resolve;
    });
  });
  await page.reload();
  await page.waitForFunction(() => "workbook" in window);
  expect(await shown(["BOM", "A1:R120"])).toEqual([before]);
  await recalculate();
  expect(await shown(["BOM", "A1:R120"])).toEqual([before]);
  await tab("activity");
  await says(/^Values of /);
  await tab("check");
  await frame()
    .getByText(/Formulas show the values kept in this workbook/)
    .waitFor();
  expect(await writes()).toBe(0);
  expect(pane.troubles).toEqual([]);
});
