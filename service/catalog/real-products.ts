import type { ProductCategory } from "../../src/product-data/vocabulary/category";
import type { Localized } from "../../src/product-data/vocabulary/language";
import parts from "../data/parts.json";
import type { Product } from "./product";
import { hash } from "./random";
import { realParts, type RealPart } from "./real-parts";

/** The texts above the products of each category. */
export const realHeadings: Readonly<Record<ProductCategory, Readonly<Record<string, Localized>>>> = parts.headings;

/**
 * All real parts. A smaller count gives a sample, in which numbers differ in every value. A larger one, for load,
 * repeats all parts with a prefix that no part number has.
 */
export function* realProducts(count?: number): Generator<Product> {
  for (const { partno, part } of realNumbers(count)) {
    const base = partno.slice(0, -part.partno.length) + part.base;
    yield { category: part.category, partno, values: Object.assign(part.values(), { PartnoWithoutPackageCode: base }) };
  }
}

/** The part numbers of these products, without making their values. */
export function* realNumbers(count?: number): Generator<{ readonly partno: string; readonly part: RealPart }> {
  const parts = partsFor(count);
  for (let index = 0; index < (count ?? parts.length); index++) {
    const part = parts[index % parts.length];
    const repeated = Math.floor(index / parts.length);
    if (part !== undefined) yield { part, partno: (repeated === 0 ? "" : `LOAD${String(repeated)}-`) + part.partno };
  }
}

function partsFor(count: number | undefined): readonly RealPart[] {
  if (count === undefined) return [...realParts()];
  sample ??= sampled([...realParts()]);
  return count > sample.length ? [...realParts()] : sample;
}

/** A smaller sample is the start of a larger one. */
let sample: readonly RealPart[] | undefined;

function sampled(parts: readonly RealPart[]): readonly RealPart[] {
  const placed = parts.map((part) => ({ part, place: placeOf(part) }));
  return placed.sort((a, b) => a.place - b.place).map(({ part }) => part);
}

/** Every sample has the parts of the examples, and all parts with leads, because there are so few. */
const placeOf = ({ category, partno }: RealPart): number =>
  category === "ceramicCapacitorsLead" || exampleNumbers.has(partno) ? -1 : hash(0, partno);

/** Part numbers in the docs and the sample BOMs. */
const exampleNumbers = new Set(
  `GCM1555C1H101FA16D GCM1555C1H680FA16J GCM155R71C104KA55D GCM155R71C224KE02D GCM1885C1H102FA16D GCM1885C2A102FA16D
   GJM1555C1H1R0WB01D GJM1555C1H1R3WB01D GJM1555C1HR75WB01D GRM1555C1H110JA01D GRM155R61C474KE01D GRM155R61E105KA12D
   GRM155R71C224KA12D GRM155R71C224KA12J GRM1885C1H103JA01J GRM188R61A475KAAJD GRM188R61A475KE15D GRM188R61E106MA73D
   GRM21BR61A106KE19L GRM21BR61E226ME44L GRM31CR61H106KA12L LQG15HS15NH02D LQG15HS3N3B02D LQG15HS6N8J02D
   LQH3NPN4R7NJ0L LQH3NPZ4R7MGRL NFM31PC276B0J3L`.split(/\s+/),
);
