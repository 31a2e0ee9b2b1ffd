import type { ProductAnswer } from "../api/decode";
import { Failed } from "../base/failed";
import { fieldValue, type Product } from "../api/product";
import { partnoQuery, type Query } from "../filter/query";
import { conditionOn, sortBy } from "../filter/syntax";
import { valuesOf } from "../vocabulary/enumerated-values";
import { fields } from "../vocabulary/field";
import type { KeeperFailure } from "./download-failure";
import { type Codes, wordAt } from "./tables/column";
import type { Table } from "./tables/table";
import type { Tables } from "./tables/tables";
import { Slices } from "../base/slices";

/** Sends one request to the service. */
type AskService = (query: Query) => Promise<ProductAnswer>;

/**
 * Compares a catalog that was just downloaded with the service before it is used: a sample of parts, and five
 * searches, in six requests. The document leaves open in which order the service returns products, whether case
 * matters, and how absent values are sorted.
 * @param changed the parts that have another status than in the catalog in use
 * @returns whether searches return the same parts in the same order; otherwise the catalog is used for parts only
 * @throws KeeperFailure `partDiffers`, and what `ask` throws
 */
export async function compareCatalog(tables: Tables, changed: readonly string[], ask: AskService): Promise<boolean> {
  refuseParts(await differingParts(tables, changed, ask));
  for (const table of tables.tables) refuseParts(await otherStatusesIn(table, ask));
  for (const table of tables.tables.slice(0, 2)) {
    const query = sampleSearch(table, tables.tables.indexOf(table) === 0);
    const { products, hasMoreHits } = await ask(query);
    const hits = tables.search(query.filter, query.orderby, 0);
    const isSame = products.every(({ record }, at) => at < hits.length && hits.partnoAt(at) === record.Partno);
    if (!isSame || hasMoreHits !== hits.length > products.length) return false;
  }
  return true;
}

/**
 * Compares a mirror's catalog, which may be older than the service's data by a day, in one request. The request is the
 * same for all computers with this catalog, so that a shared cache responds to it.
 * @throws KeeperFailure `partDiffers`, and what `ask` throws
 */
export async function compareOlderCatalog(tables: Tables, changed: readonly string[], ask: AskService): Promise<void> {
  refuseParts(await differingParts(tables, changed, ask), maxChangedInADay);
}

/** How many parts of the sample may differ: one in several thousand changes in a day. */
const maxChangedInADay = 1;

function refuseParts([partno, ...others]: readonly string[], allowed = 0): void {
  if (partno !== undefined && others.length >= allowed)
    throw new Failed<KeeperFailure>({ code: "partDiffers", partno });
}

async function differingParts(tables: Tables, changed: readonly string[], ask: AskService): Promise<readonly string[]> {
  const step = Math.ceil(changed.length / sampleSize);
  const partnos = [...new Set([...sampleOf(tables), ...changed.filter((_, at) => at % step === 0)])];
  const { products } = await ask(partnoQuery("eq", partnos, "en"));
  const found = new Map(products.map((product) => [product.record.Partno, product]));
  return partnos.filter((partno) => {
    const [own, product] = [tables.product(partno, 0), found.get(partno)];
    if (own === undefined || product === undefined) return true;
    const textOf = (one: Product): string => JSON.stringify(comparedFields.map((field) => fieldValue(one, field)));
    return textOf(own) !== textOf(product);
  });
}

/** Parts that are NRND or no longer produced, but that the table has with another status; few parts are. */
async function otherStatusesIn(table: Table, ask: AskService): Promise<readonly string[]> {
  const all = valuesOf("Status", "en") ?? [];
  const later = all.slice(all.indexOf("In Production") + 1).join("|");
  const filter = [conditionOn("Category", "eq", table.category), conditionOn("Status", "eq", later)];
  const { products } = await ask({ filter, orderby: [], language: "en" });
  const statuses = table.columnOf("Status");
  return products
    .filter(({ record: { Partno, Status } }) => wordAt(statuses, table.rowOf(Partno)) !== Status)
    .map(({ record }) => record.Partno);
}

const sampleSize = 20;
const samplePerStatus = 3;
const maxStatuses = 10;

/** URLs may be signed, and then differ in each response. */
const comparedFields = fields.filter(
  ({ place, name }) => place !== null && place !== "MediaFileUrls" && !name.endsWith("Url"),
);

/** Parts from the whole table, and some with each status: few parts are discontinued, and their status matters most. */
function sampleOf({ tables, size }: Tables): readonly string[] {
  const partnos = tables.flatMap((table) => {
    const { codes, words } = table.columnOf("Status");
    const rows = spread(Math.ceil((sampleSize * table.size) / size), table);
    for (let code = 1; code <= Math.min(words.length, maxStatuses); code++)
      rows.push(...spread(samplePerStatus, table).map((from) => rowFrom(codes, code, from)));
    return rows.filter((row) => row >= 0).map((row) => table.partnoAt(row));
  });
  return [...new Set(partnos)];
}

/** Rows at equal distances. */
const spread = (count: number, { size }: Table): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((size * at) / count));

/** The next row with the code; after the last one, the first. */
function rowFrom(codes: Codes, code: number, from: number): number {
  const row = codes.indexOf(code, from);
  return row < 0 ? codes.indexOf(code) : row;
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
  const text = wordAt(table.columnOf("PackageType"), middle);
  const piece = conditionOn("PackageType", "contains", typeof text === "string" && text !== "" ? otherCase(text) : "a");
  const orderby = [sortBy("Status", "desc"), sortBy("PackageType", "asc")];
  return { filter: [category, piece], orderby, language: "en" };
}

const otherCase = (text: string): string => {
  const lower = text.toLowerCase().replaceAll("|", " ");
  return lower === text ? text.toUpperCase() : lower;
};

/** The parts that have another status than before, of those that both catalogs have. */
export async function changedStatuses(before: Tables, after: Tables): Promise<readonly string[]> {
  const changed: string[] = [];
  const slices = new Slices();
  for (const table of after.tables) {
    const same = before.tables.find(({ category }) => category === table.category);
    const [was, is] = [same?.columnOf("Status"), table.columnOf("Status")];
    for (let row = 0; row < table.size; row++) {
      const partno = table.partnoAt(row);
      const rowBefore = same?.rowOf(partno) ?? -1;
      if (was !== undefined && rowBefore >= 0 && wordAt(was, rowBefore) !== wordAt(is, row)) changed.push(partno);
      await slices.pause();
    }
  }
  return changed;
}
