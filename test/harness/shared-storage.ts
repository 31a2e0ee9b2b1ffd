import { randomUUID } from "node:crypto";
import { IDBFactory } from "fake-indexeddb";
import type { AddinWindow } from "./bridge/addin-window";

/** The storage of one origin, which several windows share, as the workbooks of one Excel do. */
export class SharedStorage {
  readonly texts = new Map<string, string>();
  /** Whether a window learns what another one has stored, as from localStorage; not from OfficeRuntime.storage. */
  raisesEvents = true;
  /** The name of the channels of windows that are opened then, as in `openAddin`. null: they are separate. */
  channels: string | null = randomUUID();
  private readonly databases = new IDBFactory();
  private readonly windows = new Set<AddinWindow>();
  private readonly locked = new Set<string>();

  /** This has to be called before the window's scripts run. */
  giveTo(window: AddinWindow): void {
    this.windows.add(window);
    const define = (target: object, name: string, value: unknown): void =>
      void Object.defineProperty(target, name, { value, configurable: true });
    define(window, "localStorage", this.storageOf(window));
    define(window, "indexedDB", this.databases);
    define(window.navigator, "locks", { request: this.request.bind(this) });
  }

  private storageOf(own: AddinWindow): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
    const put = (key: string, newValue: string | null): void => {
      if ((this.texts.get(key) ?? null) === newValue) return;
      if (newValue === null) this.texts.delete(key);
      else this.texts.set(key, newValue);
      if (!this.raisesEvents) return;
      for (const window of this.windows)
        if (window !== own)
          setTimeout(() => window.dispatchEvent(new window.StorageEvent("storage", { key, newValue })));
    };
    return {
      getItem: (key) => this.texts.get(key) ?? null,
      setItem: (key, text) => put(key, text),
      removeItem: (key) => put(key, null),
    };
  }

  private async request(name: string, _: unknown, work: (lock: object | null) => Promise<void>): Promise<void> {
    if (this.locked.has(name)) return work(null);
    this.locked.add(name);
    try {
      await work({ name });
    } finally {
      this.locked.delete(name);
    }
  }
}
