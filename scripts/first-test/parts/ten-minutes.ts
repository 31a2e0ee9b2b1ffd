import { type Part, rehearsal } from "../step";

/** Steps for anybody who has Excel, and neither Node nor a certificate. */
export const tenMinutes: Part = {
  title: "Ten minutes, for anybody",
  minutes: "10 minutes in any Excel",
  steps: [
    {
      title: "Registration",
      do: "Load the add-in, open first-test.xlsx, and type =VENDOR. into a blank cell.",
      see: "Nine functions with descriptions, and a tab Vendor with eight buttons.",
      ifNot:
        "Nothing: start Excel once more (#6126, #6399), then load manifest-minimal.xml instead (#6631). “Failed to install or load custom functions”: #6824, #6875. The tab without functions, or #NAME? in the next step: on the Home tab select Add-ins > My Add-ins > Vendor Product Information.",
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether Excel accepts the manifest and the lists.",
    },
    {
      title: "One value",
      do: "Enter Functions!B2.",
      see: "#BUSY! for ten seconds at most, then In Production.",
      ifNot:
        "#NAME?: install the functions as above, and enter it again (#4487, #5912, #6294). #BUSY! stays: copy the diagnostics (Activity). A white task pane: #6946; how long?",
      formulas: { "Functions!B2": '=VENDOR.SPEC(Parts!A2,"Status")' },
      shows: { "Functions!B2": "In Production" },
    },
    {
      title: "One block",
      do: "Enter Functions!B4.",
      see: "B4:D8 is filled, row 6 blank, and only row 8 #N/A, as in Parts!A.",
      ifNot: "All is an error: this Excel passes none (#4385), like 2021.",
      // Arrays in formulas have other separators in nearly every region.
      formulas: {
        ...{ "Functions!B3": "Status", "Functions!C3": "Capacitance", "Functions!D3": "RatedVoltage" },
        "Functions!B4": "=VENDOR.SPEC(Parts!A2:A6,B3:D3)",
      },
      shows: {
        "Functions!B4": "In Production",
        "Functions!D4": "25 V",
        "Functions!B6": "",
        "Functions!D7": "16 V",
        "Functions!B8": "#N/A",
      },
    },
    {
      title: "Choose an alternative",
      do: "Open Lines, and select Check BOM on the tab Vendor, then Find alternatives, and Use at the part for C2.",
      see: "Column D has the title Alternative, and that part in the row of C2.",
      rehearsedBy: rehearsal,
    },
    {
      title: "Columns in a range",
      do: "In the task pane, open Add columns, and select Add columns. Sort the lines by Ref, from Z to A. Filter them by Ref, and clear the filter.",
      see: "From column E on: part numbers in the rows of C1, C2, and C3, Checked on and today, data, and no error. After sorting, each row has the data of its own part.",
      ifNot: "Data of another row: report this first.",
      rehearsedBy: rehearsal,
      onlyInExcel: "The filter, and how Excel sorts formulas.",
    },
    {
      title: "Columns in a table",
      do: "Open Lines in a table, select A1, press Ctrl+T, see that My table has headers is selected, and press Enter. In the task pane, open Add columns, and select Add columns. Sort and filter by Ref.",
      see: "The same in the table, from column D on; C2 has no part number, because none was chosen.",
      ifNot: "The same data in all rows: #1916. Report this first.",
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether Excel fills the columns with other formulas.",
    },
    {
      title: "Report and file",
      do: "Open Lines, and select Check BOM and Create report, then Save report as XLSX; on a Mac, Open report as a workbook.",
      see: "A sheet with a table, colors, a chart, and a print area; then a file that opens, or a workbook, maybe behind this one (#6943).",
      ifNot: "No report: is a printer installed? No file: #2700.",
      rehearsedBy: "test/long/drawn-report.test.ts",
      onlyInExcel: "The printer, and where Excel puts the file.",
    },
  ],
};
