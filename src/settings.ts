import * as v from "valibot";
import { type Language, languages } from "./vocabulary/language";
import { Subscribable } from "./api/subscribable";

export interface Settings {
  /** null: the language of Excel. */
  readonly language: Language | null;
  /** Scheme, host and port of the service, without a path; empty: the add-in's own address. */
  readonly serviceUrl: string;
  /** Bytes one URL may have. */
  readonly urlBytes: number;
  /** SEARCH without a limit refuses to return more products than this. */
  readonly safetyCap: number;
  /** Numbers display as the service writes them (0.1μF), where Excel can. */
  readonly formatted: boolean;
  /** Values older than this are still shown, and revalidated in the background. */
  readonly freshHours: number;
  /** The whole catalog is kept on this computer. */
  readonly keepsCatalog: boolean;
  /** Whether the pane may say that it can be kept. */
  readonly offersCatalog: boolean;
}

declare const API_URL: string;
declare const SERVER_HOLDS_KEY: boolean;
/** Whether the add-in's host has a mirror of the catalog, so that everybody keeps it (docs/deployment.md). */
declare const CATALOG_MIRROR: boolean;

export const defaultSettings: Settings = {
  language: null,
  serviceUrl: API_URL,
  urlBytes: 2048, // the maker's later API documents 2,082 bytes as its limit
  safetyCap: 20_000,
  formatted: true,
  freshHours: 24,
  keepsCatalog: CATALOG_MIRROR,
  offersCatalog: true,
};

/** One text kept under a name; absent and unreadable are both null. Writing may fail: then it is kept for this session only. */
export interface TextStore {
  read(name: string): Promise<string | null>;
  write(name: string, text: string | null): Promise<void>;
}

/** Names in the store; the workbook page seeds them for the demonstration. */
export const settingsName = "vendor.settings";
export const keyName = "vendor.key";

/**
 * What the user set, in memory and kept in a store: settings as JSON, the key in a slot of its own, so that nothing that
 * handles settings ever handles the key. Changes take effect at once for whoever subscribed.
 */
export class SettingsStore extends Subscribable {
  private constructor(
    private readonly store: TextStore,
    private current: Settings,
    private currentKey: string | null,
    private kept: boolean,
  ) {
    super();
  }

  static async open(store: TextStore): Promise<SettingsStore> {
    const [text, key] = await Promise.all([store.read(settingsName), store.read(keyName)]);
    const usableKey = key === "" ? null : key;
    return new SettingsStore(store, readSettings(text), usableKey, usableKey !== null);
  }

  get settings(): Settings {
    return this.current;
  }

  get key(): string | null {
    return this.currentKey;
  }

  /** Whether the key outlives the session. */
  get keyKept(): boolean {
    return this.kept;
  }

  /** The build says so for its own address (docs/deployment.md): then no key is typed, stored or sent. */
  get keyHeldByServer(): boolean {
    return SERVER_HOLDS_KEY && this.current.serviceUrl === defaultSettings.serviceUrl;
  }

  /** Where the add-in's host may have a mirror of the catalog; null: another service is used than the host's. */
  get catalogMirror(): string | null {
    return this.current.serviceUrl === defaultSettings.serviceUrl ? "catalog" : null;
  }

  async update(change: Partial<Settings>): Promise<void> {
    this.current = { ...this.current, ...change };
    this.notify();
    await this.store.write(settingsName, JSON.stringify(this.current));
  }

  /** @param keep false: for this session only, and what was kept before is forgotten */
  async setKey(key: string | null, keep: boolean): Promise<void> {
    this.currentKey = key;
    this.kept = keep && key !== null;
    this.notify();
    await this.store.write(keyName, keep ? key : null);
  }
}

/** Each value falls back alone, so that one that is no longer usable does not reset the others. */
const storedSettings = v.object({
  language: v.fallback(v.nullable(v.picklist(languages)), defaultSettings.language),
  serviceUrl: v.fallback(v.string(), defaultSettings.serviceUrl),
  urlBytes: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(256)), defaultSettings.urlBytes),
  safetyCap: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), defaultSettings.safetyCap),
  formatted: v.fallback(v.boolean(), defaultSettings.formatted),
  freshHours: v.fallback(v.pipe(v.number(), v.minValue(0)), defaultSettings.freshHours),
  keepsCatalog: v.fallback(v.boolean(), defaultSettings.keepsCatalog),
  offersCatalog: v.fallback(v.boolean(), defaultSettings.offersCatalog),
});

function readSettings(text: string | null): Settings {
  if (text === null) return defaultSettings;
  try {
    return v.parse(storedSettings, JSON.parse(text));
  } catch {
    return defaultSettings; // not JSON, or not an object
  }
}

/**
 * The store of this host: localStorage under Office's partition key, or OfficeRuntime.storage where localStorage is
 * blocked. Call after Office is ready, because only then the partition key is known.
 */
export function hostStore(): TextStore {
  const prefix = (Office.context as { readonly partitionKey?: string }).partitionKey ?? "";
  if (localStorageWorks()) {
    return {
      read: (name) => Promise.resolve(localStorage.getItem(prefix + name)),
      write: (name, text) => {
        if (text === null) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, text);
        return Promise.resolve();
      },
    };
  }
  return {
    read: (name) => OfficeRuntime.storage.getItem(prefix + name).catch(() => null),
    write: (name, text) =>
      text === null
        ? OfficeRuntime.storage.removeItem(prefix + name)
        : OfficeRuntime.storage.setItem(prefix + name, text),
  };
}

function localStorageWorks(): boolean {
  try {
    localStorage.setItem("vendor.probe", "1");
    localStorage.removeItem("vendor.probe");
    return true;
  } catch {
    return false;
  }
}
