import { type Part, rehearsal } from "../step";

/** Steps for functions in cells. */
export const functions: Part = {
  title: "Functions",
  minutes: "30 minutes",
  steps: [
    {
      title: "A unit in the field",
      do: "Enter Functions!B12.",
      see: "1000 nF.",
      formulas: { "Functions!B12": '=VENDOR.SPEC(Parts!A2,"Capacitance [nF]")' },
      shows: { "Functions!B12": "1000 nF" },
    },
    {
      title: "An error with a text",
      do: "Enter Functions!B13, and point to its error indicator, and to that of B8.",
      see: "#N/A with the reason.",
      ifNot: "No text: #4971; Activity must show it.",
      formulas: { "Functions!B13": '=VENDOR.SPEC("NOSUCHPART99","Status")' },
      shows: { "Functions!B13": "#N/A" },
      says: { "Functions!B13": "NOSUCHPART99 isn't in the Vendor catalog", "Functions!B8": "#N/A" },
    },
    {
      title: "A part",
      do: "Enter Functions!B15, and select its icon.",
      see: "The part number with a card and a photo.",
      ifNot: "Text only: as in 2021.",
      formulas: { "Functions!B15": "=VENDOR.PART(Parts!A2)" },
      shows: { "Functions!B15": "GRM155R61E105KA12D" },
      onlyInExcel: "The card and its photo. A test compares the card's data.",
    },
    {
      title: "A part in Excel's own functions",
      do: "Enter Functions!B16, B17, and B18. Sort, filter, and pivot a column of PART cells.",
      see: "1.00E-6 F, Part GRM155R61E105KA12D, and Parts!B2.",
      ifNot: "#VALUE! in B17 and B18: older than Windows 2504 or Mac 16.96. The pivot table: #4915 (2408).",
      formulas: {
        "Functions!B16": "=B15.Capacitance",
        "Functions!B17": '=CONCAT("Part ",B15)',
        "Functions!B18": "=XLOOKUP(B15,Parts!A2:A6,Parts!B2:B6)",
      },
      shows: {
        "Functions!B16": "1.00E-6 F",
        "Functions!B17": "Part GRM155R61E105KA12D",
        "Functions!B18": "1uF 25V X5R 0402",
      },
      onlyInExcel: "Sorting, filtering, and pivot tables of cards.",
    },
    {
      title: "A search",
      do: "Enter Searches!A1. Enter Searches!A12, and delete it while it shows #BUSY!.",
      see: "A header and five inductors. In Activity, the second request has ended.",
      ifNot: "A result stays: Excel doesn't call onCanceled.",
      formulas: {
        "Searches!A1":
          '=VENDOR.SEARCH("Category eq \'inductors\' and Inductance ge 1e-6","Inductance asc",,"Partno,Inductance,Status",5)',
        "Searches!A12": "=VENDOR.SEARCH(\"Category eq 'ceramicCapacitorsSMD'\")",
      },
      shows: { "Searches!A1": "Part number", "Searches!C1": "Status", "Searches!B2": "1.00E-6 H", "Searches!A7": "" },
      deleted: "Searches!A12",
      onlyInExcel: "Whether Excel calls onCanceled for a deleted cell. The page does.",
    },
    {
      title: "A filter from cells",
      do: "Enter Searches!F1 and F2.",
      see: "Filters with the number 0.000001 and with the part number.",
      ifNot: "[object: data types arrive in another form.",
      formulas: {
        "Searches!F1": '=VENDOR.WHERE("Category","=","ceramicCapacitorsSMD","Capacitance","ge",Functions!C4)',
        "Searches!F2": '=VENDOR.WHERE("Partno","=",Functions!B15)',
      },
      shows: {
        "Searches!F1": "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 0.000001",
        "Searches!F2": "Partno eq 'GRM155R61E105KA12D'",
      },
    },
    {
      title: "Descriptions",
      do: "Enter Functions!B20.",
      see: "B20:B21 start with OK.",
      formulas: { "Functions!B20": "=VENDOR.CHECK(Parts!A2:A3,Parts!B2:B3)" },
      shows: {
        "Functions!B20":
          "OK: capacitance, rated voltage, temperature characteristics, size (inch); not in the description: tolerance",
      },
    },
    {
      title: "One formula for all lines",
      do: "Enter Functions!B23.",
      see: "In Production, and the second part's status below it.",
      ifNot: "#NAME?: no MAP in this build. #BUSY! or #CALC!: MAP doesn't wait.",
      formulas: { "Functions!B23": '=MAP(Parts!A2:A3,LAMBDA(part,VENDOR.SPEC(part,"Status")))' },
      shows: { "Functions!B23": "In Production", "Functions!B24": "NRND" },
      onlyInExcel: "Whether MAP waits for functions of add-ins, which isn't documented.",
    },
    {
      title: "A blocked spill",
      do: "Type a letter into Functions!C6, then undo.",
      see: "#SPILL! in B4, without a request in Activity; after undo, the block.",
      typed: { "Functions!C6": "x" },
      shows: { "Functions!B4": "#SPILL!" },
      afterUndo: { "Functions!B4": "In Production" },
    },
    {
      title: "Save and open",
      do: "Save, close, and open the workbook.",
      see: "The same, and no request but for Functions!B13, which wasn't found.",
      ifNot: "#BUSY! or blanks: recalculation on opening doesn't reach the add-in.",
      rehearsedBy: rehearsal,
    },
    {
      title: "Tables",
      do: "Make Table!A1:C4 a table with headers (Ctrl+T, Enter). Enter Table!C2 and B4. Select Find parts, then B4, and Update search.",
      see: "A status in C2 and the rows below. #SPILL! in B4. Find parts shows B4's search, and warns instead of writing.",
      formulas: {
        "Table!C2": '=VENDOR.SPEC([@Part],"Status")',
        "Table!B4": '=VENDOR.SEARCH("Category eq \'inductors\'",,,"Partno",2)',
      },
      rehearsedBy: rehearsal,
      onlyInExcel: "Whether Excel fills the column: the page calculates C2 only.",
    },
    {
      title: "Edges",
      do: 'Try =VENDOR.SPEC(Parts!A:A,"Status") in row 1, a copied sheet, inserted rows above a block, manual calculation and F9, Insert Function (fx), a conditional format that refers to Functions!B2, and Protected View.',
      see: "Values stay right, but an error for A:A, on the web #CALC! (#4613). Insert Function previews without a request.",
      rehearsedBy: rehearsal,
      onlyInExcel: "All but A:A, copied sheets, and inserted rows, which alone the page has.",
    },
  ],
};
