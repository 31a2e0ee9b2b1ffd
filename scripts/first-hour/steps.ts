/** A step of docs/first-hour-in-excel.md and of the workbook that comes with it. */
export interface Step {
  readonly title: string;
  readonly do: string;
  readonly see: string;
  readonly ifNot: string;
  /** Formulas by cell. In the workbook they are texts, which F2 and Enter turn into formulas. */
  readonly formulas?: Readonly<Record<string, string>>;
  /** What is typed, by cell. It isn't in the workbook. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What cells show, by cell. A test enters the formulas in the workbook page and compares. */
  readonly shows?: Readonly<Record<string, string>>;
  /** A test does it in the workbook page, in the same cells. */
  readonly isRehearsed?: true;
}

export interface Part {
  readonly title: string;
  readonly minutes: string;
  readonly steps: readonly Step[];
}

/** Ordered by value: what decides whether anything works comes first. */
export const parts: readonly Part[] = [
  {
    title: "The first ten minutes",
    minutes: "10 minutes on each platform",
    steps: [
      {
        title: "Registration",
        do: "Start Excel with the add-in, open first-hour.xlsx, and type =VENDOR. into a blank cell.",
        see: "Nine functions, each with a description; and on the Home tab, Product information and six more buttons with icons.",
        ifNot:
          'No buttons: Excel rejected the manifest; on Windows, the runtime log of npm run sideload says why. No functions, or SPEC and WHERE missing: their lists for ranges may not be registered (customEnumId); remove "matrix" from listedDimensions in scripts/functions-metadata.ts, raise the version, and build again.',
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
        shows: { "Functions!C4": "1.00E-6 F" },
      },
      {
        title: "Separators of other regions",
        do: "Set the region of Windows to Germany (decimal comma), restart Excel, and enter B4 again. Then Japan.",
        see: "1,00E-6 F and 25 V in Germany; 1.00E-6 F in Japan.",
        ifNot:
          "General, wrong digits, or #VALUE!: formats of values follow the region (office-js #3244, #5779). Note exactly what B4:D8 shows in both regions, which tells how formats must be translated; until then, turn off Show numbers with units in Settings.",
      },
    ],
  },
  {
    title: "Functions",
    minutes: "30 minutes",
    steps: [
      {
        title: "A unit in the field",
        do: "Enter Functions!B12.",
        see: "1000 nF.",
        ifNot: "Another number: report it.",
        formulas: { "Functions!B12": '=VENDOR.SPEC(Parts!A2,"Capacitance [nF]")' },
        shows: { "Functions!B12": "1000 nF" },
      },
      {
        title: "An error with a text",
        do: "Enter Functions!B13, and point to the error indicator; the same for the error in B8.",
        see: "#N/A with the reason and what to do.",
        ifNot: "No text: known on some builds (office-js #4971); Activity must show it.",
        formulas: { "Functions!B13": '=VENDOR.SPEC("NOSUCHPART99","Status")' },
        shows: { "Functions!B13": "#N/A" },
      },
      {
        title: "A part",
        do: "Enter Functions!B15, and select its icon.",
        see: "The part number with a card and a photo.",
        ifNot: "Text only: expected in Excel 2021.",
        formulas: { "Functions!B15": "=VENDOR.PART(Parts!A2)" },
        shows: { "Functions!B15": "GRM155R61E105KA12D" },
      },
      {
        title: "A part in Excel's own functions",
        do: "Enter Functions!B16, B17, and B18. Then sort and filter a column of PART cells, and make a pivot table of it.",
        see: "1.00E-6 F in B16, Part GRM155R61E105KA12D in B17, and Parts!B2 in B18.",
        ifNot:
          "#VALUE! in B17 and B18: a build before Windows 2504 or Mac 16.96, where the part is an entity. Note the build.",
        formulas: {
          "Functions!B16": "=B15.Capacitance",
          "Functions!B17": '=CONCAT("Part ",B15)',
          "Functions!B18": "=XLOOKUP(B15,Parts!A2:A6,Parts!B2:B6)",
        },
        shows: { "Functions!B17": "Part GRM155R61E105KA12D", "Functions!B18": "1uF 25V X5R 0402" },
      },
      {
        title: "A search",
        do: "Enter Searches!A1. Then enter Searches!A12, and delete it while it shows #BUSY!.",
        see: "A header and five inductors in A1:C6. In Activity, the second request has ended.",
        ifNot: "A result that stays: note whether Excel calls onCanceled.",
        formulas: {
          "Searches!A1":
            '=VENDOR.SEARCH("Category eq \'inductors\' and Inductance ge 1e-6","Inductance asc",,"Partno,Inductance,Status",5)',
          "Searches!A12": "=VENDOR.SEARCH(\"Category eq 'ceramicCapacitorsSMD'\")",
        },
        shows: { "Searches!A1": "Part number", "Searches!C1": "Status", "Searches!B2": "1.00E-6 H", "Searches!A7": "" },
      },
      {
        title: "A filter from cells",
        do: "Enter Searches!F1 and Searches!F2.",
        see: "Filter texts with the number 0.000001 and with the part number.",
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
        see: "B20:B21 start with OK: both parts are what their lines say.",
        ifNot: "Report the text.",
        formulas: { "Functions!B20": "=VENDOR.CHECK(Parts!A2:A3,Parts!B2:B3)" },
        shows: {
          "Functions!B20":
            "OK: capacitance, rated voltage, temperature characteristics, size (inch); not in the description: tolerance",
        },
      },
      {
        title: "One formula for all lines",
        do: "Enter Functions!B23.",
        see: "B23:B24: In Production, twice.",
        ifNot: "#NAME?: MAP isn't in this build. #BUSY! or #CALC!: MAP doesn't wait for functions of add-ins; note it.",
        formulas: { "Functions!B23": '=MAP(Parts!A2:A3,LAMBDA(part,VENDOR.SPEC(part,"Status")))' },
      },
      {
        title: "A blocked spill",
        do: "Type a letter into Functions!C6.",
        see: "#SPILL! in B4, and no new request in Activity. Undo shows the block again.",
        ifNot: "A request: note it.",
        typed: { "Functions!C6": "x" },
        shows: { "Functions!B4": "#SPILL!" },
      },
      {
        title: "Save and open",
        do: "Save, close, and open the workbook.",
        see: "The same values and formats, and no request in Activity, except for Functions!B13: what isn't found is requested again.",
        ifNot: "#BUSY! or blanks: recalculation on opening doesn't reach the add-in.",
        isRehearsed: true,
      },
      {
        title: "Tables",
        do: 'Make Parts!A1:B6 a table, and enter =VENDOR.SPEC([@Part],"Status") in C2; then SEARCH in a cell of the table.',
        see: "A status in each row; #SPILL! for SEARCH. Insert search (Find parts) warns before it writes into a table.",
        ifNot: "Note what the cells show.",
      },
      {
        title: "Edges",
        do: "Try each: a whole column (A:A), a copied sheet, inserted rows above a block, manual calculation with F9, Insert Function (fx), a conditional format that refers to Functions!B2, and the file in Protected View.",
        see: "Values stay right. A:A is #CALC! on the web (office-js #4613). Insert Function shows descriptions and a preview without a request.",
        ifNot: "Note which one, and what you saw.",
      },
    ],
  },
  {
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
      },
      {
        title: "Convert to values",
        do: "Select Many!B1:B10000, then Convert to values. Then Functions!B2:D8. Press Ctrl+Z.",
        see: "Cells look as before: numbers with units, dates as dates. Note how often Ctrl+Z is needed.",
        ifNot: "An error about size: note it. Other formats: note both.",
        isRehearsed: true,
      },
      {
        title: "One protected sheet",
        do: "Protect the sheet Searches, then select Refresh workbook.",
        see: "All other sheets are refreshed; the message counts the formulas of Searches that Excel didn't recalculate, or none.",
        ifNot: "Nothing is refreshed: note the message.",
      },
      {
        title: "While a cell is edited",
        do: "Put the cursor into the formula bar, and select Refresh sheet.",
        see: "The refresh waits, or says that a cell is being edited.",
        ifNot: "Note what you saw.",
      },
    ],
  },
  {
    title: "Task pane, ribbon, and report",
    minutes: "20 minutes",
    steps: [
      {
        title: "First press",
        do: "Start Excel, open a workbook without formulas, and select Find parts before any other button.",
        see: "The task pane opens on that view, and the status bar doesn't keep is working on your...",
        ifNot:
          "Nothing happens: a known loss of the first press (office-js #5176); the second must work. The text stays: office-js #2877.",
      },
      {
        title: "Menu of cells and shortcuts",
        do: "Right-click a cell, and select Product information > Check BOM. Then press Ctrl+Shift+Alt+B in a cell and in the task pane.",
        see: "Check BOM each time. The menu also has Find parts, Refresh selection, and Convert to values.",
        ifNot:
          "No menu: note the host. No shortcut: Excel or another add-in uses the keys, or Excel didn't load assets/shortcuts.json.",
        isRehearsed: true,
      },
      {
        title: "Check BOM and report",
        do: "Open Parts, select Check BOM, then a line, then Create report. Hide Parts, and select Go to sheet “Parts”.",
        see: "Excel goes to the cell. A new sheet has a table, colors, a chart, and a print area. For the hidden sheet, a message.",
        ifNot: "No report: note the message, and whether a printer is installed.",
        isRehearsed: true,
      },
      {
        title: "Keyboard and screen reader",
        do: "Move through the task pane with Tab and Esc, then with Narrator or VoiceOver. Press Alt on Windows.",
        see: "Every control has a name, focus is visible, F6 leads back to the sheet, and buttons have key tips.",
        ifNot: "Note the control.",
      },
      {
        title: "Themes and languages",
        do: "Switch to the dark theme and to high contrast. Set Office to Japanese, then Chinese, and restart.",
        see: "The task pane follows. Buttons, descriptions of functions, and the task pane are in that language.",
        ifNot: "An empty task pane: copy the console. English functions: functions-ja-JP.json wasn't loaded.",
      },
    ],
  },
  {
    title: "The production build",
    minutes: "30 minutes, with a server",
    steps: [
      {
        title: "Behind nginx",
        do: "Deploy as deployment.md says, open the task pane on each platform with the console open, and repeat the first ten minutes.",
        see: "The task pane, values, and no message of the Content-Security-Policy in the console.",
        ifNot:
          "A blank task pane: note the blocked address. It must be in FRAME_ANCESTORS, or in office-js-address.ts.",
      },
      {
        title: "The key",
        do: "Without SERVER_HOLDS_KEY: enter the key in Settings, and restart. Repeat with Keep only until I close Excel, and on the web in a private window. With npm run sideload, the server has the key and no field is shown.",
        see: "The key is still there; then it is gone.",
        ifNot: "Note the platform.",
      },
      {
        title: "The service is down",
        do: "Download all parts (Settings) and Save values in this workbook (Activity), save, stop the service but not the network, and open the workbook.",
        see: "All values with their date, and no prompt to save when you close without changes.",
        ifNot:
          "No values: this web view deletes IndexedDB, or the format drops XML parts; repeat as .xlsb and note it. Without a network Excel starts no add-in (office-js #3487).",
      },
      {
        title: "Without the add-in",
        do: "Send the file to somebody who doesn't have the add-in.",
        see: "Values until cells are recalculated; note every prompt.",
        ifNot: "Note what you saw.",
      },
      {
        title: "Two workbooks, two people",
        do: "Open two workbooks with formulas. Then edit one workbook from two computers, and keep its values on both.",
        see: "Both calculate. After the next update there is one set of values, and none is lost.",
        ifNot: "Note what you saw.",
      },
      {
        title: "25 minutes in the background",
        do: "On a Mac, close the task pane, work in another program for 25 minutes, return, and recalculate.",
        see: "Values.",
        ifNot: "The runtime has ended (office-js #4004); Product information must restart it.",
      },
      {
        title: "Perpetual licenses",
        do: "Repeat the first ten minutes and Convert to values in retail Excel 2021 and in LTSC.",
        see: "Plain numbers and part numbers, and no error.",
        ifNot: "Note the step; retail reports sets that it doesn't have (office-js #4750).",
      },
      {
        title: "The local network",
        do: "In Chrome or Edge 141 or later, use a service address of the intranet, and refuse the browser's question.",
        see: "The task pane says that the service can't be reached.",
        ifNot: "Note what you saw.",
      },
      {
        title: "The admin center",
        do: "Upload dist/manifest.xml, assign it to yourself as Fixed (Default), and run npx office-addin-manifest validate -p dist/manifest.xml.",
        see: "It is accepted, and appears in Excel within 24 hours.",
        ifNot: "Keep the report.",
      },
    ],
  },
];

/** Content of the sheet Parts. null: a blank cell. */
export const partRows: readonly (readonly (string | null)[])[] = [
  ["Part", "Description"],
  ["GRM155R61E105KA12D", "1uF 25V X5R 0402"],
  ["GRM188R61E106MA73D", "10uF 25V X5R 0603"],
  [null, null],
  ["GCM155R71C104KA55D", "100nF 16V X7R 0402"],
  ["=NA()", null],
];

/** Rows of the sheet Many, each with a part number. */
export const manyRows = 20_000;
