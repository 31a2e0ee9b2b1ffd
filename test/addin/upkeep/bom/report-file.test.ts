import { read } from "@e965/xlsx";
import { textsOf } from "../../../../bom-files/bom-file";
import { readBomFile } from "../../../../bom-files/read-bom-file";
import { reportFile } from "../../../../src/addin/upkeep/bom/report-file";

test("a text that looks like an escape of XLSX is the same in the saved report", async () => {
  const texts = ["_x0041_", "=1+1", "a _x000D_ b"];
  const report = {
    ...{ title: "Report", head: ["BOM_x0041_.xlsx"], counts: [], countsAt: 0, countsColumn: 0 },
    ...{ tableAt: 3, marks: [], stateColumn: 0, sections: [] },
    columns: [{ title: "Description", kind: "text" as const, width: 20, cells: texts }],
  };
  const file = await reportFile(report, "Report");
  const { sheets } = await readBomFile(new Uint8Array(await file.arrayBuffer()));
  expect(sheets.flatMap(textsOf).flat()).toEqual(["Report", "BOM_x0041_.xlsx", "Description", ...texts]);
});

test("the saved report has a chart of its counts, and nothing of the hidden column", async () => {
  const report = {
    ...{ title: "Report", head: ["BOM"], counts: [["A & B", 2] as const], countsAt: 3, countsColumn: 0, tableAt: 6 },
    ...{ marks: [], sections: [], stateColumn: 0 },
    columns: [
      { title: "Part", kind: "text" as const, width: 20, cells: ["X"] },
      { title: "Codes", kind: "hidden" as const, width: 20, cells: ["1 2 3"] },
    ],
  };
  const file = Buffer.from(await (await reportFile(report, "A & 'B'")).arrayBuffer());
  const { sheets } = await readBomFile(new Uint8Array(file));
  expect(sheets.flatMap(textsOf).flat().filter(Boolean)).toEqual(["Report", "BOM", "A & B", "2", "Part", "X"]);
  const chart = partOf(file, "xl/charts/chart1.xml");
  expect(chart).toContain("<c:f>'A &amp; ''B'''!$A$4:$A$4</c:f>");
  expect(chart).toContain("<c:v>A &amp; B</c:v>");
  expect(partOf(file, "xl/drawings/_rels/drawing1.xml.rels")).toContain("/xl/charts/chart1.xml");
});

test("rows with Chinese or Japanese letters, whose lines are higher, are higher in the saved report", async () => {
  const heightOf = async (said: string): Promise<number> => {
    const report = {
      ...{ title: "Report", head: [], counts: [], countsAt: 0, countsColumn: 0, tableAt: 2 },
      ...{ marks: [], sections: [], stateColumn: 0 },
      columns: [{ title: "Part", kind: "text" as const, width: 20, cells: [said] }],
    };
    const file = Buffer.from(await (await reportFile(report, "Report")).arrayBuffer());
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
