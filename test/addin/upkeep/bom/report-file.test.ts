import { textsOf } from "../../../../bom-files/bom-file";
import { readBomFile } from "../../../../bom-files/read-bom-file";
import { reportFile } from "../../../../src/addin/upkeep/bom/report-file";

test("a text that looks like an escape of XLSX is the same in the saved report", async () => {
  const texts = ["_x0041_", "=1+1", "a _x000D_ b"];
  const report = {
    ...{ title: "Report", fileName: "Report", head: ["BOM_x0041_.xlsx"], counts: [], countsAt: 0, countsColumn: 0 },
    ...{ tableAt: 3, marks: [], stateColumn: 0, changes: null },
    columns: [{ title: "Description", kind: "text" as const, width: 20, cells: texts }],
  };
  const file = await reportFile(report, "Report");
  const { sheets } = await readBomFile(new Uint8Array(await file.arrayBuffer()));
  expect(sheets.flatMap(textsOf).flat()).toEqual(["Report", "BOM_x0041_.xlsx", "Description", ...texts]);
});
