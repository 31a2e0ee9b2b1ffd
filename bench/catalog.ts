import { isFailure } from "../src/product-data/base/failed";
import { isDeepStrictEqual } from "node:util";
import { startService } from "../service/server";
import { fieldValue, type FieldValue, type Product, type ProductRecord } from "../src/product-data/api/product";
import { signalWaiter } from "../src/product-data/base/signal-waiter";
import type { Session } from "../src/product-data/session";
import { parsedOrThrow } from "../src/product-data/filter/parse";
import { readQuery } from "../src/product-data/filter/query";
import { conditionOn } from "../src/product-data/filter/syntax";
import { findReplacements, type ReplaceableLine } from "../src/bom/check/replacements";
import type { CatalogFile, CatalogState } from "../src/product-data/catalog/catalog-store";
import { OpenCatalog } from "../src/product-data/catalog/open-catalog";
import { Packer } from "../src/product-data/catalog/tables/packer";
import { storedFields } from "../src/product-data/catalog/tables/column";
import { openTable } from "../src/product-data/catalog/tables/table";
import { Tables } from "../src/product-data/catalog/tables/tables";
import { type ProductCategory, productCategories } from "../src/product-data/vocabulary/category";
import { type Field, fieldByName } from "../src/product-data/vocabulary/field";
import { replaceableLines } from "./support/lines";
import { sumOf } from "./peers/store-page";
import { collectGarbage, type Contender, interleaved, type Timing, timingOf } from "./support/measure";
import { randomFrom, shuffled } from "../test/harness/random";
import { printMachine, round, target, timeTarget } from "./support/report";
import { newSession } from "../test/harness/session";

// The catalog on this computer. Every product must equal its download, and alternatives must be those of the service over
// HTTP, or the run stops.
const size = 200_000;
const rounds = 3;
/** A workbook with its tens of thousands of lookups reaches V8's optimized code, 5,000 lookups hardly do. */
const roundsOfTables = 12;
const shownAs = (value: number): string => String(round(value, 1));
/** Each caller gets its own, because Node reports a signal with many listeners as a leak. */
const never = (): AbortSignal => new AbortController().signal;

/** All products of a category, by searches. */
const downloaded = (serviceUrl: string, category: ProductCategory): Promise<readonly Product[]> =>
  newSession({ serviceUrl }).search.fetch(
    { filter: [conditionOn("Category", "eq", category)], orderby: [], language: "en" },
    { allUpTo: Infinity },
    never(),
  );

async function packed(serviceUrl: string): Promise<{ readonly files: CatalogFile[]; readonly ms: number }> {
  const files: CatalogFile[] = [];
  const from = performance.now();
  for (const category of productCategories) {
    const products = await downloaded(serviceUrl, category);
    const [first] = products;
    if (first === undefined) throw new Error("The category is empty");
    const packer = new Packer(category);
    for (const { record } of products) packer.add(record);
    files.push({ category, language: "en", file: packer.finish({ group: first.group, language: "en", base: null }) });
  }
  return { files, ms: performance.now() - from };
}

/** All fields of a part, as functions and cards read them. */
function valuesIn(product: Product | undefined): readonly FieldValue[] {
  return product === undefined ? [] : storedFields(product.group.category).map((field) => fieldValue(product, field));
}

/** An object of its own: a product of tables reads them on access. */
const recordIn = (product: Product): ProductRecord => JSON.parse(JSON.stringify(product.record)) as ProductRecord;

/** Compares every product of the service with the tables. @throws if one differs */
async function compareAll(serviceUrl: string, tables: Tables): Promise<number> {
  let same = 0;
  for (const category of productCategories)
    for (const { record } of await downloaded(serviceUrl, category)) {
      const product = tables.product(record.Partno, 0);
      if (product === undefined || !isDeepStrictEqual(recordIn(product), record)) throw new Error(record.Partno);
      same += 1;
    }
  return same;
}

/** The catalog in use, as in the add-in. */
function inUse(files: readonly CatalogFile[], products: number): OpenCatalog {
  const state: CatalogState = {
    ...{ fetchedMs: Date.now(), checkedMs: Date.now(), source: "search", products, bytes: 0 },
    ...{ languages: ["en"], searches: true, files: [] },
  };
  return new OpenCatalog({ state, files });
}

/** The best alternative of each line, "" if there is none; each run starts with empty caches. */
async function alternatives(lines: readonly ReplaceableLine[], session: Session): Promise<readonly string[]> {
  const patient = signalWaiter(never());
  const sources = { loader: session.loader, search: session.cachedSearch };
  const best: string[] = [];
  for (const line of lines) {
    try {
      const { replacements } = await findReplacements(line, "en", sources, patient);
      best.push(replacements[0]?.product.record.Partno ?? "");
    } catch (error) {
      if (!isFailure(error)) throw error;
      best.push("");
    }
  }
  return best;
}

const filterText = "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1e-9 and Capacitance le 1e-6";
const orderbyText = "RatedVoltage desc,Capacitance asc";
const sorted = parsedOrThrow(readQuery(filterText, orderbyText, "en"));
const status = named("Status");

function named(name: string): Field {
  const field = fieldByName(name);
  if (field === undefined) throw new Error("A field is missing");
  return field;
}

async function main(): Promise<void> {
  printMachine();
  const service = await startService({ products: size });
  const { files, ms: packMs } = await packed(service.url);
  const { tables, partnos } = opened(files, packMs);
  const same = await compareAll(service.url, tables);
  target("every product comes back as it was", same === size, `${String(same)} of ${String(size)}`);
  for (const [name, [work, maxMs]] of Object.entries(workOf(tables, partnos))) {
    const timings = await interleaved([{ name: "tables", run: work }], roundsOfTables);
    show(name, timings);
    timeTarget(name, timingOf(timings, "tables").minMs, maxMs);
  }
  await timeAlternatives(files, tables, partnos, service.url);
  await service.stop();
}

/** The tables, with the memory that they take after their first use, and 1,000 of their parts. */
function opened(files: readonly CatalogFile[], packMs: number) {
  const bytes = files.reduce((sum, { file }) => sum + file.length, 0);
  collectGarbage();
  const before = process.memoryUsage();
  const startFrom = performance.now();
  const tables = new Tables(files.map(({ file }) => openTable(file)));
  const startMs = performance.now() - startFrom;
  const partnos = shuffled(tables.startingWith(""), randomFrom(1)).slice(0, 1000);
  for (const partno of partnos) valuesIn(tables.product(partno, 0));
  void tables.search(sorted.filter, sorted.orderby, 0).length;
  collectGarbage();
  const after = process.memoryUsage();
  const memoryMb = (after.heapUsed - before.heapUsed + bytes) / 1e6;
  console.log(
    `${String(size)} products: ${shownAs(bytes / 1e6)} MB packed in ${shownAs(packMs / 1000)} s, opened in ${shownAs(startMs)} ms, memory ${shownAs(memoryMb)} MB`,
  );
  return { tables, partnos };
}

const sumOfValues = (partnos: readonly string[], valueOf: (partno: string) => unknown): string =>
  sumOf(partnos.map((partno) => String(valueOf(partno))));

function workOf(
  tables: Tables,
  partnos: readonly string[],
): Readonly<Record<string, readonly [work: () => unknown, maxMs: number]>> {
  return {
    "1,000 values": [
      () =>
        sumOfValues(partnos, (partno) => {
          const product = tables.product(partno, 0);
          return product && fieldValue(product, status);
        }),
      5,
    ],
    "1,000 parts": [
      () => sumOf(partnos.map((partno) => (valuesIn(tables.product(partno, 0)).length > 0 ? partno : ""))),
      50,
    ],
    "a range with two sort keys, hits": [() => tables.search(sorted.filter, sorted.orderby, 0).length, 15],
  };
}

async function timeAlternatives(
  files: readonly CatalogFile[],
  tables: Tables,
  partnos: readonly string[],
  serviceUrl: string,
): Promise<void> {
  const catalog = inUse(files, size);
  const sample = partnos.flatMap((partno) => tables.product(partno, 0) ?? []);
  const lines = replaceableLines(sample, 1000);
  const few = lines.filter((_, at) => at % 20 === 0);
  const withCatalog = () => newSession({ serviceUrl: "http://127.0.0.1:9", catalog });
  const ways = (some: readonly ReplaceableLine[]): readonly Contender[] => [
    { name: "tables", run: async () => sumOf(await alternatives(some, withCatalog())) },
    { name: "service over HTTP", run: async () => sumOf(await alternatives(some, newSession({ serviceUrl }))) },
  ];
  const fewTimings = await interleaved(ways(few), rounds);
  const manyTimings = await interleaved(ways(lines).slice(0, 1), rounds);
  const found = (await alternatives(lines, withCatalog())).filter((partno) => partno !== "").length;
  show(`${String(few.length)} lines: alternatives`, fewTimings);
  show(`1,000 lines: alternatives (${String(found)} have one)`, manyTimings);
  timeTarget("one line of alternatives", timingOf(fewTimings, "tables").minMs / few.length, 3);
  timeTarget("1,000 lines of alternatives", timingOf(manyTimings, "tables").minMs, 3000);
}

function show(work: string, timings: readonly Timing[]): void {
  console.table(
    timings.map(({ name, minMs, medianMs }) => ({
      ...{ products: size, work, by: name },
      "min ms": round(minMs, 3),
      "median ms": round(medianMs, 3),
    })),
  );
}
void main();
