import { textsOf } from "../../../cli/files/bom-file";
import { readBomFile } from "../../../cli/files/read-bom-file";
import { reportColumnTitle } from "../../../src/addin/check-bom/report/report-columns";
import { reportFile } from "../../../src/addin/check-bom/report/report-file";
import type { ShownReport } from "../../../src/addin/check-bom/report/shown-report";
import { checkBomTexts } from "../../../src/messages/check-bom/check-bom-texts";

const shown = (report: Partial<ShownReport>): ShownReport => ({
  ...{ head: { kind: "check", language: "en", bom: "BOM", day: "2026-11-26" }, sheet: "Report" },
  ...{ above: [["Report"]], titles: ["Description"], rows: [], below: [], ...report },
});

test("a text that looks like an escape of XLSX is the same in the saved report", async () => {
  const texts = ["_x0041_", "=1+1", "a _x000D_ b"];
  const above = [["Report"], ["BOM_x0041_.xlsx"], [""]];
  const file = await reportFile(shown({ above, rows: texts.map((text) => [text]), below: [[""], ["_x0042_"]] }));
  const { sheets } = await readBomFile(new Uint8Array(await file.arrayBuffer()));
  const saved = ["Report", "BOM_x0041_.xlsx", "Description", ...texts, "_x0042_"];
  expect(sheets.flatMap(textsOf).flat().filter(Boolean)).toEqual(saved);
});

test("the saved report has its counts, and nothing of the hidden column", async () => {
  const state = checkBomTexts.en.filters.inProduction;
  const [part, record] = [reportColumnTitle("part", "en"), reportColumnTitle("record", "en")];
  const report = shown({
    ...{ sheet: "A & 'B'", above: [["Report"], ["BOM"], ["", ""], [state, 2], ["", ""]] },
    ...{ titles: [part, "Note & more", record], rows: [["X", "", "1 2 3"]] },
  });
  const file = Buffer.from(await (await reportFile(report)).arrayBuffer());
  const { sheets } = await readBomFile(new Uint8Array(file));
  const saved = ["Report", "BOM", state, "2", part, "Note & more", "X"];
  expect(sheets.flatMap(textsOf).flat().filter(Boolean)).toEqual(saved);
});
