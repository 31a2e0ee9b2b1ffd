import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";

/**
 * Splits a JSON text while it arrives: passes on each object of its first list of objects, and keeps the rest, which is
 * small, as a document without them. The whole text never exists: V8 doesn't support texts of 500 MB.
 */
export class ProductSplitter {
  /** The open brackets, up to the list of products. */
  private open = "";
  /** The number of open brackets where a product starts; null: no product has started yet. */
  private productDepth: number | null = null;
  private depth = 0;
  private inText = false;
  /** Whether the last chunk ended inside a text with an odd number of backslashes. */
  private isEscaping = false;
  /** The start of a product whose end hasn't arrived; null: outside of products. */
  private begun: string | null = null;
  private remains = "";

  constructor(private readonly onProduct: (json: string) => void) {}

  /** @throws DownloadFailure `unknownLayout` */
  push(chunk: string): void {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      if (this.inText) {
        at = this.endOfText(chunk, at);
        continue;
      }
      switch (chunk.charCodeAt(at)) {
        case quotation:
          this.inText = true;
          break;
        case openBrace:
        case openBracket:
          if (this.begins(chunk.charCodeAt(at))) {
            this.keep(chunk.slice(from, at));
            this.remains = this.remains.trimEnd();
            from = at;
            this.begun = "";
          }
          break;
        case closeBrace:
        case closeBracket:
          this.depth -= 1;
          if (this.begun === null) this.open = this.open.slice(0, -1);
          else if (this.depth === this.productDepth) {
            this.onProduct(this.begun + chunk.slice(from, at + 1));
            from = at + 1;
            this.begun = null;
          }
      }
    }
    if (this.begun === null) this.keep(chunk.slice(from));
    else this.begun += chunk.slice(from);
    if ((this.begun?.length ?? 0) > mostCharacters) throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  }

  /** The document without the products. @throws DownloadFailure `truncated`, `unknownLayout` */
  end(): unknown {
    if (this.begun !== null || this.inText || this.depth !== 0)
      throw new Failed<DownloadFailure>({ code: "truncated" });
    try {
      return JSON.parse(this.remains) as unknown;
    } catch {
      throw new Failed<DownloadFailure>({ code: "unknownLayout" });
    }
  }

  /** Counts an opening bracket. @returns whether a product starts with it */
  private begins(bracket: number): boolean {
    this.depth += 1;
    if (this.begun !== null) return false;
    const inList = this.open.endsWith("[");
    if (bracket === openBrace && inList) this.productDepth ??= this.depth - 1;
    if (bracket === openBrace && inList && this.depth - 1 === this.productDepth) return true;
    this.open += bracket === openBrace ? "{" : "[";
    return false;
  }

  /** Advances to the end of a text, or of the chunk. */
  private endOfText(chunk: string, from: number): number {
    for (let start = from; ;) {
      const end = chunk.indexOf('"', start);
      const until = end < 0 ? chunk.length : end;
      let first = until;
      while (first > from && chunk.charCodeAt(first - 1) === backslash) first -= 1;
      const isEscaping = ((until - first) % 2 === 1) !== (first === 0 && from === 0 && this.isEscaping);
      if (end < 0) {
        this.isEscaping = isEscaping;
        return chunk.length;
      }
      if (!isEscaping) {
        this.isEscaping = false;
        this.inText = false;
        return end;
      }
      start = end + 1;
    }
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

const quotation = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
