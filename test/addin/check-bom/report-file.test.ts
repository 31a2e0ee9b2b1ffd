import { read } from "@e965/xlsx";
import { textsOf } from "../../../cli/files/bom-file";
import { readBomFile } from "../../../cli/files/read-bom-file";
import { columnTitle } from "../../../src/addin/check-bom/report/report-columns";
import { reportFile } from "../../../src/addin/check-bom/report/report-file";
import type { ShownReport } from "../../../src/addin/check-bom/report/shown-report";
import { checkBomTexts } from "../../../src/messages/check-bom-texts";

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
  const [part, record] = [columnTitle("part", "en"), columnTitle("record", "en")];
  const report = shown({
    ...{ sheet: "A & 'B'", above: [["Report"], ["BOM"], ["", ""], [state, 2], ["", ""]] },
    ...{ titles: [part, "Note & more", record], rows: [["X", "", "1 2 3"]] },
  });
  const file = Buffer.from(await (await reportFile(report)).arrayBuffer());
  const { sheets } = await readBomFile(new Uint8Array(file));
  const saved = ["Report", "BOM", state, "2", part, "Note & more", "X"];
  expect(sheets.flatMap(textsOf).flat().filter(Boolean)).toEqual(saved);
});

test("rows with Chinese or Japanese letters, whose lines are higher, are higher in the saved report", async () => {
  const heightOf = async (said: string): Promise<number> => {
    const report = shown({ above: [["Report"], [""]], rows: [[said]] });
    const file = Buffer.from(await (await reportFile(report)).arrayBuffer());
    return Number(/<row r="4"[^>]* ht="([\d.]+)"/.exec(partOf(file, "xl/worksheets/sheet1.xml"))?.[1]);
  };
  const [latin, japanese] = [await heightOf("two lines of some text here"), await heightOf("二行の日本語の文字列です")];
  expect(latin).toBeGreaterThan(20);
  expect(japanese).toBeGreaterThan(latin * 1.15);
});

/** The text of a part of an XLSX file. */
function partOf(file: Buffer, path: string): string {
  const { files } = read(file, { bookFiles: true }) as { files?: Record<string, { content: Uint8Array }> };
  return Buffer.from(files?.[path]?.content ?? []).toString();
}
