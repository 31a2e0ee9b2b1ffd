import { type Part, rehearsal } from "../step";

/** Steps for many cells, and changes of them. */
export const manyCells: Part = {
  title: "Many cells",
  minutes: "15 minutes",
  steps: [
    {
      title: "20,000 formulas",
      do: "Enter Many!B1, and double-click its fill handle. Save, close, open, and select Refresh workbook, with the task pane closed, then open.",
      see: "All values within a minute, Excel usable throughout. The message counts more than 20,000 formulas, and none that Excel didn't recalculate.",
      ifNot: "#6936 (build 2608).",
      formulas: { "Many!B1": '=VENDOR.SPEC(A1,"Status")' },
      shows: { "Many!B1": "In Production" },
      onlyInExcel: "Times, and Excel's limits. The test fills 500 rows; npm run bench measures more.",
    },
    {
      title: "Convert to values",
      do: "Select Many!B1:B10000, and Convert to values; then Functions!B2:D8. Press Ctrl+Z.",
      see: "Cells look as before, and the second message counts 2 formulas. One Ctrl+Z takes back one conversion.",
      ifNot: "More Ctrl+Z: as before ExcelApi 1.20; how many?",
      rehearsedBy: rehearsal,
      onlyInExcel: "Ctrl+Z: the page counts the records that Microsoft documents.",
    },
    {
      title: "One protected sheet",
      do: "Protect the sheet Searches, and select Refresh workbook.",
      see: "The other sheets are refreshed; the message counts the formulas that weren't, or, if no other formula changes, says that Excel didn't allow it.",
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether Excel refuses to recalculate protected cells. The page does.",
    },
    {
      title: "While a cell is edited",
      do: "Put the cursor into the formula bar, and select Refresh sheet.",
      see: "The refresh waits, or says that a cell is being edited.",
      rehearsedBy: rehearsal,
    },
  ],
};
