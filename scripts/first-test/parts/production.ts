import type { Part } from "../step";

/** Steps for the production build. */
export const production: Part = {
  title: "The production build",
  minutes: "30 minutes, with a server",
  steps: [
    {
      title: "Behind nginx",
      do: "Deploy as deployment.md says, and repeat the first part with the console open. Then with OFFICE_JS=https://officeapis.public.onecdn.static.microsoft/1/office.js, to become the default.",
      see: "Values, and no message of the Content-Security-Policy.",
      ifNot: "A blank task pane: the blocked address must be in FRAME_ANCESTORS or office-js-address.ts.",
      rehearsedBy: "test/deploy/browser.test.ts",
      onlyInExcel: "The frames and scripts of Microsoft's servers.",
    },
    {
      title: "The key",
      do: "Without SERVER_HOLDS_KEY: enter the key, and restart. Repeat with Keep only until I close Excel, and in a private window.",
      see: "The key is still there; then it is gone.",
      rehearsedBy: "test/addin/taskpane/settings/pane.test.ts",
      onlyInExcel: "What each platform keeps when Excel is closed.",
    },
    {
      title: "The service is down",
      do: "Download all parts (Settings), save, stop the service but not the network, and open the workbook.",
      see: "All values, and no prompt to save when you close without changes.",
      ifNot: "No values: this web view deletes IndexedDB.",
      rehearsedBy: "test/long/storage.test.ts",
      onlyInExcel: "The prompt, and whether the web view deletes IndexedDB.",
    },
    {
      title: "Without the add-in",
      do: "Send the file to somebody who doesn't have the add-in.",
      see: "Values until cells are recalculated.",
      ifNot: "Note every prompt.",
      rehearsedBy: "test/long/stored-workbook.test.ts",
      onlyInExcel: "The prompts. The test reads the saved file.",
    },
    {
      title: "Two people",
      do: "Open two workbooks with formulas, and a third while they calculate. Then edit one from two computers.",
      see: "All calculate.",
      ifNot: "Excel closes when the third opens: #6431.",
      rehearsedBy: "test/long/first-test-elsewhere.test.ts",
      onlyInExcel: "Co-authoring: the page has one person.",
    },
    {
      title: "25 minutes in the background",
      do: "On a Mac, close the task pane, work elsewhere for 25 minutes, return, and recalculate.",
      see: "Values.",
      ifNot: "The runtime has ended (#4004); Product information must restart it.",
      rehearsedBy: "test/long/hidden-pane.test.ts",
      onlyInExcel: "Whether the Mac ends the runtime. The page holds its timers.",
    },
    {
      title: "The local network",
      do: "In Chrome or Edge, enter a service address of the intranet, and refuse the browser's question.",
      see: "The task pane says that the service can't be reached.",
      rehearsedBy: "test/long/first-test-elsewhere.test.ts",
      onlyInExcel: "The browser's question.",
    },
    {
      title: "The admin center",
      do: "Run npm run validate, upload dist/manifest.xml (central deployment), and assign it to yourself as Fixed (Default).",
      see: "It is accepted, and appears in Excel within 24 hours.",
      rehearsedBy: "test/manifest/validate.test.ts",
      onlyInExcel: "The admin center and Microsoft's validation service.",
    },
  ],
};
