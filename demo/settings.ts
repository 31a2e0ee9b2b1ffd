/** What demo.json contains: the settings of the demo, so that users don't have to enter a key, or the page of an add-in that needs none. */
export type DemoFile = DemoSettings | { readonly addinPage: string };
export interface DemoSettings {
  readonly serviceUrl: string;
  readonly key: string;
}

/** An address that the user entered stays, and can be reset to this one. The address of an earlier start is replaced. */
export function seedSettings(storage: Storage, { serviceUrl, key }: DemoSettings): void {
  const settings = settingsIn(storage.getItem(settingsName) ?? "");
  const isOurs = settings.serviceUrl === undefined || settings.serviceUrl === storage.getItem(seededUrl);
  const demonstration = { serviceUrl };
  storage.setItem(settingsName, JSON.stringify({ ...settings, ...(isOurs && { serviceUrl }), demonstration }));
  storage.setItem(seededUrl, serviceUrl);
  if (storage.getItem(keyName) === null) storage.setItem(keyName, key);
}

/** The settings in a stored text; none if it can't be read: the add-in uses its defaults, too. */
function settingsIn(stored: string): { readonly serviceUrl?: string } {
  try {
    return Object(JSON.parse(stored)) as { readonly serviceUrl?: string };
  } catch {
    return {};
  }
}

/** The names that src/addin/settings.ts uses. */
const settingsName = "vendor.settings";
const keyName = "vendor.key";
const seededUrl = "workbook.seeded-service";
