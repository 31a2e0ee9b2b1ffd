import { fieldValue, type Product } from "../../src/product-data/api/product";
import { type ReplaceableLine, replaceableLine } from "../../src/bom/check/replacements";
import { fieldByName } from "../../src/product-data/vocabulary/field";
import { randomFrom, shuffled } from "../../test/harness/random";
import { foreignNumbers } from "./foreign-numbers";

const fields = ["CapacitanceText", "InductanceText", "RatedVoltageText", "SizecodeInch", "TemperatureCharacteristics"];

/**
 * BOM lines for which alternatives are requested: our own parts, typical BOM texts, and numbers of other manufacturers,
 * a third of each if there are enough; the same for the same products.
 */
export function replaceableLines(products: readonly Product[], count: number): readonly ReplaceableLine[] {
  const foreign = foreignNumbers().map((number) => lineOf(number, ""));
  const some = shuffled(products, randomFrom(2)).slice(0, count);
  const own = some.map(({ record }) => lineOf(record.Partno, ""));
  const texts = some.reverse().map((product) => lineOf("", textOf(product)));
  const third = Math.ceil(count / 3);
  return [...foreign.slice(0, third), ...own.slice(0, third), ...texts].slice(0, count);
}

const lineOf = (part: string, text: string): ReplaceableLine => replaceableLine(part, [text]);

const textOf = (product: Product): string =>
  fields
    .map((name) => fieldByName(name))
    .flatMap((field) => (field === undefined ? [] : (fieldValue(product, field) ?? [])))
    .join(" ");
