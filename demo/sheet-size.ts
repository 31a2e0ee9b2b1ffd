/**
 * Enough for a large search to spill into, and less than Excel's 1,048,576 rows, because Univer stores data for each
 * row. More columns than a part has fields: an area as wide as the sheet is whole rows.
 */
export const sheetRows = 22_000;
export const sheetColumns = 100;
