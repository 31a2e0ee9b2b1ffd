import { isBom } from "../../../bom/reading/likeness";
import { readBom } from "../../../bom/reading/read-bom";
import { compareTexts } from "../../../messages/compare-texts";
import { reportTexts } from "../../../messages/report-texts";
import { inSlices } from "../../../product-data/base/slices";
import { languages } from "../../../product-data/vocabulary/language";
import { readSheetNames, type SheetName } from "../../excel/bom-sheet";
import { readFirstRows, type SheetStart } from "../../excel/first-rows";

/**
 * The other sheets of the workbook with titles and lines of a BOM, in their order. Reports don't count, nor do sheets
 * that name parts without designators or quantities.
 */
export async function otherBoms(sheet: SheetName): Promise<readonly SheetName[]> {
  const others = (await readSheetNames()).filter(({ id }) => id !== sheet.id);
  const starts = (await readFirstRows(others, sampleRows)).filter((start) => !isReport(start));
  const areBoms = await inSlices(starts, ({ texts }) => {
    const bom = readBom(texts);
    const { designator, quantity } = bom.columns;
    return bom.header !== null && designator.length + quantity.length > 0 && isBom(bom);
  });
  return starts.filter((_, at) => areBoms[at]).map(({ id, name }) => ({ id, name }));
}

const isReport = ({ texts: [[title = ""] = []] }: SheetStart): boolean => titles.has(title);
const titles: ReadonlySet<string> = new Set(
  languages.flatMap((language) => [reportTexts[language].title, compareTexts[language].sheetName]),
);

/** A title page may come before the lines. */
const sampleRows = 60;
