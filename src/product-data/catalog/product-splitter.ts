import { Failed } from "../base/failed";
import type { DownloadFailure } from "./download-failure";

/**
 * Splits a JSON text while it arrives: passes on each object of its first list of objects, and keeps the rest, which is
 * small, as a document without them. The whole text never exists: V8 doesn't support texts of 500 MB.
 */
export class ProductSplitter {
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

/** Where the next bracket is, or a text in quotation marks that doesn't end; otherwise the end. */
function signFrom(text: string, from: number): number {
  between.lastIndex = from;
  between.test(text);
  return between.lastIndex;
}

const between = /(?:[^"[\]{}]+|"[^"\\]*(?:\\.[^"\\]*)*")*/sy;
