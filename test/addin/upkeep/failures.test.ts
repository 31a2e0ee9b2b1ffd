import { failureText } from "../../../src/messages/failures/message";
import { activityTexts } from "../../../src/messages/activity/activity-texts";
import { refreshTexts } from "../../../src/messages/activity/refresh-texts";
import { settingsTexts } from "../../../src/messages/settings/settings-texts";
import { shellTexts } from "../../../src/messages/shell-texts";
import { hurry } from "../../harness/hurried-clock";
import { eventually } from "../../harness/eventually";
import type { AddinWindow } from "../../harness/bridge/addin-window";
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

test("When the network is back, failed cells have values, and a view that didn't load is there, both without waits", async () => {
  let isOnline = true;
  const endsNoLongTimer = (window: AddinWindow): void => {
    const timeout = window.setTimeout.bind(window);
    window.setTimeout = (callback: () => void, delayMs = 0) => (delayMs < 2000 ? timeout(callback, delayMs / 10) : 0);
  };
  pane = await mountPane({ ...open, isOnline: () => isOnline, beforeScript: endsNoLongTimer });
  await fill();
  isOnline = false;
  pane.all("#tab-activity")[0]?.click();
  await pane.says(shellTexts.en.notLoaded);
  isOnline = true;
  await pane.replaceService(passes);
  pane.window.dispatchEvent(new pane.window.Event("online"));
  await pane.shows("Sheet1", "A1", 1.5e-8);
  await pane.says(refreshTexts.en.scopes.workbook);
});

type Spoil = (window: AddinWindow) => void;

const throws: Spoil = (window) => {
  const open = (): never => {
    throw new window.DOMException("denied", "SecurityError");
  };
  Object.defineProperty(window, "indexedDB", { value: { open } });
};

test.each<[string, Spoil]>([
  ["refuses", throws],
  ["is not there", (window) => void Object.defineProperty(window, "indexedDB", { value: undefined })],
])("if storage %s, functions work and the pane reports that nothing is kept", async (_, spoil) => {
  pane = await mountPane({ beforeScript: spoil });
  pane.set("Sheet1", "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Inductance")']]);
  await pane.shows("Sheet1", "A1", 1.5e-8);
  await pane.tab(shellTexts.en.views.activity);
  await pane.says(activityTexts.en.storage.blocked);
  pane.service.resetCounts();
  pane.set("Sheet1", "A2", [['=VENDOR.SPEC("LQG15HS15NH02D","SizecodeInch")']]);
  await pane.shows("Sheet1", "A2", "0402");
  expect(pane.service.counts().products).toBe(0);
});
