import { type Part, rehearsal } from "../step";

/** Steps for the task pane, the ribbon, and the report. */
export const taskPane: Part = {
  title: "Task pane, ribbon, and report",
  minutes: "20 minutes",
  steps: [
    {
      title: "First press",
      do: "Start Excel, open a workbook without formulas, and select Find parts before any other button.",
      see: "The task pane opens on that view, and the status bar doesn't keep is working on your...",
      ifNot:
        "Nothing happens: a known loss of the first press (office-js #5176); the second must work. The text stays: office-js #2877.",
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether the first press is lost, and the status bar.",
    },
    {
      title: "Menu of cells and shortcuts",
      do: "Right-click a cell outside a table, and select Product information > Check BOM. Right-click a cell of a table. Then press Ctrl+Shift+Alt+B in a cell, and, on Windows and Mac only, in the task pane.",
      see: "Check BOM each time. The menu also has Find alternatives, Find parts, Refresh selection, and Convert to values. In a table, Excel for Windows and Mac shows no items of add-ins (office-js #6612); the ribbon has the same commands. On the web, shortcuts do nothing while the task pane has the focus.",
      ifNot:
        "No menu: note the host. No shortcut: Excel or another add-in uses the keys, or Excel didn't load assets/shortcuts.json.",
      rehearsedBy: "test/addin/taskpane/ribbon.test.ts",
      onlyInExcel: "Whether another add-in uses the keys, and the menu of page break preview (office-js #5437).",
    },
    {
      title: "Check BOM and report",
      do: "Open Parts, select Check BOM, then a line, then Create report. Hide Parts, and select Go to sheet “Parts”.",
      see: "Excel goes to the cell. A new sheet has a table, colors, a chart, and a print area. For the hidden sheet, a message.",
      ifNot: "No report: note the message, and whether a printer is installed.",
      rehearsedBy: rehearsal,
      onlyInExcel: "The hidden sheet and the printer: the page hides no sheets, and doesn't print.",
    },
    {
      title: "Keyboard and screen reader",
      do: "Move through the task pane with Tab and Esc, then with Narrator or VoiceOver. Press Alt on Windows.",
      see: "Every control has a name, focus is visible, F6 leads back to the sheet, and the tab Vendor and its buttons have key tips, which Excel chooses.",
      ifNot: "Note the control.",
      rehearsedBy: "test/workbook/regions.test.ts",
      onlyInExcel: "Screen readers and key tips.",
    },
    {
      title: "Themes and languages",
      do: "Switch to the dark theme and to high contrast. Set Office to Japanese, then Chinese, and restart.",
      see: "The task pane follows. Buttons, descriptions of functions, and the task pane are in that language.",
      ifNot: "An empty task pane: copy the console. English functions: functions-ja-JP.json wasn't loaded.",
      rehearsedBy: "test/long/appearance.test.ts",
      onlyInExcel: "Whether Office hands over its theme and its language; the web hands over no theme.",
    },
  ],
};
