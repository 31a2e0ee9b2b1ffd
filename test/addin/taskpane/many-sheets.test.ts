import { refreshTexts } from "../../../src/messages/refresh-texts";
import { mountPane } from "../../harness/mounted-pane";

const sheets = 250;

test("a workbook with more sheets than Excel handles requests at a time is refreshed", async () => {
  const names = Array.from({ length: sheets }, (_, at) => `Sheet${String(at + 1)}`);
  const pane = await mountPane({ sheets: names });
  for (const name of names) pane.set(name, "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Status")']]);
  await pane.settled();
  await pane.ribbon("RefreshWorkbook");
  await pane.says(refreshTexts.en.unchanged(sheets));
  await pane.close();
});
