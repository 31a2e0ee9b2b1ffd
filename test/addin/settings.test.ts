import { systemClock } from "../../src/product-data/base/clock";
import { defaultSettings, keyName, SettingsStore, settingsName, type TextStore } from "../../src/addin/settings";

const stored = {
  language: "ja",
  serviceUrl: "https://parts.example.com",
  safetyCap: 5000,
  formatted: false,
  freshHours: 1,
  keepsCatalog: true,
  offersCatalog: false,
  demonstration: { serviceUrl: "https://parts.example.com", invented: ["RdcMax"] },
};

function storeOf(texts: Readonly<Record<string, string>>): TextStore {
  return { read: (name) => Promise.resolve(texts[name] ?? null), write: () => Promise.resolve() };
}

async function opened(settings: string): Promise<SettingsStore> {
  return SettingsStore.open(storeOf({ [settingsName]: settings, [keyName]: "the-key" }), systemClock);
}

test("stored settings are read back", async () => {
  expect((await opened(JSON.stringify(stored))).settings).toEqual(stored);
});

test.each([
  ["language", "xx"],
  ["serviceUrl", 7],
  ["safetyCap", 0.5],
  ["formatted", "yes"],
  ["freshHours", -1],
  ["keepsCatalog", 1],
  ["offersCatalog", "no"],
  ["demonstration", { invented: ["RdcMax"] }],
] as const)("an unusable %s falls back to its default alone", async (name, value) => {
  const { settings } = await opened(JSON.stringify({ ...stored, [name]: value }));
  expect(settings).toEqual({ ...stored, [name]: defaultSettings[name] });
});

test("values are invented only by the demonstration's service", async () => {
  const store = await opened(JSON.stringify(stored));
  expect(store.inventedFields).toEqual(["RdcMax"]);
  await store.update({ serviceUrl: "https://vendor.example.com" });
  expect(store.inventedFields).toEqual([]);
});

test("a setting that wasn't stored has its default, and an unknown one is dropped", async () => {
  const { settings } = await opened(JSON.stringify({ safetyCap: 5000, colour: "red" }));
  expect(settings).toEqual({ ...defaultSettings, safetyCap: 5000 });
});

test.each(["", "{", "null", "[]", '"text"'])(
  "a stored text without settings (%j) results in the defaults",
  async (text) => {
    const store = await opened(text);
    expect([store.settings, store.key]).toEqual([defaultSettings, "the-key"]);
  },
);
