import { type Part, rehearsal } from "../step";

/** Steps for many cells, and changes of them. */
export const manyCells: Part = {
  title: "Many cells",
  minutes: "15 minutes",
  steps: [
    {
      title: "20,000 formulas",
      do: "Enter Many!B1, and double-click its fill handle. Note the time. Close the task pane, save, close, open, and select Refresh workbook; then once more with the task pane open.",
      see: "All values within a minute, Excel usable throughout. The last message counts 20,000 formulas and none that Excel didn't recalculate.",
      ifNot: "Note the build (office-js #6936 for build 2608), the times, and the number that is left.",
      formulas: { "Many!B1": '=VENDOR.SPEC(A1,"Status")' },
      shows: { "Many!B1": "In Production" },
      onlyInExcel:
        "Times, and Excel's own limits. The test fills 500 rows, and refreshes them once; npm run bench measures more.",
    },
    {
      title: "Convert to values",
      do: "Select Many!B1:B10000, then Convert to values. Then Functions!B2:D8. Press Ctrl+Z.",
      see: "Cells look as before: numbers with units, dates as dates. One Ctrl+Z takes back one conversion.",
      ifNot:
        "An error about size: note it. Other formats: note both. More than one Ctrl+Z: expected before ExcelApi 1.20; note how many.",
      rehearsedBy: rehearsal,
      onlyInExcel: "Ctrl+Z: the page counts the records that Microsoft documents, and its own undo has others.",
    },
    {
      title: "One protected sheet",
      do: "Protect the sheet Searches, then select Refresh workbook.",
      see: "All other sheets are refreshed; the message counts the formulas of Searches that Excel didn't recalculate, or none.",
      ifNot: "Nothing is refreshed: note the message.",
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether Excel refuses to recalculate protected cells: the page refuses, as the stricter of both.",
    },
    {
      title: "While a cell is edited",
      do: "Put the cursor into the formula bar, and select Refresh sheet.",
      see: "The refresh waits, or says that a cell is being edited.",
      ifNot: "Note what you saw.",
      rehearsedBy: rehearsal,
    },
  ],
};
