import { PARTITION_KEY } from "./office/environment";

/** What the demonstration puts into the add-in's own settings, so that nobody has to type a key. /demo.json has it. */
export interface DemoSettings {
  readonly serviceUrl: string;
  readonly key: string;
}

/** Only where the user has stored nothing yet: what he types in the pane stays. */
export function seedSettings(storage: Storage, { serviceUrl, key }: DemoSettings): void {
  storage.getItem(SETTINGS) ?? storage.setItem(SETTINGS, JSON.stringify({ serviceUrl }));
  storage.getItem(KEY) ?? storage.setItem(KEY, key);
}

/** The names src/settings.ts keeps them under. */
const SETTINGS = `${PARTITION_KEY}vendor.settings`;
const KEY = `${PARTITION_KEY}vendor.key`;
