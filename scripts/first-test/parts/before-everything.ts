import type { Part } from "../step";

/** Steps for what decides whether anything works, the riskiest first. */
export const beforeEverything: Part = {
  title: "What decides",
  minutes: "30 minutes on each platform",
  steps: [
    {
      title: "A clean start",
      do: "Close Excel, run npx office-addin-cache clear, and start Excel. Close it, load the add-in again as in Prepare, because clearing removes it, and open first-test.xlsx. Note platform, build, and channel (File > Account).",
      see: "Excel starts without the add-in, then with it.",
      ifNot: "It is assigned by an administrator: use another account.",
      onlyInExcel: "All: the cache and the log are Excel's.",
    },
    {
      title: "Six arguments",
      do: "Enter Searches!F4.",
      see: "Category eq 'inductors' and Inductance ge 0.000001.",
      ifNot: "Excel closes: #6837 (Beta 2608).",
      formulas: { "Searches!F4": '=VENDOR.WHERE("Category","=","inductors","Inductance",">=","1uH")' },
      shows: { "Searches!F4": "Category eq 'inductors' and Inductance ge 0.000001" },
    },
    {
      title: "One number format",
      do: "Look at Functions!C4, and enter B10.",
      see: "1.00E-6 F, and 2.00E-6 F.",
      ifNot: "1.00E-6 F in B10: report this first. No unit: as in 2021.",
      formulas: { "Functions!B10": "=C4*2" },
      shows: { "Functions!C4": "1.00E-6 F", "Functions!B10": "2.00E-6 F" },
    },
    {
      title: "Two workbooks and no key",
      do: "In Settings, remove the key, and in Service, enter https://localhost:3000. In two workbooks side by side, enter Functions!B2. Enter the key demo-key in one, change the language in the other, and remove the key in the first. Repeat with Keep only until I close Excel.",
      see: "Both show #VALUE! with a text about the key, then In Production within seconds, then the new language. Both keep it without the key, because what is stored needs none.",
      ifNot: "The other doesn't follow: does selecting a sheet, or entering a formula, help?",
      rehearsedBy: "test/addin/taskpane/two-workbooks.test.ts",
      onlyInExcel: "Whether workbooks share storage and a BroadcastChannel; on a Mac and the web they may not.",
    },
    {
      title: "Perpetual licenses",
      do: "In retail Excel 2021 or 2024, and LTSC, if you have them: repeat the steps above, delete Parts!A6, and convert Functions!B2:D8 to values.",
      see: "Plain numbers without errors; in LTSC, #N/A in B4 until Parts!A6 is deleted. Settings has no Show numbers with units.",
      ifNot: "#4750.",
      rehearsedBy: "test/long/first-test-elsewhere.test.ts",
      onlyInExcel: "Which sets they declare, and how they refuse data types.",
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
      do: "Enter B4 and B10 of the sheet Functions with ;, and open Settings.",
      see: "0,000001, 25, and 0,000002 in C4, D4, and B10. Settings says why Show numbers with units is off.",
      ifNot: "Another number: report this first.",
      rehearsedBy: ["test/addin/regions.test.ts", "test/long/first-test-elsewhere.test.ts"],
      onlyInExcel: "Whether Excel names the region's separator.",
    },
    {
      title: "Formats in that region",
      do: 'Enter 0,000001 in Functions!F2, and format it as ##0.00E+0" F", then as ##0,00E+0" F" (Format Cells > Custom).',
      see: "1,00E-6 F for the second.",
      ifNot: "Note both: units can be turned on there only after the same is seen of a function's result.",
      onlyInExcel:
        "All: Microsoft documents no separators for functions' formats, so the page could only repeat an assumption.",
    },
  ],
};
