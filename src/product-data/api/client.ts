import type { Query } from "../filter/query";
import type { ProductCategory } from "../vocabulary/category";
import type { Language } from "../vocabulary/language";
import { decodeDownload, decodeProducts, type ProductAnswer, checkAnswer } from "./decode";
import { ApiError } from "./failure";
import type { Pacer } from "./pacer";
import { downloadUrlUrl, productsUrl } from "./request";
import type { Transport } from "./transport";

/** Used instead of a key when a server between the add-in and the service adds the organization's key (deploy/). */
export const heldByServer = Symbol("held by the server");

/** The service's address and the key, read for every request because both can change. */
export interface Access {
  readonly serviceUrl: string;
  /** null: no key is stored, so no request is sent. */
  readonly key: string | typeof heldByServer | null;
  /** Called before a request fails because there is no key: another workbook may have stored one. */
  readonly findKey?: () => Promise<void>;
}

/** The two operations of the service. Both settle with a response, an ApiError, or the signal's reason. */
export class Client {
  constructor(
    private readonly access: () => Access,
    private readonly transport: Transport,
    private readonly pacer: Pacer,
    private readonly now: () => number,
  ) {}

  /** @param isAnew whether to bypass the caches between the add-in and the service */
  products(query: Query, signal: AbortSignal, isAnew = false): Promise<ProductAnswer> {
    const decode = (json: unknown): ProductAnswer => {
      const answer = decodeProducts(json, this.now());
      checkAnswer(answer, query);
      return answer;
    };
    return this.get((serviceUrl) => productsUrl(serviceUrl, query), decode, signal, isAnew);
  }

  downloadUrl(category: ProductCategory, language: Language, signal: AbortSignal): Promise<string> {
    return this.get((serviceUrl) => downloadUrlUrl(serviceUrl, category, language), decodeDownload, signal);
  }

  /** Decodes inside the paced task, so that an unreadable response is retried like any other failure. */
  private get<T>(
    urlOf: (serviceUrl: string) => string,
    decode: (json: unknown) => T,
    signal: AbortSignal,
    isAnew = false,
  ): Promise<T> {
    return this.pacer.run(async (sendSignal, isRetry) => {
      const { serviceUrl, key, findKey } = this.access();
      if (key === null) {
        // If this finds a key, the pacer sends the request again.
        await findKey?.();
        throw new ApiError({ code: "noKey" });
      }
      const sent = this.transport(urlOf(serviceUrl), key === heldByServer ? null : key, sendSignal, isAnew || isRetry);
      return decode(await (key === heldByServer ? sent.catch(asAccessRefused) : sent));
    }, signal);
  }
}

function asAccessRefused(error: unknown): never {
  if (error instanceof ApiError && error.failure.code === "keyRejected") throw new ApiError({ code: "accessRefused" });
  throw error;
}
