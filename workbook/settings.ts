/** What the demonstration puts into the add-in's own settings, so that nobody has to type a key. /demo.json has it. */
export interface DemoSettings {
  readonly serviceUrl: string;
  readonly key: string;
}

/** What the user typed in the pane stays; what an earlier start put there, when its service listened elsewhere, does not. */
export function seedSettings(storage: Storage, { serviceUrl, key }: DemoSettings): void {
  const stored = storage.getItem(settingsName);
  const settings = stored === null ? {} : (JSON.parse(stored) as { serviceUrl?: string });
  const isOurs = settings.serviceUrl === undefined || settings.serviceUrl === storage.getItem(seededUrl);
  if (isOurs) storage.setItem(settingsName, JSON.stringify({ ...settings, serviceUrl }));
  storage.setItem(seededUrl, serviceUrl);
  if (storage.getItem(keyName) === null) storage.setItem(keyName, key);
}

/** The names under which src/settings.ts keeps them. */
const settingsName = "vendor.settings";
const keyName = "vendor.key";
const seededUrl = "workbook.seeded-service";
