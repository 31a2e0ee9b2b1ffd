import { ApiError } from "../../src/product-data/api/failure";
import type { Transport } from "../../src/product-data/api/transport";
import { partitionPoint } from "../../src/product-data/catalog/tables/table";
import { parseFilter } from "../../src/product-data/filter/parse";
import { alternativesIn, type Condition } from "../../src/product-data/filter/syntax";
import { randomFrom } from "./random";

/**
 * The content of an incomplete response: the first in the requested order; if orders are rejected, the first or any; if
 * they are accepted but ignored, every other one before the rest.
 */
export type Shows = "ordered" | "first" | "any" | "alternating";

/** A service that contains only part numbers, so that thousands of catalogs can be searched. */
export class NumberService {
  calls = 0;
  private readonly ranks: readonly number[];

  constructor(
    private readonly partnos: readonly string[],
    private readonly cap: number,
    private readonly shows: Shows,
    seed: number,
  ) {
    const random = randomFrom(seed);
    this.ranks = partnos.map((_, index) => (shows === "any" ? random() : shows === "alternating" ? index % 2 : 0));
  }

  readonly transport: Transport = (url) => {
    this.calls += 1;
    const parameters = new URL(url).searchParams;
    const orderby = parameters.get("$orderby");
    if (orderby !== null && (this.shows === "first" || this.shows === "any"))
      return Promise.reject(new ApiError({ code: "badRequest", detail: "$orderby" }));
    const matches = this.matching(parameters.get("$filter"));
    if (orderby === "Partno desc" && this.shows === "ordered") matches.reverse();
    matches.sort((a, b) => (this.ranks[a] ?? 0) - (this.ranks[b] ?? 0));
    const Products = matches.slice(0, this.cap).map((index) => ({ Partno: this.partnos[index] }));
    return Promise.resolve({ HasMoreHits: matches.length > this.cap, Data: { Inductors: { Products } } });
  };

  /** Positions in the list, lowest first. */
  private matching(filter: string | null): number[] {
    let places = this.partnos.map((_, index) => index);
    if (filter === null) return places;
    const parsed = parseFilter(filter);
    if (!parsed.ok) throw new Error(`Not requested by a planner: ${filter}`);
    for (const condition of parsed.value) {
      const found = this.meeting(condition);
      places = places.filter((place) => found.has(place));
    }
    return places;
  }

  private meeting({ field, operator, literal }: Condition): ReadonlySet<number> {
    if (field.text !== "Partno" || typeof literal.value !== "string")
      throw new Error(`Not requested by a planner: ${field.text}`);
    const found = new Set<number>();
    for (const text of alternativesIn(literal.value)) {
      const end = this.placeOf(text + (operator === "eq" ? "\0" : "\uffff"));
      for (let index = this.placeOf(text); index < end; index++) found.add(index);
    }
    return found;
  }
  /** The number of part numbers before a text. */
  private placeOf(text: string): number {
    return partitionPoint(this.partnos.length, (index) => (this.partnos[index] ?? "") < text);
  }
}
