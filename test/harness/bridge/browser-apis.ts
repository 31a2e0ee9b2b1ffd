import * as fakeIndexedDb from "fake-indexeddb";
import type { JSDOM } from "jsdom";

/**
 * Browser APIs that jsdom doesn't have, for the scripts inside. Returns a function that releases what would keep the
 * process alive.
 * @param channels BroadcastChannels reach the windows with the same text
 */
export function giveBrowserApis(window: JSDOM["window"], fetchOutside: typeof fetch, channels: string): () => void {
  const open: { close(): void }[] = [];
  let isReleased = false;
  /** A closed page doesn't run on. */
  const inPage = <T>(result: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      result.then(
        (value) => isReleased || resolve(value),
        (reason: unknown) => isReleased || reject(reason as Error),
      );
    });
  const apis: Record<string, unknown> = {
    ...fakeIndexedDb,
    indexedDB: new fakeIndexedDb.IDBFactory(),
    // the outer fetch accepts only signals of its own realm
    AbortController,
    AbortSignal,
    Blob,
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(`${channels} ${name}`);
        open.push(this);
      }
    },
    CompressionStream,
    DecompressionStream,
    Headers,
    ReadableStream,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    crypto: {
      subtle: { digest: (...input: Parameters<SubtleCrypto["digest"]>) => inPage(crypto.subtle.digest(...input)) },
    },
    structuredClone,
    fetch: async (...request: Parameters<typeof fetch>) => {
      try {
        return await inPage(fetchOutside(...request));
      } catch (reason) {
        // the code inside checks `instanceof TypeError` against the inner realm's class
        if (isNetworkFailure(reason)) throw new InnerTypeError(reason.message);
        throw reason;
      }
    },
    MessageChannel: class extends MessageChannel {
      constructor() {
        super();
        open.push(this.port1);
      }
    },
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  };
  const InnerTypeError = window.eval("TypeError") as typeof TypeError;
  for (const [name, value] of Object.entries(apis)) {
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  }
  Object.assign(window.Element.prototype, { scrollIntoView: () => undefined });
  return () => {
    isReleased = true;
    open.forEach((each) => each.close());
  };
}

const isNetworkFailure = (reason: unknown): reason is TypeError =>
  reason instanceof Error && reason.name === "TypeError";
