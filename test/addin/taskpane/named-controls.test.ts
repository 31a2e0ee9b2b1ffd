import { cellErrorText } from "../../../src/messages/failures/message";
import { checkBomTexts } from "../../../src/messages/check-bom/check-bom-texts";
import { helpTexts } from "../../../src/messages/help-texts";
import { shellTexts } from "../../../src/messages/shell-texts";
import { everyFailure } from "../../harness/failures";
import { shown } from "../../messages/pane-texts";
import { mountPane } from "../../harness/mounted-pane";
import { useOpened } from "../../harness/use-opened";

// Texts in Japanese and Chinese name the same controls: test/messages/wording.test.ts.
const texts = [
  ...Object.values(everyFailure).flatMap((samples) => samples.map((failure) => cellErrorText(failure, "en"))),
  ...shown(helpTexts.en, {}).map(([, text]) => text),
];
const path = /Product information > (\w+)(?: > ([A-Z][a-z ]+))?/g;
const paths = new Map(
  texts.flatMap((text) => [...text.matchAll(path)].map(([whole, view, control]) => [whole, [view, control]] as const)),
);

const pane = useOpened(() => mountPane());

test("errors and the help name views, and controls in them", () => {
  expect([...paths.values()].filter(([, control]) => control !== undefined).length).toBeGreaterThan(2);
});

test.each([...paths])("%s exists", async (_, [view = "", control]) => {
  await pane.tab(view);
  const names = pane.all("button, summary, h2, label").map(({ textContent }) => textContent.trim());
  if (control !== undefined) expect(names).toContain(control);
});

test("no two elements have the same ID, in whatever order the views are opened", async () => {
  const { find, settings, activity, check } = shellTexts.en.views;
  for (const view of [find, settings, activity, find, check]) await pane.tab(view);
  await pane.says(checkBomTexts.en.place("Sheet1"));
  const ids = [...pane.window.document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
