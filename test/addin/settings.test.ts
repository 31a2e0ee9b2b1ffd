import { systemClock } from "../../src/product-data/base/clock";
import { defaultSettings, keyName, SettingsStore, settingsName, type TextStore } from "../../src/addin/settings";
import { seedSettings } from "../../demo/settings";

const stored = {
  language: "ja",
  serviceUrl: "https://parts.example.com",
  maximumParts: 5000,
  formatted: false,
  freshHours: 1,
  keepsCatalog: true,
  offersCatalog: false,
  demonstration: { serviceUrl: "https://parts.example.com" },
};

function storeOf(texts: Readonly<Record<string, string>>): TextStore {
  return { read: (name) => Promise.resolve(texts[name] ?? null), write: () => Promise.resolve() };
}

async function opened(settings: string): Promise<SettingsStore> {
  const alone = { postMessage: () => undefined, onmessage: null };
  return SettingsStore.open(storeOf({ [settingsName]: settings, [keyName]: "the-key" }), alone, systemClock);
}

test("stored settings are read back", async () => {
  const { settings, isReset } = await opened(JSON.stringify(stored));
  expect([settings, isReset]).toEqual([stored, false]);
});

test.each([
  ["language", "xx"],
  ["serviceUrl", 7],
  ["maximumParts", 0.5],
  ["formatted", "yes"],
  ["freshHours", -1],
  ["keepsCatalog", 1],
  ["offersCatalog", "no"],
  ["demonstration", { serviceUrl: 7 }],
] as const)("an unusable %s falls back to its default alone", async (name, value) => {
  const { settings, isReset } = await opened(JSON.stringify({ ...stored, [name]: value }));
  expect(settings).toEqual({ ...stored, [name]: defaultSettings[name] });
  expect(isReset).toBe(true);
});

test("the address is reset to the demonstration's service, if there is one, also after the user entered another", async () => {
  const storage = new Map<string, string>();
  const page = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
  };
  const addressAfter = async (port: number): Promise<string> => {
    seedSettings(page as Storage, { serviceUrl: `http://127.0.0.1:${String(port)}`, key: "demo-key" });
    return (await opened(storage.get("vendor.settings") ?? "")).defaultServiceUrl;
  };
  expect(await addressAfter(3001)).toBe("http://127.0.0.1:3001");
  page.setItem("vendor.settings", JSON.stringify({ serviceUrl: "https://vendor.example.com" }));
  expect(await addressAfter(3002)).toBe("http://127.0.0.1:3002");
  for (const broken of ["{{{", "null", "7"]) {
    page.setItem("vendor.settings", broken);
    expect(await addressAfter(3003)).toBe("http://127.0.0.1:3003");
  }
  expect((await opened("{}")).defaultServiceUrl).toBe(defaultSettings.serviceUrl);
});

test("a setting that wasn't stored has its default, and an unknown one is dropped", async () => {
  const { settings, isReset } = await opened(JSON.stringify({ maximumParts: 5000, colour: "red" }));
  expect([settings, isReset]).toEqual([{ ...defaultSettings, maximumParts: 5000 }, false]);
});

test.each(["", "{", "null", "[]", '"text"'])(
  "a stored text without settings (%j) results in the defaults",
  async (text) => {
    const store = await opened(text);
    expect([store.settings, store.isReset, store.key]).toEqual([defaultSettings, true, "the-key"]);
  },
);

test("a key that couldn't be stored is for this session, as the pane then says", async () => {
  const full = { ...storeOf({}), write: () => Promise.reject(new DOMException("full", "QuotaExceededError")) };
  const told: unknown[] = [];
  const others = { postMessage: (message: unknown) => void told.push(message), onmessage: null };
  const settings = await SettingsStore.open(full, others, systemClock);
  let shown: boolean | null = null;
  settings.subscribe(() => (shown = settings.keyStored));
  await expect(settings.setKey("the-key", true)).rejects.toThrow("full");
  expect([settings.key, shown]).toEqual(["the-key", false]);
});
