import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { type DecodeRecord, recordDecoder } from "../api/decode-record";
import { ApiError } from "../api/failure";
import type { ProductGroup, ProductRecord } from "../api/product";
import { categoryByGroup, type ProductCategory } from "../vocabulary/category";
import { ProductSplitter } from "./product-splitter";
import { storedFields } from "./tables/stored-fields";

/** The progress of a download. */
export interface DownloadProgress {
  readonly bytes: number;
  readonly products: number;
}

interface DownloadReader {
  readonly category: ProductCategory;
  readonly onProduct: (record: ProductRecord) => void;
  /** Called after each piece of the file; the next one is read when it settles. */
  readonly onProgress: (progress: DownloadProgress) => Promise<void> | void;
}

/**
 * Reads the file behind a download URL as a stream. The document leaves its layout open: this reads the product-search
 * response with the products of one category, or their list alone, as JSON, compressed by gzip or not.
 * @returns what the file states about all products
 * @throws DownloadFailure; then nothing of the file may be used
 */
export async function readDownload(
  body: ReadableStream<Uint8Array>,
  { category, onProduct, onProgress }: DownloadReader,
): Promise<ProductGroup> {
  let [bytes, products] = [0, 0];
  const decode = recordDecoder(storedFields(category));
  const splitter = new ProductSplitter((json) => {
    if (products === mostProducts) throw new Failed<DownloadFailure>({ code: "oversized" });
    onProduct(recordIn(json, decode, products));
    products += 1;
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = (await uncompressed(body, (length) => (bytes += length))).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(cutOff);
      splitter.push(textOf(decoder, value));
      if (done) break;
      await onProgress({ bytes, products });
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
  const group = groupIn(splitter.end(), category);
  if (products === 0) throw new Failed<DownloadFailure>({ code: "noProducts" });
  return group;
}

/** Of one category. A compressed file can hold any number of them. */
const mostProducts = 2_000_000;

function cutOff(): never {
  throw new Failed<DownloadFailure>({ code: "truncated" });
}

/** The last call, without bytes, ends the text. It fails if the file is truncated within a character. */
function textOf(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    throw new Failed<DownloadFailure>(
      bytes === undefined ? { code: "truncated" } : { code: "unknownForm", kind: "other" },
    );
  }
}

/** The bytes of the JSON text. Its first bytes show its form. */
async function uncompressed(
  body: ReadableStream<Uint8Array>,
  onBytes: (length: number) => void,
): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader();
  let head: Uint8Array<ArrayBuffer> = new Uint8Array();
  while (head.length < formBytes) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) break;
    onBytes(value.length);
    head = joined(head, value);
  }
  const form = formOf(head);
  if (form !== "gzip" && form !== "json") {
    await reader.cancel();
    throw new Failed<DownloadFailure>({ code: "unknownForm", kind: form });
  }
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(head),
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      onBytes(value.length);
      controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return form === "gzip" ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const formBytes = 4;

function formOf(head: Uint8Array): "gzip" | "json" | "zip" | "text" | "other" {
  if (head[0] === 0x1f && head[1] === 0x8b) return "gzip";
  if (head[0] === 0x50 && head[1] === 0x4b) return "zip";
  const text = new TextDecoder().decode(head).trimStart();
  if (text === "" || /^[{[]/.test(text)) return "json";
  return /^[\x20-\x7e\s]*$/.test(text) ? "text" : "other";
}

function recordIn(json: string, decode: DecodeRecord, index: number): ProductRecord {
  const at = `Products[${String(index)}]`;
  try {
    return decode(JSON.parse(json), at);
  } catch (error) {
    const detail = error instanceof ApiError && error.failure.code === "unreadable" ? error.failure.detail : at;
    throw new Failed<DownloadFailure>({ code: "unreadableProduct", at: detail });
  }
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text around the products. @throws DownloadFailure `unknownLayout`, `incomplete` */
function groupIn(remains: unknown, category: ProductCategory): ProductGroup {
  const unlabelled = { category, Manufacturer: "", Lv1Category: "", Lv2Category: "", Lv3Category: "" };
  if (Array.isArray(remains) && remains.length === 0) return unlabelled;
  const data = isObject(remains) ? remains["Data"] : null;
  if (!isObject(remains) || !isObject(data)) throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  if (remains["HasMoreHits"] === true) throw new Failed<DownloadFailure>({ code: "incomplete" });
  const groups = Object.entries(data);
  const [name, group] = groups[0] ?? [];
  if (name === undefined) return unlabelled;
  if (groups.length > 1 || categoryByGroup(name) !== category || !isObject(group))
    throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  const label = (key: string): string => (typeof group[key] === "string" ? group[key] : "");
  return {
    category,
    Manufacturer: label("Manufacturer"),
    Lv1Category: label("Lv1Category"),
    Lv2Category: label("Lv2Category"),
    Lv3Category: label("Lv3Category"),
  };
}
