import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";
import { type DecodeRecord, isObject, recordDecoder } from "../api/decode-record";
import { ApiError } from "../api/failure";
import { groupLabels, type ProductGroup, type ProductRecord } from "../api/product";
import { categoryByGroup, type ProductCategory } from "../vocabulary/category";
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

/**
 * Splits a JSON text while it arrives: passes on each object of its first list of objects, and keeps the rest, which is
 * small, as a document without them. The whole text never exists: V8 doesn't support texts of 500 MB.
 */
class ProductSplitter {
  /** What isn't passed on or kept yet: a product that has started, or a text in quotation marks that hasn't ended. */
  private text = "";
  /** How far the text was read. */
  private at = 0;
  private isInProduct = false;
  private openBrackets = "";
  /** The number of open brackets where a product starts; null: no product has started yet. */
  private productDepth: number | null = null;
  private remains = "";

  constructor(private readonly onProduct: (json: string) => void) {}

  /** @throws DownloadFailure `unknownLayout` */
  push(chunk: string): void {
    this.text += chunk;
    for (;;) {
      this.at = signFrom(this.text, this.at);
      const sign = this.text.charAt(this.at);
      if (sign === "" || sign === '"') break;
      if (sign === "{" || sign === "[") {
        if (!this.isInProduct && this.isProduct(sign)) {
          this.keep(this.takeRead());
          this.remains = this.remains.trimEnd();
          this.isInProduct = true;
        }
        this.openBrackets += sign;
        this.at += 1;
      } else {
        this.openBrackets = this.openBrackets.slice(0, -1);
        this.at += 1;
        if (!this.isInProduct || this.openBrackets.length !== this.productDepth) continue;
        this.isInProduct = false;
        this.onProduct(this.takeRead());
      }
    }
    if (!this.isInProduct) this.keep(this.takeRead());
    if (this.text.length > mostCharacters) throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  }

  /** The document without the products. @throws DownloadFailure `truncated`, `unknownLayout` */
  end(): unknown {
    if (this.text !== "" || this.openBrackets !== "") throw new Failed<DownloadFailure>({ code: "truncated" });
    try {
      return JSON.parse(this.remains) as unknown;
    } catch {
      throw new Failed<DownloadFailure>({ code: "unknownLayout" });
    }
  }

  private isProduct(bracket: "{" | "["): boolean {
    if (bracket === "[" || !this.openBrackets.endsWith("[")) return false;
    this.productDepth ??= this.openBrackets.length;
    return this.openBrackets.length === this.productDepth;
  }

  private takeRead(): string {
    const read = this.text.slice(0, this.at);
    this.text = this.text.slice(this.at);
    this.at = 0;
    return read;
  }

  /** Commas and white space between products are removed with them. */
  private keep(text: string): void {
    const isInList = this.productDepth !== null && this.remains.endsWith("[");
    this.remains += isInList ? text.replace(/^[\s,]+/, "") : text;
    if (this.remains.length > mostCharacters) throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  }
}

/** Maximum size of one product, and of everything outside the products. */
const mostCharacters = 1 << 18;

/** The place of the next bracket, or of a text in quotation marks that doesn't end; otherwise the end. */
function signFrom(text: string, from: number): number {
  between.lastIndex = from;
  between.test(text);
  return between.lastIndex;
}

const between = /(?:[^"[\]{}]+|"[^"\\]*(?:\\.[^"\\]*)*")*/sy;
