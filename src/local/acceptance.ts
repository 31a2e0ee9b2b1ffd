import type { ProductAnswer } from "../api/decode";
import { fieldValue } from "../api/product";
import { parseFilter, parseOrderby } from "../filter/parse";
import { quote } from "../filter/print";
import { fieldByName, fields } from "../vocabulary/field";
import type { Table } from "./table";
import type { Tables } from "./tables";

/** How a catalog compares with the service. */
export type Verdict =
  | { readonly kind: "agrees" }
  /** Parts agree, but a search finds others or in another order: the catalog answers for parts only. */
  | { readonly kind: "searchesDiffer" }
  /** A part is another one; the catalog is of no use. */
  | { readonly kind: "partDiffers"; readonly partno: string };

/** Asks the service in English. */
export type AskService = (filter: string, orderby: string | null) => Promise<ProductAnswer>;

/**
 * Compares a catalog with the service before it answers in its place, because the document leaves open in which order the
 * service answers, whether case counts, and where absent values stand: 20 parts, and two searches with an order. Three
 * requests.
 * @param random in [0, 1)
 * @throws what `ask` throws
 */
export async function compareWithService(tables: Tables, ask: AskService, random: () => number): Promise<Verdict> {
  const partnos = sampleOf(tables, random);
  const answer = await ask(`Partno eq ${quote(partnos.join("|"))}`, null);
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
    const { filter, orderby } = sampleSearch(table, tables.tables.indexOf(table) === 0);
    const { products, hasMoreHits } = await ask(filter, orderby);
    const hits = search(tables, filter, orderby);
    const isSame = products.every(({ record }, at) => at < hits.length && hits.partnoAt(at) === record.Partno);
    if (!isSame || hasMoreHits !== hits.length > products.length) return { kind: "searchesDiffer" };
  }
  return { kind: "agrees" };
}

const sampleSize = 20;

/** Addresses may be signed, and then differ from answer to answer. */
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
 * A search of one category: by how part numbers begin and, in the order of a number that some parts may lack; or by a text
 * in another case, and in the order of texts.
 */
function sampleSearch(table: Table, first: boolean): { readonly filter: string; readonly orderby: string } {
  const category = `Category eq '${table.category}'`;
  const middle = table.partnoAt(table.size >> 1);
  const number = table.category === "inductors" ? "Srf" : "ThicknessMax";
  if (first)
    return { filter: `${category} and startswith(Partno,${quote(middle.slice(0, 4))})`, orderby: `${number} asc` };
  const packageType = fieldByName("PackageType");
  const text = packageType === undefined ? null : table.valueAt(table.size >> 1, packageType);
  const piece = typeof text === "string" && text !== "" ? otherCase(text) : "a";
  return { filter: `${category} and contains(PackageType,${quote(piece)})`, orderby: `Status desc,PackageType asc` };
}

const otherCase = (text: string): string => {
  const lower = text.toLowerCase().replaceAll("|", " ");
  return lower === text ? text.toUpperCase() : lower;
};

function search(tables: Tables, filterText: string, orderbyText: string): ReturnType<Tables["search"]> {
  const [filter, orderby] = [parseFilter(filterText), parseOrderby(orderbyText)];
  if (!filter.ok || !orderby.ok) throw new Error("A sample search cannot be read");
  return tables.search(filter.value, orderby.value);
}
