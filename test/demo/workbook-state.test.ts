import { openAddin, type AddinHost } from "../harness/bridge/host";
import { MemoryDocument } from "../harness/memory-document";

let addin: AddinHost;
let workbook: MemoryDocument;
let run: typeof Excel.run;

beforeEach(async () => {
  workbook = new MemoryDocument("BOM", "Report");
  addin = openAddin({ script: "", metadata: { functions: [] }, document: workbook });
  await addin.ready;
  ({ run } = addin.window["Excel"] as typeof Excel);
});
afterEach(() => addin.close());

test("a table: names of its columns, parts, style; found by name; none over another", async () => {
  await run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Report");
    sheet.getRange("B2:D4").values = [
      ["Part", "", "Part"],
      ["A", 1, 2],
      ["B", 3, 4],
    ];
    const table = sheet.tables.add("B2:D4", true);
    table.name = "Parts";
    table.style = "TableStyleLight9";
    table.load("name,style");
    table.columns.load("items/name");
    const [body, header] = [table.getDataBodyRange().load("address"), table.getHeaderRowRange().load("address")];
    await context.sync();
    expect([table.name, table.style]).toEqual(["Parts", "TableStyleLight9"]);
    expect(table.columns.items.map(({ name }) => name)).toEqual(["Part", "Column2", "Part2"]);
    expect([body.address, header.address]).toEqual(["Report!B3:D4", "Report!B2:D2"]);
    const found = context.workbook.tables.getItem("parts").load("name");
    context.workbook.tables.load("items/name");
    await context.sync();
    expect([found.name, context.workbook.tables.items.length]).toEqual(["Parts", 1]);
  });
  const overlapping = run((context) => {
    context.workbook.worksheets.getItem("Report").tables.add("D4:E5", true);
    return context.sync();
  });
  await expect(overlapping).rejects.toMatchObject({ code: "InvalidArgument" });
});
