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
  /** The start of a product whose end hasn't arrived; null: outside of products. */
  private begun: string | null = null;
  /** The start of a text in quotation marks whose end hasn't arrived. */
  private unended = "";
  private remains = "";

  constructor(private readonly onProduct: (json: string) => void) {}

  /** @throws DownloadFailure `unknownLayout` */
  push(chunk: string): void {
    const text = this.unended + chunk;
    this.unended = "";
    let [from, until] = [0, text.length];
    for (let at = signFrom(text, 0); at < text.length; at = signFrom(text, at + 1)) {
      const sign = text.charAt(at);
      if (sign === '"') {
        this.unended = text.slice(at);
        until = at;
        break;
      } else if (sign === "{" || sign === "[") {
        if (!this.begins(sign)) continue;
        this.keep(text.slice(from, at));
        this.remains = this.remains.trimEnd();
        from = at;
        this.begun = "";
      } else if (sign === "}" || sign === "]") {
        this.depth -= 1;
        if (this.begun === null) this.open = this.open.slice(0, -1);
        else if (this.depth === this.productDepth) {
          this.onProduct(this.begun + text.slice(from, at + 1));
          from = at + 1;
          this.begun = null;
        }
      }
    }
    if (this.begun === null) this.keep(text.slice(from, until));
    else this.begun += text.slice(from, until);
    if ((this.begun?.length ?? 0) + this.unended.length > mostCharacters)
      throw new Failed<DownloadFailure>({ code: "unknownLayout" });
  }

  /** The document without the products. @throws DownloadFailure `truncated`, `unknownLayout` */
  end(): unknown {
    if (this.begun !== null || this.unended !== "" || this.depth !== 0)
      throw new Failed<DownloadFailure>({ code: "truncated" });
    try {
      return JSON.parse(this.remains) as unknown;
    } catch {
      throw new Failed<DownloadFailure>({ code: "unknownLayout" });
    }
  }

  /** Counts an opening bracket. @returns whether a product starts with it */
  private begins(bracket: "{" | "["): boolean {
    this.depth += 1;
    if (this.begun !== null) return false;
    const inList = this.open.endsWith("[");
    if (bracket === "{" && inList) this.productDepth ??= this.depth - 1;
    if (bracket === "{" && inList && this.depth - 1 === this.productDepth) return true;
    this.open += bracket;
    return false;
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
