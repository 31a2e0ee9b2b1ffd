import * as v from "valibot";
import { type Clock, withTimeout } from "../product-data/base/clock";
import { languages } from "../product-data/vocabulary/language";
import { Subscribable } from "../product-data/base/subscribable";

declare const API_URL: string;
declare const SERVER_HOLDS_KEY: boolean;
/** The folder with a mirror of the catalog on the add-in's host, so that all users keep it (docs/server.md); "" if none. */
declare const CATALOG_MIRROR: string;

/** Each value has its own default, so that one unusable value doesn't reset the others. */
const settingsSchema = v.object({
  /** null: the language of Excel. */
  language: v.fallback(v.nullable(v.picklist(languages)), null),
  /** Scheme, host, and port of the service, without a path; "" for the add-in's own address. */
  serviceUrl: v.fallback(v.string(), API_URL),
  /** SEARCH without a limit returns an error if more products than this match. */
  maximumParts: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 20_000),
  /** Whether numbers are displayed with units (100.00E-9 F), if Excel supports it. */
  formatted: v.fallback(v.boolean(), true),
  /** Values older than this are still shown, and revalidated in the background. */
  freshHours: v.fallback(v.pipe(v.number(), v.minValue(0)), 24),
  /** Whether the whole catalog is kept on this computer. */
  keepsCatalog: v.fallback(v.boolean(), CATALOG_MIRROR !== ""),
  /** Whether the pane may offer to keep the catalog. */
  offersCatalog: v.fallback(v.boolean(), true),
  /** The demonstration's service. */
  demonstration: v.fallback(v.nullable(v.object({ serviceUrl: v.string() })), null),
});

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

export const defaultSettings: Settings = v.getFallbacks(settingsSchema);

const storedSettings = v.fallback(v.pipe(v.string(), v.parseJson(), settingsSchema), defaultSettings);

/**
 * A text stored under a name; null if it is absent or unreadable. Writing may fail; the text is then kept for this
 * session only.
 */
export interface TextStore {
  read(name: string): Promise<string | null>;
  write(name: string, text: string | null): Promise<void>;
}

/**
 * The workbooks that are open at the same time. They send each other what isn't stored: the key of this session, null
 * if there is none any more, or a request for it.
 */
type OpenWorkbooks = Pick<BroadcastChannel, "postMessage" | "onmessage">;

type Told = { readonly sessionKey: string | null } | "which key?";

/** Names in the store. The workbook page sets them for the demo. */
export const settingsName = "vendor.settings";
export const keyName = "vendor.key";

/** What the store has; undefined if it doesn't respond in time. */
async function readStore(store: TextStore, clock: Clock): Promise<Stored | undefined> {
  const read = await withTimeout(Promise.all([store.read(settingsName), store.read(keyName)]), clock);
  if (read === undefined) return undefined;
  const settings = v.parse(storedSettings, read[0]);
  return { settings, isReset: isReset(read[0] ?? "{}", settings), key: read[1] === "" ? null : read[1] };
}

/** Whether a stored setting can't be used, so that its default is used. */
function isReset(text: string, settings: Settings): boolean {
  try {
    const stored: unknown = JSON.parse(text);
    if (!(stored instanceof Object) || Array.isArray(stored)) return true;
    return Object.entries(stored).some(
      ([name, value]) => name in settings && JSON.stringify(value) !== JSON.stringify(settings[name as keyof Settings]),
    );
  } catch {
    return true;
  }
}

interface Stored {
  readonly settings: Settings;
  readonly isReset: boolean;
  readonly key: string | null;
}

/**
 * The user's settings, in memory and in a store: settings as JSON, and the key under a name of its own, so that code
 * that handles settings never handles the key. Subscribers are notified of changes at once. Workbooks that are open at
 * the same time share the store: each writes only what is changed in it, and adopts what others have changed. A key for
 * this session isn't in the store, so they send it to each other.
 */
export class SettingsStore extends Subscribable {
  settings: Settings;
  key: string | null;
  /** Whether the key is kept when Excel is closed. */
  keyStored: boolean;
  private writing: Promise<unknown> = Promise.resolve();
  /** Whether stored settings couldn't be used when this was opened. */
  readonly isReset: boolean;
  /** Called when changes of another workbook were adopted, with the settings before. */
  onAdopted: (before: Settings) => void = () => undefined;

  private constructor(
    private readonly store: TextStore,
    private readonly others: OpenWorkbooks,
    private readonly clock: Clock,
    /** What the store had when it was last read or written here. */
    private seen: Stored,
  ) {
    super();
    this.settings = seen.settings;
    this.key = seen.key;
    this.isReset = seen.isReset;
    this.keyStored = seen.key !== null;
    others.onmessage = ({ data }: MessageEvent<Told>) => this.listen(data);
    if (seen.key === null) this.tell("which key?");
  }

  /** If the store doesn't respond, the settings are the default ones, and there is no key. */
  static async open(store: TextStore, others: OpenWorkbooks, clock: Clock): Promise<SettingsStore> {
    const seen = await readStore(store, clock);
    return new SettingsStore(store, others, clock, seen ?? { settings: defaultSettings, isReset: false, key: null });
  }

  /**
   * Whether the add-in's server adds the key, which is a setting of the build (docs/deployment.md): then no key is
   * entered, stored, or sent.
   */
  get keyHeldByServer(): boolean {
    return SERVER_HOLDS_KEY && this.settings.serviceUrl === defaultSettings.serviceUrl;
  }

  /** The address of the catalog's mirror on the add-in's host; null if another service than the host's is used. */
  get catalogMirror(): string | null {
    return this.settings.serviceUrl === defaultSettings.serviceUrl ? CATALOG_MIRROR || "catalog" : null;
  }

  /** The add-in's own service, or the demonstration's. */
  get defaultServiceUrl(): string {
    return this.settings.demonstration?.serviceUrl ?? defaultSettings.serviceUrl;
  }

  /** Adopts what other workbooks have changed in the store. */
  async readAgain(): Promise<void> {
    const { seen } = this;
    const stored = await readStore(this.store, this.clock);
    if (stored === undefined || JSON.stringify(stored) === JSON.stringify(seen)) return;
    this.seen = stored;
    const isNew = ([name, value]: [string, unknown]): boolean =>
      JSON.stringify(value) !== JSON.stringify(seen.settings[name as keyof Settings]);
    const settings = { ...this.settings, ...Object.fromEntries(Object.entries(stored.settings).filter(isNew)) };
    this.adopt(settings, stored.key === seen.key ? this.key : stored.key);
  }

  private adopt(settings: Settings, key: string | null): void {
    const before = this.settings;
    this.settings = settings;
    this.key = key;
    this.keyStored = key !== null && key === this.seen.key;
    this.notify();
    this.onAdopted(before);
  }

  private listen(told: Told): void {
    if (told === "which key?") {
      if (this.key !== null && !this.keyStored) this.tell({ sessionKey: this.key });
      return;
    }
    if (told.sessionKey === this.key && !this.keyStored) return;
    // The session's key has replaced the stored one.
    this.seen = { ...this.seen, key: null };
    this.adopt(this.settings, told.sessionKey);
  }

  private tell(told: Told): void {
    this.others.postMessage(told);
  }

  async update(change: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    this.notify();
    // Changes are written one after the other: each is added to what the store has.
    await (this.writing = this.writing.then(
      () => this.write(change),
      () => this.write(change),
    ));
  }

  private async write(change: Partial<Settings>): Promise<void> {
    await this.readAgain();
    const settings = { ...this.seen.settings, ...change };
    await this.store.write(settingsName, JSON.stringify(settings));
    this.seen = { ...this.seen, settings };
  }

  /** @param isStored false: the key is kept for this session only, and a stored one is removed */
  async setKey(key: string | null, isStored: boolean): Promise<void> {
    this.key = key;
    this.keyStored = isStored && key !== null;
    this.notify();
    const stored = isStored ? key : null;
    // This comes first, because other workbooks would take the removal of the stored key for the removal of any key.
    if (stored === null) this.tell({ sessionKey: key });
    try {
      await this.store.write(keyName, stored);
    } catch (error) {
      this.keyStored = false;
      this.notify();
      throw error;
    }
    this.seen = { ...this.seen, key: stored };
  }
}

/**
 * The store of this host: localStorage under Office's partition key, or OfficeRuntime.storage if localStorage is
 * blocked. Call this after Office is ready, because the partition key isn't known before.
 */
export function hostStore(): TextStore {
  const prefix = (Office.context as { readonly partitionKey?: string }).partitionKey ?? "";
  const storage = localStorageWorks() ? localStorage : OfficeRuntime.storage;
  return {
    read: async (name) => {
      try {
        return await storage.getItem(prefix + name);
      } catch {
        return null;
      }
    },
    write: async (name, text) => {
      await (text === null ? storage.removeItem(prefix + name) : storage.setItem(prefix + name, text));
    },
  };
}

function localStorageWorks(): boolean {
  try {
    // A full storage refuses the probe, but it can be read, and has the key.
    if (localStorage.length > 0) return true;
    localStorage.setItem("vendor.probe", "1");
    localStorage.removeItem("vendor.probe");
    return true;
  } catch {
    return false;
  }
}
