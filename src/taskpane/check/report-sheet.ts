import { freeSheetName } from "../../bom/report";
import { textFormat, wouldBeRead } from "../../commands/typed-text";

/**
 * Adds a sheet with these cells, piece by piece so that Excel stays usable, and shows it.
 * @param tell rows written so far
 * @returns the sheet's name
 */
export async function addReportSheet(
  wantedName: string,
  cells: readonly (readonly string[])[],
  tell: (rows: number) => void,
): Promise<string> {
  const name = await addSheet(wantedName);
  for (let from = 0; from < cells.length; from += pieceRows) {
    await writePiece(name, from, cells.slice(from, from + pieceRows));
    tell(Math.min(cells.length, from + pieceRows));
  }
  await show(name);
  return name;
}

function addSheet(wantedName: string): Promise<string> {
  return Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const name = freeSheetName(
      wantedName,
      worksheets.items.map((sheet) => sheet.name),
    );
    worksheets.add(name);
    await context.sync();
    return name;
  });
}

/** A formula's own cells and those it spills over are left alone where nothing is to be written. */
function writePiece(name: string, from: number, cells: readonly (readonly string[])[]): Promise<void> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    for (const { column, contents } of filledColumns(cells)) {
      const range = sheet.getRangeByIndexes(from, column, contents.length, 1);
      // Part numbers such as 2E102 would become numbers.
      if (contents.some(isReadText))
        range.numberFormat = contents.map((each) => [isReadText(each) ? textFormat : general]);
      range.formulas = contents.map((content) => [content]);
    }
    await context.sync();
  });
}

function show(name: string): Promise<void> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.activate();
    await context.sync();
  });
}

interface FilledColumn {
  readonly column: number;
  readonly contents: readonly string[];
}

/** Each column down to its last cell that is not blank. */
function filledColumns(cells: readonly (readonly string[])[]): readonly FilledColumn[] {
  return (cells[0] ?? []).flatMap((_, column) => {
    const contents = cells.map((row) => row[column] ?? "");
    while (contents.at(-1) === "") contents.pop();
    return contents.length === 0 ? [] : [{ column, contents }];
  });
}

const isReadText = (content: string): boolean => !content.startsWith("=") && wouldBeRead(content);

const pieceRows = 1000;
const general = "General";
