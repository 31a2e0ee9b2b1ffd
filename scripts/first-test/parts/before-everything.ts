import { type Part, rehearsal } from "../step";

/** Steps for what decides whether anything works, the riskiest first. */
export const beforeEverything: Part = {
  title: "What decides",
  minutes: "30 minutes on each platform",
  steps: [
    {
      title: "A clean start",
      do: "Close Excel, run npx office-addin-cache clear, and start Excel. Write into the sheet Steps: the platform, and the build and channel (File > Account). On Windows, note where the runtime log is: npm run sideload prints it. On a Mac it is Safari's Web Inspector, on the web the console of the browser.",
      see: "Excel starts without the add-in.",
      ifNot:
        "The add-in is still there: an administrator has assigned it. Use another account, because Excel doesn't load two add-ins with one namespace.",
      onlyInExcel: "All of it. The cache and the log are Excel's.",
    },
    {
      title: "Registration",
      do: "Start Excel with the add-in, open first-test.xlsx, and type =VENDOR. into a blank cell.",
      see: "Nine functions, each with a description; and a tab Vendor with eight buttons in three groups: Parts, Refresh, and Share.",
      ifNot:
        'Nothing at all: load dist/manifest-minimal.xml instead of manifest.xml. If that works, add to it one part of dist/manifest.xml at a time (lists: functions.json instead of functions-minimal.json; shortcuts: ExtendedOverrides; the ContextMenu), raise its version each time, and note which part fails (office-js #6631). “Failed to install or load custom functions”: office-js #6824 and #6875; note the build. The tab without functions, or #NAME? in the next step: on the Home tab select Add-ins > My Add-ins > Vendor Product Information, which installs them. SPEC and WHERE missing: their lists for ranges may not be registered; remove "matrix" from listedDimensions in scripts/functions-metadata.ts, raise the version, and build again.',
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether Excel accepts the manifest and the lists: the page has no rules of its own for them.",
    },
    {
      title: "One value",
      do: "Go to Functions!B2, press F2, then Enter.",
      see: "#BUSY! at most for a moment, then In Production.",
      ifNot:
        "#NAME?: install the functions as in the step before, press F2 and Enter again, and note whether that helped (office-js #4487, #5912, #6294). #BUSY! that stays: copy the diagnostics (Activity). On the web, a task pane that stays white for minutes: office-js #6946; note how long.",
      formulas: { "Functions!B2": '=VENDOR.SPEC(Parts!A2,"Status")' },
      shows: { "Functions!B2": "In Production" },
    },
    {
      title: "One block",
      do: "The same in Functions!B4.",
      see: "B4:D8 is filled. Row 6 is blank, because Parts!A4 is. Only row 8 shows #N/A, because Parts!A6 does.",
      ifNot:
        "The whole block is an error: Excel doesn't pass errors as data types (office-js #4385). Expected in Excel 2021.",
      formulas: { "Functions!B4": '=VENDOR.SPEC(Parts!A2:A6,{"Status","Capacitance","RatedVoltage"})' },
      shows: {
        "Functions!B4": "In Production",
        "Functions!D4": "25 V",
        "Functions!B6": "",
        "Functions!D7": "16 V",
        "Functions!B8": "#N/A",
      },
    },
    {
      title: "Six arguments",
      do: "Enter Searches!F4.",
      see: "Category eq 'inductors' and Inductance ge 0.000001.",
      ifNot:
        "Excel closes: repeating parameters crashed Beta 2608 (office-js #6837); note the build. #VALUE!: note the text.",
      formulas: { "Searches!F4": '=VENDOR.WHERE("Category","=","inductors","Inductance",">=","1uH")' },
      shows: { "Searches!F4": "Category eq 'inductors' and Inductance ge 0.000001" },
    },
    {
      title: "One number format",
      do: "Look at Functions!C4, then enter B10 with F2 and Enter.",
      see: "1.00E-6 F in C4, and 2.00E-6 F in B10: the format stays true in a calculation.",
      ifNot: "B10 shows 1.00E-6 F: report this first. No unit: this Excel has no data types; expected in Excel 2021.",
      formulas: { "Functions!B10": "=C4*2" },
      shows: { "Functions!C4": "1.00E-6 F", "Functions!B10": "2.00E-6 F" },
    },
    {
      title: "Two workbooks and no key",
      do: "In the task pane, Settings, Service, enter https://localhost:3000: for an address that is entered, a key is needed. Open two workbooks side by side, and enter Functions!B2 in both. Enter the key demo-key in the task pane of one; change the language in the other; then remove the key in the first.",
      see: "#VALUE! with a text about the key in both. With the key, both show In Production within a few seconds. The language changes in both, and the key stays. After it is removed, both task panes say that there is no key.",
      ifNot:
        "The other workbook doesn't follow: select a sheet of it, and enter a formula. Note which of the two helps, and the platform.",
      rehearsedBy: "test/addin/taskpane/two-workbooks.test.ts",
      onlyInExcel:
        "Whether two workbooks share a storage, and its events, on each platform; on a Mac and on the web they may be separate.",
    },
    {
      title: "Perpetual licenses",
      do: "If you have a perpetual license: repeat the steps up to here in retail Excel 2021 or 2024, and in LTSC. Delete Parts!A6, and convert Functions!B2:D8 to values.",
      see: "In LTSC, B4 shows #N/A until Parts!A6 is deleted. Then plain numbers, and no error, before and after the conversion. In Settings, there is no Show numbers with units.",
      ifNot: "Note the step; retail declares sets that it then refuses (office-js #4750).",
      rehearsedBy: "test/long/first-test-elsewhere.test.ts",
      onlyInExcel: "Which sets these versions declare, and how they refuse data types.",
    },
  ],
};

/** Needs a computer that is set to German from the start: Excel reads the region when it starts. */
export const regions: Part = {
  title: "A German computer",
  minutes: "15 minutes on a Windows computer with the region Germany",
  steps: [
    {
      title: "Decimal commas",
      do: "Start Excel with the add-in on a computer whose region is Germany, and enter Functions!B4 and B10. Then open the task pane, Settings.",
      see: "0,000001 in C4, 25 in D4, and 0,000002 in B10: plain numbers, without units. Settings says why Show numbers with units is off.",
      ifNot: "A unit, or a number that reads as another one: report this first, with the text of each cell of B4:D8.",
      rehearsedBy: "test/addin/regions.test.ts",
      onlyInExcel: "Whether Excel names the separator of the region, on each platform.",
    },
    {
      title: "Formats in that region",
      do: 'Enter 0,000001 in Functions!F2, and give the cell the format ##0.00E+0" F" and then ##0,00E+0" F" (Format Cells > Custom). Note what it shows for each.',
      see: "1,00E-6 F for the second.",
      ifNot: "Note both. With a value of the add-in, the same must be tried before units can be turned on there.",
      onlyInExcel:
        "All of it. Microsoft documents the separators of formats for Range.numberFormat and valuesAsJson, but not for results of functions, so the page could only repeat an assumption.",
    },
  ],
};
