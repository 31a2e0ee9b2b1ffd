import { activityTexts } from "../../../../src/messages/activity/activity-texts";
import { failureText } from "../../../../src/messages/failures/message";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { eventually } from "../../../harness/eventually";
import { type MountedPane, mountPane } from "../../../harness/mounted-pane";
import { useOpened } from "../../../harness/use-opened";

const text = activityTexts.en;
const pane = useOpened(() => mountPane({ service: { latencyMs: 150 }, beforeScript: giveClipboard }));
const copied: string[] = [];

beforeAll(async () => {
  await pane.tab(shellTexts.en.views.activity);
});

function giveClipboard({ navigator }: MountedPane["window"]): void {
  const clipboard = {
    writeText: (written: string) => {
      copied.push(written);
      return Promise.resolve();
    },
  };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
}

const totals = (): Record<string, string> =>
  Object.fromEntries(pane.all("dt").map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]));

test("before the first request there is nothing to show", async () => {
  await pane.says(text.idle);
  await pane.says(text.noErrors);
  await pane.says(text.partsKnown(0));
});

test("requests in progress are shown, and counted when they are complete", async () => {
  pane.set("Sheet1", "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Inductance")']]);
  await pane.says(text.underWay(1));
  await pane.shows("Sheet1", "A1", 1.5e-8);
  await pane.says(text.idle);
  await eventually(() => expect(totals()).toMatchObject({ [text.requests]: "1", [text.cells]: "1" }));
  pane.set("Sheet1", "A2", [['=VENDOR.SPEC("LQG15HS15NH02D","SizecodeInch")']]);
  await eventually(() =>
    expect(totals()).toMatchObject({ [text.requests]: "1", [text.cells]: "2", [text.cellsKnown]: "1" }),
  );
});

test("cells with the same error are listed together", async () => {
  pane.set("Sheet1", "B1", [
    ['=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Status")'],
    ['=VENDOR.SPEC("GRM999R99Z999ZZ99Z","Inductance")'],
  ]);
  await pane.says(failureText({ code: "partUnknown", partno: "GRM999R99Z999ZZ99Z", near: [] }, "en"));
  await eventually(() =>
    expect(pane.all(".cells button").map(({ textContent }) => textContent)).toEqual(["Sheet1!B1", "Sheet1!B2"]),
  );
});

test("an error of a deleted formula is no longer shown when the user returns", async () => {
  pane.set("Sheet1", "B1", [[""], [""]]);
  await pane.tab(shellTexts.en.views.settings);
  await pane.tab(shellTexts.en.views.activity);
  await pane.says(text.noErrors);
});

test("if pages can't use the clipboard, the older method is used, and its failure is reported", async () => {
  const { document, navigator } = pane.window;
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  Object.assign(document, { execCommand: () => false });
  await pane.press(text.copyDiagnostics);
  await pane.says(text.notCopied);
  giveClipboard(pane.window);
});

test("diagnostics contain the facts for a report, and never the key", async () => {
  await pane.press(text.copyDiagnostics);
  await pane.says(text.copied);
  expect(copied).toHaveLength(1);
  expect(copied[0]).not.toContain("demo-key");
  expect(JSON.parse(copied[0] ?? "")).toMatchObject({
    office: { host: "Excel", displayLanguage: "en-US" },
    key: "present",
    language: "en",
    storage: { state: "stored" },
    failedCells: [],
  });
});

test("stored data is cleared on request", async () => {
  await pane.press(text.clear);
  await pane.says(text.cleared);
  await pane.says(text.partsKnown(0));
});

test("Office's dark theme and language are followed", async () => {
  const dark = await mountPane({ environment: "lang=ja-JP&theme=dark" });
  const { lang, dataset } = dark.window.document.documentElement;
  await dark.close();
  expect([lang, dataset["theme"]]).toEqual(["ja", "dark"]);
});
