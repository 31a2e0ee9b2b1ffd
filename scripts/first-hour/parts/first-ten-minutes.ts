import { type Part, rehearsal } from "../step";

/** Steps for what decides whether anything works. */
export const firstTenMinutes: Part = {
  title: "The first ten minutes",
  minutes: "10 minutes on each platform",
  steps: [
    {
      title: "Registration",
      do: "Start Excel with the add-in, open first-hour.xlsx, and type =VENDOR. into a blank cell.",
      see: "Nine functions, each with a description; and on the Home tab, Product information and six more buttons with icons.",
      ifNot:
        'No buttons: Excel rejected the manifest; on Windows, the runtime log of npm run sideload says why. No functions, or SPEC and WHERE missing: their lists for ranges may not be registered (customEnumId); remove "matrix" from listedDimensions in scripts/functions-metadata.ts, raise the version, and build again.',
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether Excel accepts the manifest and the lists: the page has no rules of its own for them.",
    },
    {
      title: "One value",
      do: "Go to Functions!B2, press F2, then Enter.",
      see: "#BUSY! at most for a moment, then In Production.",
      ifNot:
        "#NAME?: the namespace isn't registered (office-js #6824 for build 2607). #BUSY! that stays: copy the diagnostics (Activity).",
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
      title: "One number format",
      do: "Look at Functions!C4, then enter B10 with F2 and Enter.",
      see: "1.00E-6 F in C4, and 2.00E-6 F in B10: the format stays true in a calculation.",
      ifNot: "B10 shows 1.00E-6 F: report this first. No unit: this Excel has no data types; expected in Excel 2021.",
      formulas: { "Functions!B10": "=C4*2" },
      shows: { "Functions!C4": "1.00E-6 F", "Functions!B10": "2.00E-6 F" },
    },
    {
      title: "Separators of other regions",
      do: "Set the region of Windows to Germany (decimal comma), restart Excel, and enter B4 again. Then Japan.",
      see: "1,00E-6 F and 25 V in Germany; 1.00E-6 F in Japan.",
      ifNot:
        "General, wrong digits, or #VALUE!: formats of values follow the region (office-js #3244, #5779). Note exactly what B4:D8 shows in both regions, which tells how formats must be translated; until then, turn off Show numbers with units in Settings.",
      onlyInExcel:
        "All of it. Microsoft documents the separators of formats for Range.numberFormat and valuesAsJson, but not for results of functions, so the page could only repeat an assumption.",
    },
  ],
};
