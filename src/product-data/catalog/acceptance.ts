import type { ProductAnswer } from "../api/decode";
import { fieldValue } from "../api/product";
import { partnoQuery, type Query } from "../filter/query";
import { conditionOn, sortBy } from "../filter/syntax";
import { fieldByName, fields } from "../vocabulary/field";
import type { Table } from "./tables/table";
import type { Tables } from "./tables/tables";

/** The result of comparing a catalog with the service. */
export type CatalogVerdict =
  | { readonly kind: "agrees" }
  /** Parts agree, but a search returns other parts or another order: the catalog is used for parts only. */
  | { readonly kind: "searchesDiffer" }
  /** A part differs: the catalog can't be used. */
  | { readonly kind: "partDiffers"; readonly partno: string };

/** Sends the requests. */
export type AskService = (query: Query) => Promise<ProductAnswer>;

/**
 * Compares a catalog with the service before it is used: 20 parts, and two sorted searches, in three requests. The
 * document leaves open in which order the service returns products, whether case matters, and how absent values are
 * sorted.
 * @param random in [0, 1)
 * @throws what `ask` throws
 */
export async function compareCatalog(tables: Tables, ask: AskService, random: () => number): Promise<CatalogVerdict> {
  const partnos = sampleOf(tables, random);
  const answer = await ask(partnoQuery("eq", partnos, "en"));
  const found = new Map(answer.products.map((product) => [product.record.Partno, product]));
  for (const partno of partnos) {
    const product = found.get(partno);
    const differs = comparedFields.some(
      (field) =>
        product === undefined ||
        JSON.stringify(fieldValue(product, field)) !== JSON.stringify(tables.value(partno, field)),
    );
    if (differs) return { kind: "partDiffers", partno };
  }
  for (const table of tables.tables.slice(0, 2)) {
    const query = sampleSearch(table, tables.tables.indexOf(table) === 0);
    const { products, hasMoreHits } = await ask(query);
    const hits = tables.search(query.filter, query.orderby);
    const isSame = products.every(({ record }, at) => at < hits.length && hits.partnoAt(at) === record.Partno);
    if (!isSame || hasMoreHits !== hits.length > products.length) return { kind: "searchesDiffer" };
  }
  return { kind: "agrees" };
}

const sampleSize = 20;

/** URLs may be signed, and then differ in each response. */
const comparedFields = fields.filter(
  ({ place, name }) => place !== null && place !== "MediaFileUrls" && !name.endsWith("Url"),
);

function sampleOf(tables: Tables, random: () => number): readonly string[] {
  const partnos = new Set<string>();
  for (let at = 0; at < sampleSize; at++) {
    let row = Math.floor(random() * tables.size);
    for (const table of tables.tables) {
      if (row < table.size && row >= 0) partnos.add(table.partnoAt(row));
      row -= table.size;
    }
  }
  return [...partnos];
}

/**
 * A search of one category: by prefix of part numbers, sorted by a number that some parts may not have; or by a text in
 * another case, sorted by texts.
 */
function sampleSearch(table: Table, first: boolean): Query {
  const category = conditionOn("Category", "eq", table.category);
  const middle = table.size >> 1;
  if (first) {
    const prefix = conditionOn("Partno", "startswith", table.partnoAt(middle).slice(0, 4));
    const number = table.category === "inductors" ? "Srf" : "ThicknessMax";
    return { filter: [category, prefix], orderby: [sortBy(number, "asc")], language: "en" };
  }
  const packageType = fieldByName("PackageType");
  const text = packageType === undefined ? null : table.valueAt(middle, packageType);
  const piece = conditionOn("PackageType", "contains", typeof text === "string" && text !== "" ? otherCase(text) : "a");
  const orderby = [sortBy("Status", "desc"), sortBy("PackageType", "asc")];
  return { filter: [category, piece], orderby, language: "en" };
}

const otherCase = (text: string): string => {
  const lower = text.toLowerCase().replaceAll("|", " ");
  return lower === text ? text.toUpperCase() : lower;
};
