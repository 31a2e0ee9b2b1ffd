import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { type DecodeRecord, isObject, recordDecoder } from "../api/decode-record";
import { ApiError } from "../api/failure";
import { groupLabels, type ProductGroup, type ProductRecord } from "../api/product";
import { categoryByGroup, type ProductCategory } from "../vocabulary/category";
import { ProductSplitter } from "./product-splitter";
import { storedFields } from "./tables/column";

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
  const reader = (await uncompress(body, (length) => (bytes += length))).getReader();
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

/** No category has more products, but a compressed file can hold any number of them. */
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
async function uncompress(
  body: ReadableStream<Uint8Array>,
  onBytes: (length: number) => void,
): Promise<ReadableStream<Uint8Array>> {
  const counting = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      onBytes(piece.length);
      controller.enqueue(piece as Uint8Array<ArrayBuffer>);
    },
  });
  const [start, whole] = body.pipeThrough(counting).tee();
  const form = formOf(await headOf(start));
  if (form === "gzip") return whole.pipeThrough(new DecompressionStream("gzip"));
  if (form === "json") return whole;
  await whole.cancel();
  throw new Failed<DownloadFailure>({ code: "unknownForm", kind: form });
}

/** The first bytes, at least four if there are as many. */
async function headOf(start: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = start.getReader();
  const head: number[] = [];
  while (head.length < 4) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) break;
    head.push(...value.subarray(0, 4));
  }
  // Settles only when the other half ends.
  reader.cancel().catch(() => undefined);
  return Uint8Array.from(head);
}

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

/** The text around the products. @throws DownloadFailure `unknownLayout`, `incomplete` */
function groupIn(remains: unknown, category: ProductCategory): ProductGroup {
  if (Array.isArray(remains) && remains.length === 0) return groupOf(category, {});
  const data = isObject(remains) ? remains["Data"] : null;
  if (!isObject(remains) || !isObject(data)) throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  if (remains["HasMoreHits"] === true) throw new Failed<DownloadFailure>({ code: "incomplete" });
  const [[name, group] = [], another] = Object.entries(data);
  if (name === undefined) return groupOf(category, {});
  if (another !== undefined || categoryByGroup(name) !== category || !isObject(group))
    throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  return groupOf(category, group);
}

function groupOf(category: ProductCategory, json: Readonly<Record<string, unknown>>): ProductGroup {
  const labels = groupLabels.map((name) => [name, typeof json[name] === "string" ? json[name] : ""]);
  return { category, ...(Object.fromEntries(labels) as Omit<ProductGroup, "category">) };
}
