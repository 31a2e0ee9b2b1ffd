import { readBomFile } from "../../../../cli/files/read-bom-file";
import { checkBomTexts } from "../../../../src/messages/check-bom/check-bom-texts";
import { changeTexts } from "../../../../src/messages/check-bom/change-texts";
import { reportTexts } from "../../../../src/messages/check-bom/report-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { mountPane } from "../../../harness/mounted-pane";
import { useOpened } from "../../../harness/use-opened";

const text = checkBomTexts.en;
const bom = [
  ["Designator", "MPN", "Description"],
  ["C1", "GRM155R61E105KA12D", "1uF 25V"],
  ["C2", "GRM188R61E106MA73D", "10uF 25V"],
];
const pane = useOpened(() =>
  mountPane({
    environment: "lang=en-US&platform=mac",
    sheets: ["Empty", "Cover", "Main", "Power", "Letter", "Guide"],
  }),
);

/** The host is a Mac's, where no download arrives (office-js #2700). */
beforeAll(async () => {
  pane.set("Cover", "A1", [["Board 3"], ["Released by John"], ["For information only"]]);
  pane.set("Main", "A1", bom);
  // The workbook has a title page.
  pane.set("Power", "C12", bom);
  pane.set("Letter", "A1", [["Dear Mary,"], ["the parts are on the other sheets."]]);
  pane.set("Guide", "A1", [
    ["Function", "Description", "Part number"],
    ["SPEC", "One field of a capacitor", "GRM155R61E105KA12D"],
    ["PART", "All fields of a capacitor 10uF 25V", "GRM188R61E106MA73D"],
  ]);
  pane.select("Empty", "A1");
  await pane.tab(shellTexts.en.views.check);
});

const others = (): readonly string[] => pane.all(".check-others button").map(({ textContent }) => textContent);

test("an empty sheet names the sheets that look like BOMs", async () => {
  await pane.says(text.sheetEmpty);
  await eventually(() => expect(others()).toEqual(["Main", "Power"]));
});

test("a sheet without titles of a BOM names them, and one press shows and checks one", async () => {
  pane.select("Cover", "A1");
  await pane.says(text.place("Cover"));
  await eventually(() => expect(others()).toEqual(["Main", "Power"]));
  await pane.press(text.checkSheet("Power"));
  await pane.says(text.place("Power"));
  await eventually(() => expect(pane.all(".check-row").map((row) => row.textContent)).not.toEqual([]));
  expect(pane.workbook.activeSheet().name).toBe("Power");
});

test("a BOM names the others, but not itself or a report", async () => {
  await eventually(() => expect(others()).toEqual(["Main"]));
  await pane.press(reportTexts.en.write);
  await pane.says(reportTexts.en.heading("Power"));
  // Excel refuses, as some builds did (office-js #2537).
  const excel = pane.window["Excel"] as { createWorkbook: typeof Excel.createWorkbook };
  const { createWorkbook } = excel;
  excel.createWorkbook = () => Promise.reject(new Error("The argument is invalid."));
  await pane.press(reportTexts.en.open);
  await pane.says(reportTexts.en.notOpened);
  Object.assign(excel, { createWorkbook });
  await pane.press(reportTexts.en.open);
  await pane.says(reportTexts.en.opened);
  const [saved] = await Promise.all(pane.workbook.opened.map((file) => readBomFile(Buffer.from(file, "base64"))));
  expect(saved?.sheets.map(({ name }) => name)).toEqual([reportTexts.en.sheetName]);
  pane.select("Main", "A1");
  await pane.says(text.place("Main"));
  await pane.ribbon("CheckBom");
  await eventually(() => expect(others()).toEqual(["Power"]));
});

test("a report that was written before the pane was opened is one, in any language", async () => {
  const { title, source } = reportTexts.ja;
  pane.set("Letter", "A1", [[title("Board")], [source("Board.xlsx", "Main", "2026-11-20")]]);
  pane.select("Letter", "A1");
  await pane.says(reportTexts.en.heading("Main"));
  await pane.press(reportTexts.en.open);
  await pane.says(reportTexts.en.noTable);
  await pane.press(reportTexts.en.backTo("Main"));
  await pane.says(text.place("Main"));
  await pane.press(changeTexts.en.heading);
  const earlier = await pane.field(changeTexts.en.earlier);
  // The list is the last one until the sheets are read again.
  await eventually(() =>
    expect([...earlier.options].map(({ textContent }) => textContent)).toEqual([
      changeTexts.en.choose,
      "Empty",
      "Cover",
      "Power",
      "Guide",
    ]),
  );
  // A title alone may be a BOM's.
  pane.set("Cover", "A1", [[title("Board")], ["Released by John"]]);
  pane.select("Cover", "A1");
  await pane.says(text.place("Cover"));
});
