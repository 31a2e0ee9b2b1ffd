import { addChangeSheet } from "../../../src/addin/excel/change-sheet";
import { useExcelGlobal } from "../../workbook/excel-global";

const { workbook } = useExcelGlobal();

const names = (): readonly string[] =>
  workbook()
    .sheets()
    .map(({ name }) => name);
const rows = Array.from({ length: 1500 }, (_, row) => ["GRM155R61E105KA12D", `Field ${String(row)}`, "", row]);

test("a list of changes is a table on a sheet of its own", async () => {
  expect(await addChangeSheet("Changes", rows)).toBe("Changes");
  expect(await addChangeSheet("Changes", rows)).toBe("Changes 2");
  expect(names()).toEqual(["BOM", "Changes", "Changes 2"]);
  expect(workbook().kept.tables.map(({ area }) => area.rowCount)).toEqual([1500, 1500]);
});

test("a list of changes that Excel rejects after its first piece leaves no sheet", async () => {
  await expect(addChangeSheet("Changes", [...rows.slice(1), ["GRM155R61E105KA12D"]])).rejects.toThrow();
  expect(names()).toEqual(["BOM"]);
  expect(workbook().kept.tables).toEqual([]);
});
