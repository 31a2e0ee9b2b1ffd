import { failureText } from "../../../src/messages/failures/message";
import { activityTexts } from "../../../src/messages/activity-texts";
import { refreshTexts } from "../../../src/messages/refresh-texts";
import { settingsTexts } from "../../../src/messages/settings-texts";
import { shellTexts } from "../../../src/messages/shell-texts";
import { hurry } from "../../harness/hurried-clock";
import { eventually } from "../../harness/eventually";
import { type MountedPane, mountPane } from "../../harness/mounted-pane";

// A firewall that responds with 403 for a while.
const sheets = ["Sheet1"];
const open = { sheets, service: { keys: ["another"] } };
const passes = { keys: ["demo-key"] };
let pane: MountedPane;
afterEach(() => pane.close());

async function fill(): Promise<void> {
  pane.set("Sheet1", "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Inductance")']]);
  await pane.shows("Sheet1", "A1", "#VALUE!");
}

test("After a 403 that passes, cells have values without any action", async () => {
  pane = await mountPane({ ...open, beforeScript: (window) => hurry(window, 60) });
  await fill();
  await pane.replaceService(passes);
  await pane.shows("Sheet1", "A1", 1.5e-8);
});

test("While the service rejects the key, Test key, Refresh, and Retry now each send a request at once", async () => {
  pane = await mountPane(open);
  const requests = (): number => pane.service.counts().byStatus[403] ?? 0;
  await fill();
  await pane.tab(shellTexts.en.views.settings);
  const before = requests();
  await pane.press(settingsTexts.en.test);
  await pane.says(failureText({ code: "keyRejected" }, "en"));
  expect(requests()).toBe(before + 1);
  await pane.tab(shellTexts.en.views.activity);
  await pane.press(refreshTexts.en.scopes.workbook);
  await pane.says(refreshTexts.en.failed(failureText({ code: "keyRejected" }, "en")));
  expect(requests()).toBe(before + 2);
  await pane.replaceService(passes);
  await pane.press(activityTexts.en.tryNow);
  await eventually(() => expect(pane.cell("Sheet1", "A1")).toBe(1.5e-8));
});
