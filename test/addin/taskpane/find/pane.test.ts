import { refusalText } from "../../../../src/messages/excel-refusal";
import { failureText } from "../../../../src/messages/failures/message";
import { exclusionTexts } from "../../../../src/messages/find/exclusion-texts";
import { findTexts } from "../../../../src/messages/find/find-texts";
import { settingsTexts } from "../../../../src/messages/settings/settings-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { categoryById } from "../../../../src/product-data/vocabulary/category";
import { fieldByName } from "../../../../src/product-data/vocabulary/field";
import { eventually } from "../../../harness/eventually";
import { hurry } from "../../../harness/hurried-clock";
import { mountPane } from "../../../harness/mounted-pane";
import { useOpened } from "../../../harness/use-opened";

const text = findTexts.en;
const label = (field: string): string => fieldByName(field)?.label.en ?? field;
const categoryLabel = (id: string): string => categoryById(id)?.label.en ?? id;
const pane = useOpened(() =>
  mountPane({
    sheets: ["Found", "Elsewhere"],
    beforeScript: (window) => {
      hurry(window, 10);
      const send = window.fetch;
      window.fetch = async (...request) => {
        const response = await send(...request);
        await beforeResponse(response.url);
        return response;
      };
    },
  }),
);
/** What a response waits for. */
let beforeResponse: (url: string) => Promise<void> | undefined = () => undefined;

beforeAll(async () => {
  await pane.tab(shellTexts.en.views.find);
});

const add = async (what: string, field: string): Promise<void> => {
  await pane.choose(what, label(field));
  await pane.press(what);
};
const filter = async (): Promise<string> => (await pane.field(text.filter)).value;
const columns = (): readonly string[] => pane.all(".find-label").map(({ textContent }) => textContent);
const rows = (): readonly string[] => pane.all(".find-results li").map(({ textContent }) => textContent);
const requests = (): number => pane.service.counts().products;

test("no request is sent before there is a condition", async () => {
  await pane.says(text.nothingToPreview);
  expect(requests()).toBe(0);
});

test("a category and a condition become the filter, and the first products are shown", async () => {
  await pane.choose(text.category, categoryLabel("ceramicCapacitorsSMD"));
  await add(text.addCondition, "Capacitance");
  await pane.says(text.numberHint("100 nF"));
  await pane.type(text.value, "0.1 µF");
  expect(await filter()).toBe("Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-7");
  await eventually(() => expect(rows()[0]).toContain("0.1μF"));
  await pane.says(/\d parts match/);
});

test("typing without a pause causes one request, for the final text; a recent preview causes none", async () => {
  const before = requests();
  await Promise.all(["1 µF", "4.7 µF", "2.2 µF"].map((value) => pane.type(text.value, value)));
  await eventually(() => expect(rows()[0]).toContain("2.2μF"));
  await pane.type(text.value, "0.1 µF");
  await eventually(() => expect(rows()[0]).toContain("0.1μF"));
  expect(requests() - before).toBe(1);
});

test("an outdated response isn't shown", async () => {
  const before = requests();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  beforeResponse = (url) => (url.includes("0.000001") ? held : undefined);
  await pane.type(text.value, "1 µF");
  await eventually(() => expect(requests() - before).toBe(1));
  await pane.type(text.value, "4.7 µF");
  await eventually(() => expect(rows()[0]).toContain("4.7μF"));
  release();
  // The response arrives during the pause before the next request.
  const shown = new Set<string | undefined>();
  await pane.type(text.value, "3.3 µF");
  await eventually(() => {
    shown.add(rows()[0]?.match(/[\d.]+μF/)?.[0]);
    expect([...shown]).toContain("3.3μF");
  });
  // A slow computer may look after the first one has gone.
  expect([...shown].filter((value) => value !== "4.7μF")).toEqual(["3.3μF"]);
});

test("a mistake cancels the request that was about to be sent", async () => {
  const before = requests();
  await Promise.all(["10 µF", "much"].map((value) => pane.type(text.value, value)));
  await pane.type(text.value, "22 µF");
  await eventually(() => expect(rows()[0]).toContain("22μF"));
  expect(requests() - before).toBe(1);
});

test("a value in another unit is reported, and no request is sent", async () => {
  await pane.type(text.value, "16 V");
  await pane.says(
    failureText({ code: "unitMisfit", field: "Capacitance", unit: "F", value: "16 V", found: "V" }, "en"),
  );
  await pane.says(text.notValid);
  await pane.type(text.value, "much");
  await pane.says(failureText({ code: "notAQuantity", field: "Capacitance", unit: "F", value: "much" }, "en"));
});

test("a range has two ends, and either may be missing", async () => {
  await pane.choose(text.operator, text.operators.between);
  await pane.type(text.least, "1 µF");
  await pane.says("≥ 1 µF");
  await pane.type(text.most, "10 µF");
  await pane.says("= 1 µF – 10 µF");
  expect(await filter()).toBe(
    "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 0.000001 and Capacitance le 0.00001",
  );
  await pane.type(text.least, "");
  await pane.says("≤ 10 µF");
  expect(await filter()).toBe("Category eq 'ceramicCapacitorsSMD' and Capacitance le 0.00001");
  await pane.press(text.remove("Capacitance ≤ 10 µF"));
});

test("conditions of every kind: listed values, yes or no, the start of a text", async () => {
  await add(text.addCondition, "Status");
  await pane.tick("In Production");
  await pane.tick("NRND");
  await add(text.addCondition, "NewProduct");
  await pane.choose(label("NewProduct"), text.no);
  await add(text.addCondition, "Partno");
  await pane.choose(text.operator, text.operators.startswith);
  await pane.type(text.value, "grm155");
  expect(await filter()).toBe(
    "Category eq 'ceramicCapacitorsSMD' and Status eq 'In Production|NRND' and NewProduct eq false and startswith(Partno,'GRM155')",
  );
  await eventually(() => expect(rows().every((row) => row.startsWith("GRM155"))).toBe(true));
  await pane.tick("NRND");
  await pane.choose(label("NewProduct"), text.either);
  expect(await filter()).toBe(
    "Category eq 'ceramicCapacitorsSMD' and Status eq 'In Production' and startswith(Partno,'GRM155')",
  );
});

test("a mistake in the typed filter is underlined and explained, and no request is sent", async () => {
  await eventually(() => expect(pane.text()).not.toContain(text.searching));
  const before = requests();
  await pane.type(text.filter, "Category eq 'inductors' and Inductanse ge 1 and RatedCurrentItemp ge 1");
  expect(pane.all(".find-marks mark")[0]?.textContent).toBe("Inductanse");
  await pane.says(text.notValid);
  expect((await pane.field(text.filter)).getAttribute("aria-invalid")).toBe("true");
  expect(requests()).toBe(before);
});

test("values and part numbers become conditions; what no condition can say is named", async () => {
  for (const [typed, filter, left = ""] of [
    [
      "4.7uF 25V X7R 0805 low ESR",
      "Category eq 'ceramicCapacitorsSMD' and Capacitance eq 0.0000047 and RatedVoltage ge 25 and RatedVoltageClass eq 'DC' and TemperatureCharacteristics eq 'X7R' and SizecodeInch eq '0805'",
      "low ESR",
    ],
    [
      "10uH 3A max 0.1ohm",
      "Category eq 'inductors' and Inductance eq 0.00001 and RatedCurrentItemp ge 3 and Rdc le 0.1",
    ],
    ["leaded 100nF 50V 7.5mm blue", "Category eq 'ceramicCapacitorsLead' and Capacitance eq 1e-7", "7.5mm blue"],
    ["GRM188", "startswith(Partno,'GRM188')"],
    ["CL05A105KA5NQNC", "Category eq 'ceramicCapacitorsSMD' and Capacitance eq 0.000001", "±10%"],
    ["4,7µF 25 V X7R 2012 hello", "Capacitance eq 0.0000047 and RatedVoltage ge 25", "hello"],
    ["hello world", text.nothingToPreview, "hello world"],
    ["600R 1A 0603", text.nothingToPreview, "600R 1A 0603"],
    ["0402 metric 100nF", "Capacitance eq 1e-7 and SizecodeMm eq '0402'"],
    // A filter with a mistake isn't read as values.
    ["Inductanse ge 1uH", "Filter, character 15"],
    ["10µH 1,5A 5x5mm", "RatedCurrentItemp ge 1.5 and Length ge 0.00375 and Length le 0.00535"],
  ] as const) {
    await pane.type(text.filter, typed);
    await pane.says(filter);
    if (left === "") expect(pane.text()).not.toContain(text.left(""));
    else await pane.says(text.left(left));
  }
  // A range is shown as it was typed.
  expect(pane.all(".find-chips button").map(({ textContent }) => textContent)).toEqual(["10 µH", "≥ 1.5 A", "5x5mm"]);
});

test("a valid one is used in the builder", async () => {
  await pane.type(text.filter, "Category eq 'inductors' and Inductance ge 1e-9 and Inductance le 1e-7");
  expect((await pane.field(text.category)).value).toBe("inductors");
  expect((await pane.field(text.least)).value).toBe("1 nH");
  expect((await pane.field(text.most)).value).toBe("100 nH");
});

test("sorting by several fields in the user's order", async () => {
  await add(text.addSorting, "Inductance");
  await add(text.addSorting, "Partno");
  await pane.press(text.earlier(label("Partno")));
  await pane.choose(`${text.direction}: ${label("Partno")}`, text.descending);
  await pane.says(/"Partno desc,Inductance asc"/);
  await pane.press(text.remove(label("Inductance")), text.sorting);
  await pane.says(/"Partno desc"/);
});

test("columns: all, or selected ones in the user's order; and a limit", async () => {
  await pane.choose(text.columns, text.columnsAll);
  await pane.says(/"Partno desc",,"\*"\)/);
  await pane.choose(text.columns, text.columnsDefault);
  await pane.choose(text.columns, text.columnsChosen);
  await eventually(() => expect(columns().length).toBeGreaterThan(2));
  for (const name of columns().slice(3)) await pane.press(text.remove(name), text.columns);
  await pane.press(text.earlier(columns()[2] ?? ""), text.columns);
  await add(text.addColumn, "MinOrderQuantity");
  await pane.type(text.limit, "5");
  await pane.says(/"Partno desc",,"\w+,Partno,MinOrderQuantity",5\)/);
});

test("the formula is written into the selected cell, and returns the preview's results", async () => {
  const [first = ""] = rows();
  pane.select("Found", "B2");
  await pane.press(text.insert);
  await pane.says(text.inserted("Found!B2"));
  expect(pane.formula("Found", "B2")).toMatch(/^=VENDOR\.SEARCH\("Category eq 'inductors' and .*",5\)$/);
  await pane.shows("Found", "D2", label("MinOrderQuantity"));
  expect(first).toContain(pane.cell("Found", "C3"));
});

test("the content of a cell is replaced only after confirmation", async () => {
  pane.set("Elsewhere", "A1", [["precious"]]);
  pane.select("Elsewhere", "A1");
  await pane.press(text.insert);
  await pane.says(text.cellInUse("Elsewhere!A1"));
  expect(pane.formula("Elsewhere", "A1")).toBe("precious");
  await pane.press(text.replace);
  await pane.says(text.inserted("Elsewhere!A1"));
  expect(pane.formula("Elsewhere", "A1")).toBe(pane.formula("Found", "B2"));
});

test("a cell with a search opens in the builder, and one click restores the previous search", async () => {
  const before = await filter();
  pane.set("Elsewhere", "A3", [
    [`=VENDOR.SEARCH("startswith(Partno,'LQW15') and NewProduct eq true","Partno desc","ja",{"Partno","Status"},3)`],
  ]);
  pane.select("Elsewhere", "A3");
  await pane.says(text.opened("Elsewhere!A3"));
  expect(await filter()).toContain("startswith(Partno,'LQW15')");
  expect((await pane.field(text.limit)).value).toBe("3");
  await pane.press(text.undo);
  expect(await filter()).toBe(before);
});

test("a search with a mistake shows its filter, which can be fixed", async () => {
  pane.set("Elsewhere", "A4", [[`=VENDOR.SEARCH("Capacitanse ge 1",,,"*")`]]);
  pane.select("Elsewhere", "A4");
  await pane.says(text.notUsable("Elsewhere!A4"));
  expect(await filter()).toBe("Capacitanse ge 1");
  await pane.press(text.undo);
});

test("a search whose arguments are in cells is reported, and not opened", async () => {
  const before = await filter();
  pane.set("Elsewhere", "A5", [["=VENDOR.SEARCH(A1)"]]);
  pane.select("Elsewhere", "A5");
  await pane.says(text.notLiteral("Elsewhere!A5"));
  expect(await filter()).toBe(before);
});

test("another category drops unsupported conditions, reports that, and can be undone", async () => {
  const before = await filter();
  await pane.choose(text.category, categoryLabel("ceramicCapacitorsSMD"));
  await pane.says(text.dropped([label("Inductance")]));
  await pane.press(text.undo);
  expect(await filter()).toBe(before);
});

test("a formula that is too long for Excel isn't written", async () => {
  await pane.type(text.filter, `Partno eq '${"GRM155R61E105KA12D|".repeat(450)}LQW15'`);
  await pane.says(/characters. Excel allows/);
});

test("if no part matches, the fewest conditions that exclude everything are named, and each can be removed", async () => {
  const before = requests();
  await pane.type(text.filter, "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1 and RatedVoltage ge 1");
  await pane.says(exclusionTexts.en.together(["Capacitance ≥ 1 F"]));
  expect(requests() - before).toBeLessThanOrEqual(3);
  const conditions = "RatedVoltage ge 1 and Capacitance le 1e-9 and Capacitance ge 1e-6";
  await pane.type(text.filter, `Category eq 'ceramicCapacitorsSMD' and ${conditions}`);
  await pane.says(exclusionTexts.en.together(["Capacitance ≤ 1 nF", "Capacitance ≥ 1 µF"]));
  expect(requests() - before).toBeLessThanOrEqual(7);
  await pane.press(text.remove("Capacitance ≥ 1 µF"));
  await eventually(async () => expect(await filter()).not.toContain("1e-6"));
  await pane.says(/parts? match/);
  // Two pairs that exclude each other: it isn't enough to remove one.
  const pairs = "Capacitance le 1e-9 and Capacitance ge 1e-6 and RatedVoltage le 10 and RatedVoltage ge 100";
  await pane.type(text.filter, `Category eq 'ceramicCapacitorsSMD' and ${pairs}`);
  await pane.says(exclusionTexts.en.together(["Rated voltage ≤ 10 V", "Rated voltage ≥ 100 V"]));
});

test("a bare number that no part has in the field's unit is understood with one click", async () => {
  await pane.type(text.filter, "Category eq 'ceramicCapacitorsSMD' and Length ge 0.001");
  await pane.type(text.value, "5");
  await pane.press(text.didYouMean("5 mm"));
  await eventually(async () => expect(await filter()).toContain("Length ge 0.005"));
  expect(pane.text()).not.toContain(text.didYouMean("5 mm"));
});

test("a search that is inserted before its preview arrives waits for it, and leaves the units to its category", async () => {
  await pane.choose(text.columns, text.columnsDefault);
  pane.select("Elsewhere", "A10");
  await pane.type(text.filter, "Category eq 'inductors' and startswith(Partno,'LQW15')");
  await pane.press(text.insert);
  await pane.says(text.inserted("Elsewhere!A10"));
  expect(pane.formula("Elsewhere", "A10")).toMatch(/"Partno desc",,,5\)$/);
});

test("if Excel refuses to write, its reason is shown", async () => {
  await pane.type(text.filter, "Partno eq 'NOSUCHPART'");
  await pane.says(text.noneMatch);
  const recover = pane.excelRefuses("The sheet is protected.");
  await pane.press(text.insert);
  await pane.says(refusalText({ code: "other", detail: "The sheet is protected." }, "en"));
  recover();
});

test("a search without a valid key reports it, and can be retried", async () => {
  const settings = settingsTexts.en;
  await pane.replaceService({ keys: ["new-key"] });
  await pane.type(text.filter, "startswith(Partno,'GRM155')");
  await pane.says(failureText({ code: "keyRejected" }, "en"));
  await pane.tab(shellTexts.en.views.settings);
  await pane.type(settings.newKey, "new-key");
  await pane.press(settings.save);
  await pane.says(settings.testPassed);
  await pane.tab(shellTexts.en.views.find);
  await pane.press(text.retry);
  await pane.says(/parts? match/);
  expect(rows()[0]).toContain("GRM155");
});
