import { type Part, rehearsal } from "../step";

/** Steps for the task pane, the ribbon, and the report. */
export const taskPane: Part = {
  title: "Task pane, ribbon, and report",
  minutes: "20 minutes",
  steps: [
    {
      title: "First press",
      do: "In a workbook without formulas, select Find parts first.",
      see: "The task pane opens on that view. The status bar doesn't keep showing “… is working on your …”.",
      ifNot: "Nothing: #5176; the second press must work. The text stays: #2877.",
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether the press is lost, and the status bar.",
    },
    {
      title: "Menu of cells and shortcuts",
      do: "Right-click a cell, and select Product information > Check BOM; then one of a table. Press Ctrl+Shift+Alt+B in a cell, then in the task pane.",
      see: "Check BOM; but on Windows and Mac no items in tables (#6612), and on the web nothing in the task pane.",
      ifNot: "No shortcut: other add-ins use the keys, or assets/shortcuts.json wasn't loaded.",
      rehearsedBy: ["test/addin/taskpane/japanese-pane.test.ts", "test/long/web-shortcuts.test.ts"],
      onlyInExcel: "Other add-ins' keys, and the menu of page break preview (#5437).",
    },
    {
      title: "Check BOM and report",
      do: "Open Parts, select Check BOM, a line, and Create report. Hide Parts, and select Go to sheet “Parts”.",
      see: "The cell; a sheet; a message for the hidden sheet.",
      rehearsedBy: rehearsal,
      onlyInExcel: "The message for the hidden sheet: the page shows the sheet.",
    },
    {
      title: "Keyboard and screen reader",
      do: "Use the task pane with Tab and Esc, then with Narrator or VoiceOver. On Windows, press Alt and the keys that are shown.",
      see: "Each control has a name, focus is visible, F6 leads back, and buttons have key tips, such as Y1.",
      rehearsedBy: ["test/long/page-regions.test.ts", "test/addin/taskpane/japanese-pane.test.ts"],
      onlyInExcel: "Screen readers, and which keys Excel chooses.",
    },
    {
      title: "Themes and languages",
      do: "Switch to the dark theme and to high contrast. Set Office to Japanese, then Chinese, and restart.",
      see: "The task pane, buttons, and descriptions of functions follow.",
      ifNot: "English functions: functions-ja-JP.json wasn't loaded.",
      rehearsedBy: "test/long/appearance.test.ts",
      onlyInExcel: "What Office hands over; the web hands over no theme.",
    },
  ],
};

/** Ways in which sheets differ from those of the first part. */
export const sheets: Part = {
  title: "Formats and filters",
  minutes: "10 minutes",
  steps: [
    {
      title: "A sheet in Text format",
      do: "In a new sheet, select all cells, and choose the number format Text. Copy the lines of Lines, and paste only their values. In the task pane, open Add columns, and select Add columns.",
      see: "The same data as in step 5.",
      ifNot: "Formulas as texts: report this first.",
      onlyInExcel: "What Excel makes of a formula in a cell with that format.",
    },
    {
      title: "A filter while values are written",
      do: "In Lines with its columns, filter Ref so that only C1 and C3 are shown. Select the columns, then Refresh selection, then Convert to values, and clear the filter.",
      see: "Each row has the data of its own part. The task pane says what was left out.",
      ifNot: "Data of another row: report this first.",
      onlyInExcel: "Which cells Excel writes into under a filter.",
    },
    {
      title: "Units in columns",
      do: "In Lines with its columns, look at the rated voltages.",
      see: "25 V, and 25 in the formula =F2*1 with that cell.",
      ifNot: "A number without its unit: note the build; no document says that INDEX keeps it.",
      onlyInExcel: "Whether a formula around SPEC keeps the unit.",
    },
  ],
};
