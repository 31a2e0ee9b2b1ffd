import { catalogTexts } from "../../../src/messages/settings/catalog-texts";
import { settingsTexts } from "../../../src/messages/settings/settings-texts";
import { shellTexts } from "../../../src/messages/shell-texts";
import { languageNames } from "../../../src/product-data/vocabulary/language";
import { eventually } from "../../harness/eventually";
import { type MountedPane, mountPane } from "../../harness/mounted-pane";
import { SharedStorage } from "../../harness/shared-storage";
import { giveWorker } from "./worker";

const text = settingsTexts.en;
const status = '=VENDOR.SPEC("LQG15HS15NH02D","Status")';
let storage: SharedStorage;
let one: MountedPane;
let two: MountedPane;

const open = (): Promise<MountedPane> => mountPane({ key: null, storage, beforeScript: giveWorker });

beforeEach(async () => {
  storage = new SharedStorage();
  one = await open();
  two = await open();
  for (const pane of [one, two]) {
    pane.set("Sheet1", "A1", [[status]]);
    await pane.tab(shellTexts.en.views.settings);
    await pane.settled();
    expect(pane.cell("Sheet1", "A1")).toBe("#VALUE!");
  }
});
afterEach(async () => {
  await one.close();
  await two.close();
});

const enterKey = async (pane: MountedPane): Promise<void> => {
  await pane.type(text.newKey, "demo-key");
  await pane.press(text.save);
};
const stored = (): unknown => JSON.parse(storage.texts.get("vendor.settings") ?? "");

test("a key that is entered in one workbook is used in the other, whose failed cells are recalculated", async () => {
  await enterKey(one);
  await two.says(text.keyStored);
  await two.shows("Sheet1", "A1", "In Production");
});

test("a key that is removed in one workbook isn't used in the other any more", async () => {
  await enterKey(one);
  await two.says(text.keyStored);
  await two.press(text.removeKey);
  await one.says(text.keyMissing);
  one.set("Sheet1", "B1", [['=VENDOR.SPEC("GRM155R61E105KA12D","Status")']]);
  await one.settled();
  expect(one.cell("Sheet1", "B1")).toBe("#VALUE!");
});

test("a key for the session of one workbook stays when the other changes settings", async () => {
  await one.tick(text.sessionOnly);
  await enterKey(one);
  await one.shows("Sheet1", "A1", "In Production");
  await two.choose(text.language, languageNames.ja);
  await one.says(settingsTexts.ja.keyForSession);
  expect([...storage.texts.values()].join()).not.toContain("demo-key");
});

test("a key for the session is used in every open workbook, also in one that is opened later, and stored nowhere", async () => {
  await enterKey(one);
  await two.says(text.keyStored);
  await one.tick(text.sessionOnly);
  await enterKey(one);
  await two.says(text.keyForSession);
  two.set("Sheet1", "B1", [['=VENDOR.SPEC("GRM155R61E105KA12D","Status")']]);
  await two.shows("Sheet1", "B1", "In Production");
  const three = await open();
  await three.tab(shellTexts.en.views.settings);
  await three.says(text.keyForSession);
  await three.close();
  expect([...storage.texts.values()].join()).not.toContain("demo-key");
  await two.press(text.removeKey);
  await one.says(text.keyMissing);
  await enterKey(one);
  await two.says(text.keyForSession);
  await enterKey(two);
  await one.says(text.keyStored);
});

test("where workbooks can't tell each other of a key for the session, the others say that they have none", async () => {
  storage.channels = null;
  const alone = await open();
  await alone.tab(shellTexts.en.views.settings);
  await enterKey(one);
  await alone.says(text.keyStored);
  await one.tick(text.sessionOnly);
  await enterKey(one);
  await alone.says(text.keyMissing);
  expect([...storage.texts.values()].join()).not.toContain("demo-key");
  await alone.close();
});

test("a setting that is changed in one workbook is followed by the other, and stays when that one changes another", async () => {
  await enterKey(one);
  await two.shows("Sheet1", "A1", "In Production");
  await one.choose(text.language, languageNames.ja);
  await two.says(settingsTexts.ja.keyStored);
  await two.shows("Sheet1", "A1", "生産中");
  await two.tick(settingsTexts.ja.formatted);
  await eventually(() => expect(stored()).toMatchObject({ language: "ja", formatted: true }));
  await eventually(() => expect(one.window["document"].documentElement.lang).toBe("ja"));
});

test("where no event tells of it, settings are merged, and the key is read before a cell says that there is none", async () => {
  storage.raisesEvents = false;
  await enterKey(one);
  await one.shows("Sheet1", "A1", "In Production");
  await one.choose(text.fresh, text.days(3));
  await two.choose(text.language, languageNames.zh);
  await eventually(() => expect(stored()).toMatchObject({ language: "zh", freshHours: 72 }));
  two.set("Sheet1", "B1", [[status]]);
  await two.shows("Sheet1", "B1", "目前生产");
  await two.shows("Sheet1", "A1", "目前生产");
});

test("where no event tells of it, settings are read when the user returns to a workbook", async () => {
  storage.raisesEvents = false;
  await enterKey(one);
  await one.shows("Sheet1", "A1", "In Production");
  const { document, Event: InnerEvent } = two.window;
  document.dispatchEvent(new InnerEvent("visibilitychange"));
  await two.says(text.keyStored);
  await two.shows("Sheet1", "A1", "In Production");
});

test("a catalog that one workbook keeps is used by the other, and removed from both", async () => {
  const catalog = catalogTexts.en;
  await enterKey(one);
  await two.says(text.keyStored);
  await one.press(catalog.keep);
  await two.says("Parts: 3,000");
  await two.press(catalog.remove);
  await one.says(catalog.keep);
  await eventually(() => expect(stored()).toMatchObject({ keepsCatalog: false }));
});
