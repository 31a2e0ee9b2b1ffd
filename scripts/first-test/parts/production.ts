import type { Part } from "../step";

/** Steps for the production build. */
export const production: Part = {
  title: "The production build",
  minutes: "30 minutes, with a server",
  steps: [
    {
      title: "Behind nginx",
      do: "Deploy as deployment.md says, open the task pane on each platform with the console open, and repeat the first part.",
      see: "The task pane, values, and no message of the Content-Security-Policy in the console.",
      ifNot: "A blank task pane: note the blocked address. It must be in FRAME_ANCESTORS, or in office-js-address.ts.",
      rehearsedBy: "test/deploy/browser.test.ts",
      onlyInExcel: "The frames and the scripts of Microsoft's servers.",
    },
    {
      title: "The key",
      do: "Without SERVER_HOLDS_KEY: enter the key in Settings, and restart. Repeat with Keep only until I close Excel, and on the web in a private window. With npm run sideload, the server has the key and no field is shown.",
      see: "The key is still there; then it is gone.",
      ifNot: "Note the platform.",
      rehearsedBy: "test/addin/taskpane/settings/pane.test.ts",
      onlyInExcel: "What each platform keeps in its storage when Excel is closed.",
    },
    {
      title: "The service is down",
      do: "Download all parts (Settings), save, stop the service but not the network, and open the workbook.",
      see: "All values with their date, and no prompt to save when you close without changes.",
      ifNot:
        "No values: this web view deletes IndexedDB; note it. Without a network Excel starts no add-in (office-js #3487).",
      rehearsedBy: "test/long/storage.test.ts",
      onlyInExcel: "The prompt to save, and whether the web view deletes IndexedDB.",
    },
    {
      title: "Without the add-in",
      do: "Send the file to somebody who doesn't have the add-in.",
      see: "Values until cells are recalculated; note every prompt.",
      ifNot: "Note what you saw.",
      onlyInExcel: "All of it. The prompts are Excel's, and the page always has the add-in.",
    },
    {
      title: "Two people",
      do: "Open two workbooks with formulas, and a third while they calculate. Then edit one workbook from two computers.",
      see: "Both calculate.",
      ifNot: "Excel closes when the third opens: office-js #6431. Note what you saw.",
      rehearsedBy: "test/long/first-test-elsewhere.test.ts",
      onlyInExcel: "Co-authoring: the page has one person.",
    },
    {
      title: "25 minutes in the background",
      do: "On a Mac, close the task pane, work in another program for 25 minutes, return, and recalculate.",
      see: "Values.",
      ifNot: "The runtime has ended (office-js #4004); Product information must restart it.",
      onlyInExcel: "All of it. The Mac ends the runtime, and the page doesn't.",
    },
    {
      title: "The local network",
      do: "In Chrome or Edge 141 or later, use a service address of the intranet, and refuse the browser's question.",
      see: "The task pane says that the service can't be reached.",
      ifNot: "Note what you saw.",
      onlyInExcel: "All of it. The question comes for addresses of an intranet, and the tests have one computer.",
    },
    {
      title: "The admin center",
      do: "Upload dist/manifest.xml, which is how users get it (central deployment), assign it to yourself as Fixed (Default), and run npx office-addin-manifest validate -p dist/manifest.xml.",
      see: "It is accepted, and appears in Excel within 24 hours.",
      ifNot: "Keep the report.",
      rehearsedBy: "test/manifest/validate.test.ts",
      onlyInExcel:
        "The admin center and Microsoft's validation. The test checks the production manifest by the rules that are known.",
    },
  ],
};
