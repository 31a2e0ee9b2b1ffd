import type { RequirementFailure } from "../../../../src/bom/matching/requirement-failure";
import { isFailure } from "../../../../src/product-data/base/failed";
import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { readBom } from "../../../../src/bom/reading/read-bom";
import { isOwnNumber } from "../../../../src/bom/numbers/read-number";
import { requirementOfLine } from "../../../../src/bom/matching/requirement";
import { addColumnsTexts } from "../../../../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { objectionText } from "../../../../src/messages/check-bom/objection-text";
import { alternativeTexts } from "../../../../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../../../../src/messages/check-bom/report-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { mountPane } from "../../../harness/mounted-pane";
import { statesCatalog } from "../../../harness/test-catalogs";
import { useOpened } from "../../../harness/use-opened";

const text = checkBomTexts.en;
const replacementText = alternativeTexts.en;
const pane = useOpened(() => mountPane({ sheets: Object.keys(boms), service: { catalog: statesCatalog() } }));

const bom = (name: string): readonly (readonly string[])[] =>
  Papa.parse(readFileSync(path.resolve(__dirname, "../../../../demo/data", name), "utf8"), {
    skipEmptyLines: true,
  }).data;
const boms: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Thunderscope: bom("thunderscope-rev5.3-pcie.csv"),
  Haasoscope: bom("haasoscope-pro-adc.csv"),
};

/** Distinct requirements of the lines from which a search can be made; those of our own parts count one each. */
function requirementsIn(sheet: string): number {
  const { lines } = readBom(boms[sheet] ?? [], new Map());
  const requirements = lines.map((line) => {
    const [main] = line.numbers;
    if (main !== undefined && isOwnNumber(main.partno)) return main.partno;
    const [decoded, another] = main?.decoded ?? [];
    try {
      const { claims, missing } = requirementOfLine(another === undefined ? (decoded ?? null) : null, line);
      return missing.length > 0 ? "none" : JSON.stringify(claims);
    } catch (error) {
      if (isFailure<RequirementFailure>(error, "otherKind")) return "none"; // another kind of component
      throw error;
    }
  });
  return new Set(requirements.filter((requirement) => requirement !== "none")).size;
}

/** Unique parts with a part number; lines without one may be described. */
const parts: Readonly<Record<string, number>> = { Thunderscope: 77, Haasoscope: 78 };

beforeAll(async () => {
  for (const [sheet, rows] of Object.entries(boms)) pane.set(sheet, "A1", rows);
  await pane.tab(shellTexts.en.views.check);
});

const rows = (): readonly HTMLElement[] => pane.all(".check-row");
const counts = (): readonly string[] => pane.all(".check-filters button").map(({ textContent }) => textContent);
const buttonOf = (label: string): HTMLElement | undefined =>
  pane.all("button").find(({ textContent }) => textContent.startsWith(label));
const countOf = (filter: string): number =>
  Number(
    counts()
      .find((count) => count.startsWith(`${filter} `))
      ?.slice(filter.length) ?? 0,
  );

async function checked(sheet: string): Promise<void> {
  pane.select(sheet, "A1");
  await pane.says(text.place(sheet));
  await pane.ribbon("CheckBom");
  await eventually(() => expect(countOf(text.filters.all)).toBeGreaterThanOrEqual(parts[sheet] ?? 0));
  await eventually(() => expect(countOf(text.filters.unchecked)).toBe(0));
}

async function replaced(): Promise<void> {
  await pane.press(replacementText.find);
  await eventually(() => expect(countOf(text.filters.replaceable)).toBeGreaterThan(0));
  await eventually(() => expect(pane.all("progress, .bottom .primary:disabled")).toEqual([]));
}

describe.each(Object.keys(boms))("The BOM %s", (sheet) => {
  test("lines of other manufacturers get parts that meet or exceed them, with one search for each requirement", async () => {
    await checked(sheet);
    const before = pane.service.counts().products;
    await replaced();
    const lines = countOf(text.filters.replaceable);
    expect(lines).toBeGreaterThan(3);
    const searches = pane.service.counts().products - before;
    expect(searches).toBeLessThanOrEqual(requirementsIn(sheet));
    const again = pane.service.counts().products;
    await replaced();
    expect(pane.service.counts().products).toBe(again);
  });

  test("the list is filtered to the lines that have alternatives, each compared point by point", async () => {
    await pane.press(`${text.filters.replaceable} ${String(countOf(text.filters.replaceable))}`);
    await pane.openRows();
    const [first] = rows();
    expect(first?.textContent).toContain("the same or better specifications. DC bias");
    await eventually(() => expect(pane.all(".check-replacements").length).toBe(rows().length));
    const points = pane.all(".check-points tbody tr");
    expect(points.map((row) => row.textContent).join()).not.toContain(replacementText.relations.worse);
    expect(points.filter(({ children }) => [...children].every(({ textContent }) => textContent === ""))).toEqual([]);
    expect(rows().filter(({ textContent }) => textContent.includes(replacementText.same([])))).toEqual(rows());
    const [another] = pane.all(`.check-replacements li:nth-child(2) [aria-pressed=false]`);
    another?.click();
    await eventually(() => expect(another?.getAttribute("aria-pressed")).toBe("true"));
    expect(pane.all(".check-replacements a[target]").map(({ textContent }) => textContent)).toContain("Product page");

    await pane.press(text.byQuantity);
    const quantities = pane
      .all(".check-says")
      .map(({ textContent }) => Number(/Quantity (\d+)/.exec(textContent)?.[1]));
    expect(quantities).toEqual([...quantities].sort((one, other) => other - one));
    await pane.press(text.byQuantity);
  });
});

test("a selected part is written into the selected column, and replaces content only after confirmation", async () => {
  const letters = String.fromCharCode(65 + (boms["Haasoscope"]?.[0]?.length ?? 0));
  expect((await pane.field(replacementText.alternativesColumn)).selectedOptions[0]?.textContent).toBe(
    replacementText.freeColumn(letters),
  );
  const button = (row = 0): HTMLElement | null | undefined =>
    rows()[row]?.querySelector(".check-replacements .primary");
  const [, cell = "", partno = ""] = /^Use in (\w+).*: (\S+)$/.exec(button()?.getAttribute("aria-label") ?? "") ?? [];
  expect(button()?.textContent).toContain(replacementText.chooseIn(cell));
  button()?.click();
  await pane.says(replacementText.entered(partno, cell));
  expect(pane.cell("Haasoscope", cell)).toBe(partno);

  pane.set("Haasoscope", cell, [["kept"]]);
  button()?.click();
  await pane.says(objectionText({ code: "occupied", written: "kept" }, "en"));
  expect(pane.cell("Haasoscope", cell)).toBe("kept");
  await pane.press(text.cancel);
  expect(pane.cell("Haasoscope", cell)).toBe("kept");
  // The question stays when a part that was selected just before for another line has been entered.
  button(1)?.click();
  button()?.click();
  await pane.says(/Entered \S+ in/);
  await pane.says(objectionText({ code: "occupied", written: "kept" }, "en"));
  // The confirmation is for the cell in the question, even if another column is selected in the meantime.
  const options = [...(await pane.field(replacementText.alternativesColumn)).options].map(
    ({ textContent }) => textContent,
  );
  const [another = ""] = options.filter((option) => !option.includes(letters));
  await pane.choose(replacementText.alternativesColumn, another);
  const other = cell.replace(letters, another.charAt(0));
  const content = pane.cell("Haasoscope", other);
  await pane.press(replacementText.enterAll);
  await eventually(() => expect(pane.cell("Haasoscope", cell)).toBe(partno));
  expect(pane.cell("Haasoscope", other)).toBe(content);
});

test("the best alternatives of all parts are entered at once under a title after a confirmation, and undone", async () => {
  pane.select("Thunderscope", "A1");
  await pane.says(text.place("Thunderscope"));
  const letters = String.fromCharCode(65 + (boms["Thunderscope"]?.[0]?.length ?? 0));
  const column = (): readonly string[] =>
    Array.from({ length: 80 }, (_, row) => String(pane.cell("Thunderscope", `${letters}${String(row + 1)}`)));
  const all = buttonOf("Use the best for");
  const wanted = Number(/\d+/.exec(all?.textContent ?? "")?.[0] ?? 1);
  const records = pane.undoRecords();
  all?.click();
  await pane.says(replacementText.confirmAll(wanted, letters));
  // Every other decision is left out for a reason.
  expect(pane.text()).toContain(replacementText.leftOut(countOf(text.filters.decide) - wanted));
  expect(pane.undoRecords()).toBe(records);
  await pane.press(replacementText.enterAll);
  const entered = (): number => column().filter((cell) => cell !== "").length - 1;
  await eventually(() => expect(entered()).toBeGreaterThanOrEqual(wanted));
  expect(column()[0]).toBe(replacementText.title);
  await eventually(() => expect(pane.text()).toContain(replacementText.enteredAll(entered(), letters)));
  expect(pane.undoRecords()).toBe(records + 1);
  // Our own column is no reason to check again.
  expect(pane.text()).not.toContain(text.editedSince);
  await pane.press(replacementText.undo);
  await eventually(() => expect(column().slice(1).join("")).toBe(""));
  expect(pane.undoRecords()).toBe(records + 2);
});

test("the column for alternatives follows what is added after the check", async () => {
  const selected = async () => (await pane.field(replacementText.alternativesColumn)).selectedOptions[0]?.textContent;
  const at = boms["Thunderscope"]?.[0]?.length ?? 0;
  const [first = "", second = "", third = ""] = [0, 1, 2].map((more) => String.fromCharCode(65 + at + more));
  // The title is what the test before this one left.
  await eventually(async () => expect(await selected()).toBe(`${first}: ${replacementText.title}`));
  pane.set("Thunderscope", `${first}1`, [
    ["Status", "代替品"],
    ["shown", ""],
  ]);
  await eventually(async () => expect(await selected()).toBe(`${second}: 代替品`));
  await eventually(() => expect(buttonOf("Use the best for")).toHaveProperty("disabled", false));
  buttonOf("Use the best for")?.click();
  await pane.press(replacementText.enterAll);
  await eventually(() => expect(pane.text()).toMatch(new RegExp(`in column ${second}\\.`)));
  expect(pane.cell("Thunderscope", `${first}2`)).toBe("shown");
  expect([first, second, third].map((letters) => pane.cell("Thunderscope", `${letters}1`))).toEqual([
    "Status",
    "代替品",
    "",
  ]);
  const records = pane.undoRecords();
  await pane.press(replacementText.undo);
  await eventually(() => expect(pane.undoRecords()).toBe(records + 1));
});

test("adding columns and creating a report are one step of undo each", async () => {
  const before = pane.undoRecords();
  await pane.press(addColumnsTexts.en.heading);
  await pane.press(addColumnsTexts.en.add);
  await pane.says(/Added \d+ columns/);
  expect(pane.undoRecords()).toBe(before + 1);
  await pane.press(reportTexts.en.write);
  await pane.says(reportTexts.en.heading("Thunderscope"));
  await eventually(() => expect(pane.undoRecords()).toBe(before + 2));
});

test("Find alternatives in the menu of a cell checks the BOM, and shows the cell's line with what can replace it", async () => {
  const [sheet, cells] = ["Haasoscope", boms["Haasoscope"] ?? []];
  const row = cells.findIndex((line) => line.some((cell) => /^GRM/.test(cell)));
  pane.select(sheet, `B${String(row + 1)}`);
  await pane.ribbon("FindAlternatives");
  await pane.says(replacementText.ofRow(row + 1, 1));
  await eventually(() => expect(pane.all(".check-replacements")).toHaveLength(1));
  expect(rows()).toHaveLength(1);
  pane.select(sheet, "A1");
  await pane.ribbon("FindAlternatives");
  await pane.says(replacementText.ofRow(1, 0));
  await pane.press(`${text.filters.all} ${String(countOf(text.filters.all))}`);
  await eventually(() => expect(rows().length).toBeGreaterThan(1));
});
