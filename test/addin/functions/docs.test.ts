import { currentText, pages } from "../../../scripts/docs/pages";

test("docs/functions.md, docs/errors.md, and help.html are the output of `npm run docs`", async () => {
  for (const page of await pages()) expect(currentText(page)).toBe(page.text);
});
