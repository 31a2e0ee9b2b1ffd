import { startService } from "../service/server";
import { fieldValue, type Product } from "../src/api/product";
import { sortProducts } from "../src/catalog/order";
import { readQuery } from "../src/filter/query";
import { Packer } from "../src/local/packer";
import { splitFile } from "../src/local/file";
import { readDownload } from "../src/local/read-download";
import { storedFields } from "../src/local/stored-fields";
import { openTable } from "../src/local/table";
import { Tables } from "../src/local/tables";
import { categoryById, productCategories } from "../src/vocabulary/category";
import { fieldByName } from "../src/vocabulary/field";
import { SqliteCatalog } from "./peers/catalog-sqlite";
import { cacheDirectory } from "./support/catalogue";
import { sumOf } from "./peers/store-page";
import { collectGarbage, type Contender, interleaved, timingOf } from "./support/measure";
import { randomFrom, shuffled } from "./support/random";
import { printMachine, round, target } from "./support/report";
import { newSession } from "./support/session";

// The catalog on this computer, compared with the service over HTTP, a plain array, the chunk store's memory (a map by
// part number), and SQLite's own WebAssembly in memory. All must return the same, or the run stops.
const sizes = [50_000, 200_000];
const rounds = 7;
const shownAs = (value: number, digits: number): string => String(round(value, digits));
const never = new AbortController().signal;

/** The content of the download; each file is read and packed as in the worker, without its pauses. */
async function packed(serviceUrl: string): Promise<{ readonly files: Uint8Array[]; readonly ms: number }> {
  const { client } = newSession({ serviceUrl });
  const files: Uint8Array[] = [];
  const from = performance.now();
  for (const category of productCategories) {
    const { url } = await client.downloadUrl(category, "en", never);
    const { body } = await fetch(url);
    if (body === null) throw new Error("The download is empty");
    const fields = storedFields(category);
    const packer = new Packer(fields);
    const group = await readDownload(body, {
      ...{ category, fields, groupName: categoryById(category)?.group ?? "" },
      onProduct: (record) => packer.add(record),
      onProgress: () => undefined,
    });
    files.push(packer.finish({ group, language: "en", base: null }));
  }
  return { files, ms: performance.now() - from };
}

const filterText = "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1e-9 and Capacitance le 1e-6";
const orderbyText = "RatedVoltage desc,Capacitance asc";
const where = "category = 'ceramicCapacitorsSMD' AND Capacitance >= 1e-9 AND Capacitance <= 1e-6";
const containing = "104KA";

async function measure(size: number): Promise<void> {
  const service = await startService({ seed: 1, products: size, cacheDirectory });
  const { files, ms: packMs } = await packed(service.url);
  const bytes = files.reduce((sum, { length }) => sum + length, 0);

  collectGarbage();
  const before = process.memoryUsage();
  const startFrom = performance.now();
  const tables = new Tables(files.map((file) => openTable(splitFile(file).front)));
  const startMs = performance.now() - startFrom;
  for (const [at, table] of tables.tables.entries()) table.attach(splitFile(files[at] ?? new Uint8Array()).rest);
  const status = fieldByName("Status");
  const [capacitance, voltage] = [fieldByName("Capacitance"), fieldByName("RatedVoltage")];
  if (status === undefined || capacitance === undefined || voltage === undefined) throw new Error("A field is missing");
  const read = readQuery(filterText, orderbyText, "en");
  const contains = readQuery(`contains(Partno,'${containing}')`, "", "en");
  if (!read.ok || !contains.ok) throw new Error("A query cannot be read");
  const { filter, orderby } = read.value;
  const partnos = shuffled(tables.startingWith(""), randomFrom(1)).slice(0, 1000);
  for (const partno of partnos) tables.product(partno);
  tables.search(filter, orderby);
  collectGarbage();
  const after = process.memoryUsage();
  const heapMb = (after.heapUsed - before.heapUsed) / 1e6;
  console.log(
    `${String(size)} products: ${shownAs(bytes / 1e6, 1)} MB packed in ${shownAs(packMs / 1000, 1)} s, opened in ${shownAs(startMs, 1)} ms, heap ${shownAs(heapMb, 1)} MB`,
  );

  const all: Product[] = tables.startingWith("").flatMap((partno) => tables.product(partno) ?? []);
  const byPartno = new Map(all.map((product) => [product.record.Partno, product]));
  const sqlite = await SqliteCatalog.open(all);
  const session = newSession({ serviceUrl: service.url });

  const hits = (): readonly string[] => {
    const found = tables.search(filter, orderby);
    return Array.from({ length: found.length }, (_, at) => found.partnoAt(at));
  };
  const byArray = (): readonly Product[] =>
    sortProducts(
      all.filter((product) => {
        const value = fieldValue(product, capacitance);
        return (
          product.group.category === "ceramicCapacitorsSMD" &&
          typeof value === "number" &&
          value >= 1e-9 &&
          value <= 1e-6
        );
      }),
      orderby,
    );
  const partnosOf = (products: readonly Product[]): readonly string[] => products.map(({ record }) => record.Partno);
  const values = (valueOf: (partno: string) => unknown): string =>
    sumOf(partnos.map((partno) => String(valueOf(partno))));
  const work: Readonly<Record<string, readonly Contender[]>> = {
    "1,000 values": [
      { name: "tables", run: () => values((partno) => tables.value(partno, status)) },
      {
        name: "chunk store in memory",
        run: () => values((partno) => fieldValue(byPartno.get(partno) as Product, status)),
      },
      { name: "sqlite-wasm", run: () => values((partno) => sqlite.value(partno)) },
    ],
    "1,000 parts": [
      { name: "tables", run: () => sumOf(partnos.map((partno) => tables.product(partno)?.record.Partno ?? "")) },
      {
        name: "sqlite-wasm",
        run: () => sumOf(sqlite.products(partnos).map((record) => (record as { Partno: string }).Partno)),
      },
      {
        name: "service over HTTP",
        run: async () => {
          const found = new Set<string>();
          for (let at = 0; at < partnos.length; at += 100) {
            const query = readQuery(`Partno eq '${partnos.slice(at, at + 100).join("|")}'`, "", "en");
            if (!query.ok) throw new Error("A query cannot be read");
            for (const { record } of (await session.client.products(query.value, never)).products)
              found.add(record.Partno);
          }
          return sumOf(partnos.filter((partno) => found.has(partno)));
        },
      },
    ],
    "a range with two sort keys, hits": [
      { name: "tables", run: () => tables.search(filter, orderby).length },
      { name: "plain array", run: () => byArray().length },
      { name: "sqlite-wasm", run: () => sqlite.search(where, "RatedVoltage DESC, Capacitance, partno").length },
    ],
    "the same, part numbers": [
      { name: "tables", run: () => sumOf(hits()) },
      { name: "plain array", run: () => sumOf(partnosOf(byArray())) },
      { name: "sqlite-wasm", run: () => sumOf(sqlite.search(where, "RatedVoltage DESC, Capacitance, partno")) },
    ],
    "contains over all": [
      { name: "tables", run: () => tables.search(contains.value.filter, []).length },
      { name: "plain array", run: () => all.filter(({ record }) => record.Partno.includes(containing)).length },
      { name: "sqlite-wasm", run: () => sqlite.search(`instr(partno, '${containing}') > 0`, "partno").length },
    ],
  };
  const best: Record<string, number> = {};
  for (const [name, contenders] of Object.entries(work)) {
    const timings = await interleaved(contenders, rounds);
    best[name] = timingOf(timings, "tables").minMs;
    console.table(
      timings.map((timing) => ({
        products: size,
        work: name,
        by: timing.name,
        "min ms": round(timing.minMs, 3),
        "median ms": round(timing.medianMs, 3),
      })),
    );
    const others = timings.filter((timing) => timing.name !== "tables" && timing.name !== "chunk store in memory");
    const factor = Math.min(...others.map(({ minMs }) => minMs)) / (best[name] ?? NaN);
    target(`${name}: no slower than any peer that is searched`, factor >= 1, `${shownAs(factor, 1)} x`);
  }
  if (size === 200_000) {
    target(
      "one value, at most 2 µs",
      (best["1,000 values"] ?? NaN) <= 2,
      `${shownAs(best["1,000 values"] ?? NaN, 2)} µs`,
    );
    const range = best["a range with two sort keys, hits"] ?? NaN;
    target(
      `a range with two sort keys and ${String(hits().length)} hits, at most 15 ms`,
      range <= 15,
      `${shownAs(range, 1)} ms`,
    );
    target(
      "1,000 parts, at most 25 ms",
      (best["1,000 parts"] ?? NaN) <= 25,
      `${shownAs(best["1,000 parts"] ?? NaN, 1)} ms`,
    );
    target("heap, at most 30 MB", heapMb <= 30, `${shownAs(heapMb, 1)} MB`);
    target("opened in at most 120 ms", startMs <= 120, `${shownAs(startMs, 1)} ms`);
  }
  sqlite.close();
  await service.stop();
}

async function main(): Promise<void> {
  printMachine();
  for (const size of sizes) await measure(size);
}

void main();
