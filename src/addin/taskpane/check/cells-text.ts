import type { BomItem } from "../../../bom/check/items";
import { fewOf } from "../../../messages/grammar/list-text";
import type { Language } from "../../../product-data/vocabulary/language";
import { rowsOf } from "../../check-bom/sheet/checked-bom";
import { cellName } from "../../excel/cell-name";

/** The cells of a column in which the part of an item is entered. */
export const cellsText = (item: BomItem, column: number, language: Language): string =>
  fewOf(
    rowsOf(item).map((row) => cellName(row, column)),
    maxCells,
    language,
  );

const maxCells = 8;
