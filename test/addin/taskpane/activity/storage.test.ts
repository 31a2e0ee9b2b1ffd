import { activityTexts } from "../../../../src/messages/activity-texts";
import { shellTexts } from "../../../../src/messages/shell-texts";
import { type MountedPane, mountPane } from "../../../harness/mounted-pane";

type Spoil = (window: MountedPane["window"]) => void;

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
  const pane = await mountPane({ beforeScript: spoil });
  try {
    pane.set("Sheet1", "A1", [['=VENDOR.SPEC("LQG15HS15NH02D","Inductance")']]);
    await pane.shows("Sheet1", "A1", 1.5e-8);
    await pane.tab(shellTexts.en.views.activity);
    await pane.says(activityTexts.en.storage.blocked);
    pane.service.resetCounts();
    pane.set("Sheet1", "A2", [['=VENDOR.SPEC("LQG15HS15NH02D","SizecodeInch")']]);
    await pane.shows("Sheet1", "A2", "0402");
    expect(pane.service.counts().products).toBe(0);
  } finally {
    await pane.close();
  }
});
