import { gunzipSync } from "node:zlib";
import { settingsTexts } from "../../../../src/messages/settings-texts";
import { refreshTexts } from "../../../../src/messages/refresh-texts";
import { keptValuesTexts } from "../../../../src/messages/kept-values-texts";
import { eventually } from "../../../../harness/eventually";
import { mountPane, type MountedPane, type MountedPaneOptions } from "../../../../harness/mounted-pane";

const text = keptValuesTexts.en;
const settingsText = settingsTexts.en;
const parts = ["GRM155R61E105KA12D", "GRM155R61E105KA12", "LQG15HS15NH02D", "GRM155R61E105KA99D"];
const search =
  '=VENDOR.SEARCH("Category eq \'inductors\' and Inductance ge 0.00001","Inductance asc",,{"Partno","MinOrderQuantity"},5)';
const spec = (partno: string): string =>
  `=VENDOR.SPEC("${partno}",{"Status","ReferenceMass","MinOrderQuantity","Appearance"})`;
const nowhere = "http://127.0.0.1:1";
/** For cells that fail, their error. */
const cells = ["A1", "B1", "C1", "D1", "A2", "B2", "A3", "B3", "C3", "A4", "A10", "A11", "B11", "B15"];

const dayMs = 86_400_000;
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const opened: MountedPane[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pane) => pane.close()));
});

/** A workbook with formulas of a few parts and a search. */
async function open(options: MountedPaneOptions = {}): Promise<MountedPane> {
  const pane = await mountPane(options);
  opened.push(pane);
  pane.set("Sheet1", "A1", [...parts.map((partno) => [spec(partno)])]);
  pane.set("Sheet1", "A10", [[search]]);
  await pane.settled();
  await pane.tab("Activity");
  return pane;
}

const shown = (pane: MountedPane): readonly unknown[] => cells.map((cell) => pane.cell("Sheet1", cell));
const xmlOf = (pane: MountedPane): readonly string[] => [...pane.workbook.kept.customXmlParts.values()];

/** Waits until the workbook has these XML parts, and nothing is in progress. */
const becomes = (pane: MountedPane, isSo: (xmls: readonly string[]) => boolean): Promise<void> =>
  eventually(() => {
    expect(isSo(xmlOf(pane))).toBe(true);
    expect(pane.text()).not.toContain(text.working);
  });

async function kept(): Promise<{ readonly pane: MountedPane; readonly xmlParts: readonly string[] }> {
  const pane = await open();
  await pane.press(text.keep, text.title);
  await pane.says(text.kept(parts.length + 5, 1));
  return { pane, xmlParts: xmlOf(pane) };
}

test("a workbook that is opened without a key and a network shows every cell as before, and the pane shows the date", async () => {
  const { pane, xmlParts } = await kept();
  const before = shown(pane);
  expect(before).toContain("In Production");
  expect(before[9]).toBe("#N/A");
  const content = gunzipSync(Buffer.from(/>([^<]+)</.exec(xmlParts.join(""))?.[1] ?? "", "base64")).toString("latin1");
  expect(content).toContain("GRM155R61E105KA12D");
  expect(content + xmlParts.join("")).not.toContain("demo-key");

  const other = await open({ xmlParts, key: null, settings: { serviceUrl: nowhere } });
  expect(other.cell("Sheet1", "A1")).toBe("#VALUE!");
  await other.says(text.otherServices(pane.service.url));
  await other.press(text.useOthers);
  await eventually(() => expect(other.cell("Sheet1", "A1")).toBe("In Production"));
  await other.settled();
  // The pictures of a service on another computer.
  const isPicture = (index: number): boolean => cells[index] === "D1";
  expect(shown(other).filter((_, index) => !isPicture(index))).toEqual(before.filter((_, index) => !isPicture(index)));
  expect(other.cell("Sheet1", "D1")).toBe("");
  other.set("Sheet1", "A30", [['=VENDOR.SPEC("GRM155R61E105KA12D","AsOf")']]);
  await other.shows("Sheet1", "A30", expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  await other.says(/Links to unknown websites left out/);
  await other.tab("Find parts");
  await other.says(/Formulas show the values kept in this workbook\. Values of /);
  expect(other.workbook.kept.xmlWrites).toBe(0);
  const stored = await new Promise<number>((resolve) => {
    const request = other.window.indexedDB.open("vendor-products");
    request.onsuccess = () => {
      const all = request.result.transaction("chunks").objectStore("chunks").count();
      all.onsuccess = () => resolve(all.result);
    };
  });
  expect(stored).toBe(0);
});

test("a workbook that keeps nothing is never written to", async () => {
  const pane = await open();
  await pane.ribbon("RefreshWorkbook");
  await pane.says(/Formulas refreshed/);
  pane.workbook.calculate({});
  await pane.settled();
  opened.splice(opened.indexOf(pane), 1);
  await pane.close();
  expect(pane.workbook.kept.xmlWrites).toBe(0);
});

test("kept values are updated after a refresh by the user, and removed with a button", async () => {
  const { pane } = await kept();
  await pane.replaceService({ seed: 2 });
  const [before] = xmlOf(pane);
  await pane.ribbon("RefreshWorkbook");
  await pane.says(/Formulas refreshed/);
  await pane.says(text.update);
  await becomes(pane, (xmls) => xmls.length === 1 && xmls[0] !== before);
  await pane.settled();
  const values = shown(pane);
  const other = await open({ xmlParts: xmlOf(pane), key: null, settings: { serviceUrl: pane.service.url } });
  expect(shown(other)).toEqual(values);
  await pane.press(text.remove, text.title);
  await pane.press(text.keep, text.title);
  await pane.press(text.remove, text.title);
  await becomes(pane, (xmls) => xmls.length === 0);
});

test("pinned values stay whatever the service returns; the list of changes is exact, and today's values can be kept", async () => {
  const { pane } = await kept();
  await pane.press(text.pin, text.title);
  await pane.says(text.pinned);
  const before = shown(pane);
  await pane.replaceService({ seed: 2 });
  await pane.ribbon("RefreshWorkbook");
  await pane.says(refreshTexts.en.pinned);
  pane.workbook.calculate({});
  await pane.settled();
  expect(shown(pane)).toEqual(before);
  pane.set("Sheet1", "A20", [[spec("GCM1885C2A102FA16D")]]);
  await pane.shows("Sheet1", "A20", expect.stringMatching(/./) as unknown);
  await pane.settled();
  await pane.says(text.outside(1));

  await pane.press(text.compare, text.title);
  await pane.says(/Changes: \d+\. Compared/);
  expect(shown(pane)).toEqual(before);
  await pane.press(text.writeSheet, text.title);
  await pane.says(text.sheetWritten("Changes"));
  const changesSheet = pane.workbook.sheets().find(({ name }) => name === "Changes")?.id ?? "";
  const area = { row: 0, column: 0, rowCount: 400, columnCount: 4 };
  const rows = pane.workbook.read(changesSheet, area, "formulas");
  const fresh = await open({ settings: { serviceUrl: pane.service.url } });
  const listed = new Map(rows.map(([partno, field, , now]) => [[partno, field].map(String).join(" "), now]));
  for (const [partno, row] of [
    ["GRM155R61E105KA12D", 1],
    ["LQG15HS15NH02D", 3],
  ] as const)
    for (const [label, column] of [
      ["Status", "A"],
      ["Reference mass", "B"],
      ["Minimum order quantity", "C"],
    ] as const) {
      const cell = `${column}${String(row)}`;
      const [was, is] = [pane.cell("Sheet1", cell), fresh.cell("Sheet1", cell)];
      expect([partno, label, listed.get(`${partno} ${label}`) ?? String(was)]).toEqual([partno, label, String(is)]);
    }
  await pane.press(text.takeToday, text.title);
  for (const cell of cells) await pane.shows("Sheet1", cell, fresh.cell("Sheet1", cell));
  await pane.says(text.pinned);
});

test("today's values of a service that was left aren't kept: another press is needed for those of the new one", async () => {
  const { pane, xmlParts } = await kept();
  await pane.replaceService({ seed: 2 });
  await pane.press(text.compare, text.title);
  await pane.says(/Changes: \d+\. Compared/);
  const other = await open({ service: { seed: 3 } });
  await pane.tab("Settings");
  await pane.type(settingsText.serviceUrl, other.service.url);
  await pane.settled();
  await pane.tab("Activity");
  await pane.press(text.takeToday, text.title);
  await becomes(pane, () => pane.text().includes("Compared"));
  expect(xmlOf(pane)).toEqual(xmlParts);
  await pane.press(text.takeToday, text.title);
  await becomes(pane, (xmls) => xmls.join() !== xmlParts.join());
  const taken = await open({ xmlParts: xmlOf(pane), key: null, settings: { serviceUrl: other.service.url } });
  expect(shown(taken)).toEqual(shown(other));
});

test("today's values have today's date, also those of a part that hasn't changed", async () => {
  const pane = await open();
  const [changed, unchanged] = ["GRM155R61E105KA12D", "GRM0335C1E330JA01W"];
  pane.set("Sheet1", "A30", [
    [`=VENDOR.SPEC("${changed}",{"AsOf","Status"})`],
    [`=VENDOR.SPEC("${unchanged}",{"AsOf","Status"})`],
  ]);
  await pane.settled();
  await pane.press(text.keep, text.title);
  await pane.press(text.pin, text.title);
  await pane.says(text.pinned);
  const days = (): readonly unknown[] => ["A30", "A31"].map((cell) => pane.cell("Sheet1", cell));
  const keptOn = dayAt(Date.now());
  expect(days()).toEqual([keptOn, keptOn]);
  const { Date: PaneDate } = pane.window as unknown as typeof globalThis;
  const now = PaneDate.now.bind(PaneDate);
  PaneDate.now = () => now() + dayMs;
  await pane.replaceService({ seed: 2 });
  await pane.press(text.compare, text.title);
  await pane.press(text.takeToday, text.title);
  const nextDay = dayAt(Date.now() + dayMs);
  await eventually(() => expect(days()).toEqual([nextDay, nextDay]));
});

test("links that are left out of the kept values, because their host is unknown, aren't changes", async () => {
  const pane = await open({ service: { publicUrl: "http://media.example" } });
  await pane.press(text.keep, text.title);
  await pane.says(/Links to unknown websites left out/);
  await pane.press(text.compare, text.title);
  await pane.says(/Nothing has changed\. Compared/);
});

test("kept values are shown only until the service has returned others, without any action", async () => {
  const { pane, xmlParts } = await kept();
  await pane.replaceService({ seed: 2 });
  const settings = { serviceUrl: pane.service.url };
  const now = shown(await open({ settings }));
  const other = await open({ xmlParts, settings });
  await eventually(() => expect(shown(other)).toEqual(now));
  expect(now).not.toEqual(shown(pane));
  expect(other.workbook.kept.xmlWrites).toBe(0);
});

test("changes for the worse since the values were kept are counted on the tab and listed, until they are seen", async () => {
  const { pane, xmlParts } = await kept();
  await pane.replaceService({ seed: 2 });
  // All values are old, and are updated.
  const other = await open({ xmlParts, settings: { serviceUrl: pane.service.url, freshHours: 0 } });
  await other.says(text.worthKnowingHint);
  await other.says(/Activity\d+Needs attention: \d+/);
  await other.press(text.markSeen, text.worthKnowing);
  await eventually(() => expect(other.text()).not.toContain(text.worthKnowing));
  await eventually(() => expect(other.window.localStorage.getItem("vendor.seen-news")).toMatch(/^[0-9a-f]{16}$/));
  expect(other.workbook.kept.xmlWrites).toBe(0);
});

test("two people who keep values at the same time lose nothing, and the next update combines them", async () => {
  const { pane, xmlParts } = await kept();
  const other = await open({ xmlParts });
  await other.press(text.useOthers);
  other.set("Sheet1", "A1", [[spec("GCM1885C2A102FA16D")]]);
  await other.settled();
  await other.press(text.update, text.title);
  await becomes(other, (xmls) => xmls.length === 1 && xmls[0] !== xmlParts[0]);
  // Co-authoring adds the other person's part.
  pane.workbook.kept.customXmlParts.set("{other}", xmlOf(other)[0] ?? "");
  pane.set("Sheet1", "A21", [[spec("GCM1885C2A102FA16D")]]);
  await pane.settled();
  await pane.press(text.update, text.title);
  await becomes(pane, (xmls) => xmls.length === 1);
  const third = await open({ xmlParts: xmlOf(pane), key: null, settings: { serviceUrl: pane.service.url } });
  expect(third.cell("Sheet1", "A3")).toBe(pane.cell("Sheet1", "A3"));
  third.set("Sheet1", "A21", [[spec("GCM1885C2A102FA16D")]]);
  await third.shows("Sheet1", "A21", pane.cell("Sheet1", "A21"));
});

test("values that another program removed are missing for others, and the next update writes them again", async () => {
  const { pane } = await kept();
  pane.workbook.kept.customXmlParts.clear();
  await pane.press(text.update, text.title);
  await becomes(pane, (xmls) => xmls.length === 1);
});

test("a read-only workbook is unchanged, and the pane says what to do", async () => {
  const { pane, xmlParts } = await kept();
  pane.workbook.kept.isReadOnly = true;
  await pane.press(text.update, text.title);
  await pane.says(text.failures.writeRefused({ code: "writeRefused" }));
  await pane.says(text.nothingChanged);
  expect(xmlOf(pane)).toEqual(xmlParts);
});

test("an Excel without XML parts is reported", async () => {
  const pane = await open();
  const { requirements } = (pane.window["Office"] as typeof Office).context;
  Object.assign(requirements, { isSetSupported: () => false });
  await pane.press(text.keep, text.title);
  await pane.says(text.failures.noXmlParts({ code: "noXmlParts" }));
});

test("damaged values are reported, and the formulas request their values from the service", async () => {
  const { xmlParts } = await kept();
  const pane = await open({ xmlParts: xmlParts.map((xml) => `${xml.slice(0, -60)}</values>`) });
  await pane.says(text.reading.damaged);
  await pane.shows("Sheet1", "A1", "In Production");
  await pane.press(text.remove, text.title);
  await becomes(pane, (xmls) => xmls.length === 0);
});
