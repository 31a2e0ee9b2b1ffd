import { addinFrame } from "../harness/served-page";
import { openStubWorkbook } from "../demo/open-page";
import { useOpened } from "../harness/use-opened";

const workbook = useOpened(() => openStubWorkbook());

const pane = () => addinFrame(workbook.page);

const set = (sheet: string, cell: string, content: string | number | null): Promise<void> =>
  workbook.page.evaluate(([name, at, value]) => window.workbook.set(name, at, value), [sheet, cell, content] as const);

/** Resolves when the grid shows the color, or no longer does. */
async function painted(color: string, isShown = true, leastPixels = 200): Promise<void> {
  await workbook.page.waitForFunction(
    ([wanted, shown, least]) => {
      const canvases = [...document.querySelectorAll<HTMLCanvasElement>("#grid canvas")];
      const [grid] = canvases.sort((left, right) => right.width * right.height - left.width * left.height);
      const pixels = grid?.getContext("2d")?.getImageData(0, 0, grid.width, grid.height).data ?? [];
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      let count = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue) count += 1;
      return count > least === shown;
    },
    [color, isShown, leastPixels] as const,
  );
}

test("a table has the colors of its style; conditional formats follow the values of their cells", async () => {
  await pane().evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add("Look");
      sheet.getRange("A1:B4").values = [
        ["Part", "State"],
        ["A", "fine"],
        ["B", 'not "fine"'],
        ["C", "bad"],
      ];
      const table = sheet.tables.add("A1:B4", true);
      table.name = "States";
      table.style = "TableStyleMedium2";
      for (const [word, color] of [
        ["bad", "#FFC7CE"],
        ['not ""fine""', "#FFEB9C"],
      ] as const) {
        const { cellValue } = sheet.getRange("B2:B4").conditionalFormats.add("CellValue");
        cellValue.format.fill.color = color;
        cellValue.format.font.color = "#9C0006";
        cellValue.rule = { formula1: `="${word}"`, operator: "EqualTo" };
      }
      sheet.activate();
      await context.sync();
    }),
  );
  await painted("#4472C4");
  await painted("#D9E1F2");
  await painted("#FFC7CE");
  await painted("#FFEB9C");
  await set("Look", "B4", "fine");
  await painted("#FFC7CE", false);
  await set("Look", "B2", "BAD");
  await painted("#FFC7CE");
  await pane().evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.tables.getItem("States").convertToRange();
      await context.sync();
    }),
  );
  await painted("#4472C4", false);
});

test("a cell that an add-in selects is scrolled into view, also on another sheet", async () => {
  const far = "#118833";
  const select = (sheet: string, cell: string): Promise<void> =>
    pane().evaluate(
      ([name, at]) =>
        Excel.run(async (context) => {
          context.workbook.worksheets.getItem(name).getRange(at).select();
          await context.sync();
        }),
      [sheet, cell] as const,
    );
  await pane().evaluate(
    (color) =>
      Excel.run(async (context) => {
        context.workbook.worksheets.add("Far").getRange("Z90").format.fill.color = color;
        await context.sync();
      }),
    far,
  );
  await select("Far", "Z90");
  await painted(far);
  await select("Far", "A1");
  await painted(far, false);
  await select("Look", "A1");
  await select("Far", "Z90");
  await painted(far);
});

test("a long write is one edit; formulas that it replaces are gone, and the selected cell stays in view", async () => {
  const rows = 300;
  const tall = "#AA5511";
  const edits = await pane().evaluate(async (rowCount) => {
    const addresses: string[] = [];
    await Excel.run(async (context) => {
      context.workbook.worksheets.add("Long");
      context.workbook.worksheets.onChanged.add(({ address }) => {
        addresses.push(address);
        return Promise.resolve();
      });
      await context.sync();
    });
    const write = (first: string, rowOf: (index: number) => (string | number)[]): Promise<void> =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem("Long").getRange(`${first}1:D${String(rowCount)}`);
        range.formulas = Array.from({ length: rowCount }, (_, index) => rowOf(index));
        range.format.wrapText = true;
        await context.sync();
      });
    await write("A", (index) => {
      const row = String(index + 1);
      return [index, 1, `=SUM(MAP(A${row}:B${row},LAMBDA(x,x+1)))`, "one line"];
    });
    await write("C", () => ["value", "high\nas\nthree"]);
    return addresses;
  }, rows);
  expect(edits).toEqual(["A1:D300", "C1:D300"]);
  await set("Long", "A300", 7);
  await set("Long", "E300", "=C300&SUM(MAP(A300:B300,LAMBDA(x,x+1)))");
  await workbook.page.evaluate(() => window.workbook.settled());
  expect(await workbook.page.evaluate(() => window.workbook.value("Long", "E300"))).toBe("value10");

  await pane().evaluate(
    ([color, last]) =>
      Excel.run(async (context) => {
        const cell = context.workbook.worksheets.getItem("Long").getRange(last);
        cell.format.fill.color = color;
        cell.select();
        await context.sync();
      }),
    [tall, `A${String(rows)}`] as const,
  );
  // The row is fitted to its three lines, and so are those above it.
  await painted(tall, true, 3000);
  expect(workbook.troubles).toEqual([]);
});
