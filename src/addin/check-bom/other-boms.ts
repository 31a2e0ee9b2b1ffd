import { readBom } from "../../bom/reading/read-bom";
import { inSlices } from "../../product-data/base/slices";
import { readFirstRows, type SheetName } from "../excel/bom-sheet";
import { otherSheets } from "./report/shown-report";

/**
 * The other sheets of the workbook with titles and lines of a BOM, in their order. Reports don't count, nor do sheets
 * that name parts without designators or quantities.
 */
export async function otherBoms(sheet: SheetName): Promise<readonly SheetName[]> {
  const others = await otherSheets(sheet);
  const starts = await readFirstRows(
    others.map(({ id }) => id),
    sampleRows,
    mostColumns,
  );
  const areBoms = await inSlices(starts, ({ texts }) => {
    const bom = readBom(texts);
    const { designator, quantity } = bom.columns;
    return bom.header !== null && designator.length + quantity.length > 0 && bom.isBom;
  });
  return starts.filter((_, at) => areBoms[at]).map(({ id, name }) => ({ id, name }));
}

/** A title page may come before the lines. */
const sampleRows = 60;
/** Wider than BOMs. */
const mostColumns = 100;
