/** Room for a large search to spill into, and less than Excel's 1,048,576 rows: Univer keeps something for each. */
export const sheetRows = 22_000;
export const sheetColumns = 60;
