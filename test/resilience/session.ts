import { IDBFactory } from "fake-indexeddb";
import { ChunkStore } from "../../src/product-data/lookup/chunk-store";
import { keyName, settingsName } from "../../src/addin/settings";
import type { Outcome } from "../../demo/outcome";
import { type AddinHost, openAddin } from "../harness/bridge/host";
import { builtAddin } from "../harness/built-addin";
import { fields } from "../harness/catalog-parts";
import { hurry } from "../harness/hurried-clock";

export interface SessionOptions {
  readonly serviceUrl: string;
  readonly key?: string;
  /** Storage that is kept after the session. */
  readonly storage?: IDBFactory;
  readonly fetch?: typeof fetch;
  /** The speed of the add-in's time. @default 1 */
  readonly hurry?: number;
}

/** The built add-in in one session of Excel, with plain numbers, so that values can be compared with the service's. */
export async function openSession({
  serviceUrl,
  key = "demo-key",
  storage = new IDBFactory(),
  hurry: factor = 1,
  ...rest
}: SessionOptions): Promise<AddinHost> {
  const built = await builtAddin();
  return openAddin({
    script: built.script,
    file: built.functionsFile,
    metadata: built.metadata("en"),
    ...rest,
    beforeScript: (window) => {
      if (factor !== 1) hurry(window, factor);
      Object.defineProperty(window, "indexedDB", { value: storage, configurable: true });
      window.localStorage.setItem(settingsName, JSON.stringify({ serviceUrl, formatted: false }));
      window.localStorage.setItem(keyName, key);
    },
  });
}

/** A formula per part and field, all in one recalculation: outcomes by part. */
export async function specOfEach(
  addin: AddinHost,
  partnos: readonly string[],
): Promise<readonly (readonly Outcome[])[]> {
  const outcomes = await addin.callAll(
    partnos.flatMap((partno, row) =>
      fields.map((field, column) => ({
        id: "SPEC",
        args: [[[partno]], [[field]], null],
        address: `Sheet1!${String.fromCharCode(66 + column)}${String(row + 2)}`,
      })),
    ),
  );
  return partnos.map((_, row) => outcomes.slice(row * fields.length, (row + 1) * fields.length));
}

/** The value of a one-cell outcome; its error as text. */
export function cellOf(outcome: Outcome): unknown {
  return "value" in outcome ? (outcome.value as unknown[][])[0]?.[0] : `${outcome.error}: ${outcome.message ?? ""}`;
}

/** Waits until the storage contains this number of the service's parts. */
export async function stored(storage: IDBFactory, serviceUrl: string, parts: number): Promise<void> {
  const before = globalThis.indexedDB;
  globalThis.indexedDB = storage;
  try {
    const store = await ChunkStore.open(serviceUrl, () => undefined);
    while ((await store.load()).flatMap(({ entries }) => entries).length < parts)
      await new Promise((resolve) => setTimeout(resolve, 10));
    store.close();
  } finally {
    globalThis.indexedDB = before;
  }
}
