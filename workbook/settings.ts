import { PARTITION_KEY } from "./office/environment";

/** What the demonstration puts into the add-in's own settings, so that nobody has to type a key. /demo.json has it. */
export interface DemoSettings {
  readonly serviceUrl: string;
  readonly key: string;
}

/** What the user typed in the pane stays; what an earlier start put there, when its service listened elsewhere, does not. */
export function seedSettings(storage: Storage, { serviceUrl, key }: DemoSettings): void {
  const stored = storage.getItem(SETTINGS);
  const settings = stored === null ? {} : (JSON.parse(stored) as { serviceUrl?: string });
  const isOurs = settings.serviceUrl === undefined || settings.serviceUrl === storage.getItem(SEEDED_URL);
  if (isOurs) storage.setItem(SETTINGS, JSON.stringify({ ...settings, serviceUrl }));
  storage.setItem(SEEDED_URL, serviceUrl);
  if (storage.getItem(KEY) === null) storage.setItem(KEY, key);
}

/** The names under which src/settings.ts keeps them. */
const SETTINGS = `${PARTITION_KEY}vendor.settings`;
const KEY = `${PARTITION_KEY}vendor.key`;
const SEEDED_URL = "workbook.seeded-service";
