import { decodeProducts } from "../src/product-data/api/decode";
import { shown, specCell, startAddin } from "./support/addin";
import { answerText, openCatalog, someFields } from "./support/catalog";
import { checksumOf } from "./support/checksum";
import { collectGarbage, median } from "./support/measure";
import { printMachine, round, target } from "./support/report";

// The same parts list with more and more rows and ten fields each: the cost of one cell, in time with empty caches and
// with full ones, and in retained memory. The bound is a constant cost per cell. Responses come from memory, so that
// only the add-in is measured.
const sizes = [1000, 10_000, 100_000];
const fieldCount = 10;
const most = 10_000;

interface Figures {
  readonly coldUs: number;
  readonly warmUs: number;
  readonly bytes: number;
}

async function main(): Promise<void> {
  printMachine();
  const catalog = openCatalog();
  const { products } = decodeProducts(JSON.parse(answerText(catalog, most)));
  const texts = new Map(products.map(({ record }) => [record.Partno, JSON.stringify(record)]));
  catalog.close();
  const fields = someFields(fieldCount);
  const partnos = [...texts.keys()];
  const transport = (url: string): Promise<unknown> => {
    const asked = /'(?<list>.*)'/.exec(decodeURIComponent(url))?.groups?.["list"]?.split("|") ?? [];
    const found = asked.flatMap((partno) => texts.get(partno) ?? []);
    const text = `{"HasMoreHits":false,"Data":{"CeramicCapacitorsSMD":{"Products":[${found.join(",")}]}}}`;
    return Promise.resolve(JSON.parse(text) as unknown);
  };

  const measure = async (size: number): Promise<Figures> => {
    const formulas = partnos
      .slice(0, size / fieldCount)
      .flatMap((partno, row) =>
        fields.map((field, column) => ({ partno, field, address: `B!R${String(row)}C${String(column)}` })),
      );
    // The caches of the previous add-in are garbage when the next one exists.
    const { cache } = startAddin({ serviceUrl: "http://127.0.0.1", transport });
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const calculate = (): readonly unknown[] =>
      formulas.map(({ partno, field, address }) => specCell(partno, field, address));
    const coldFrom = performance.now();
    const cold = (await Promise.all(calculate())).map(shown);
    const coldMs = performance.now() - coldFrom;
    const sum = checksumOf(cold);
    const warmMs: number[] = [];
    for (let round = 0; round < 5; round++) {
      const from = performance.now();
      const warm = calculate();
      warmMs.push(performance.now() - from);
      if (checksumOf(warm.map(shown)) !== sum) throw new Error("The cells differ");
      // Excel does its own work between two recalculations.
      await new Promise((resolve) => setTimeout(resolve));
    }
    collectGarbage();
    const bytes = process.memoryUsage().heapUsed - before;
    if (cache.parts.size !== size / fieldCount) throw new Error("Parts are missing");
    return { coldUs: (coldMs * 1000) / size, warmUs: (Math.min(...warmMs) * 1000) / size, bytes: bytes / size };
  };

  // Nothing is compiled yet when the first lists run.
  for (let round = 0; round < 10; round++) await measure(1000);
  const figures = new Map<number, Figures[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < 3; round++)
    for (const size of sizes)
      for (let again = 0; again < Math.min(5, 100_000 / size); again++) figures.get(size)?.push(await measure(size));
  const rows = [...figures].map(([cells, all]) => ({
    cells,
    "cold µs a cell": round(Math.min(...all.map(({ coldUs }) => coldUs))),
    "warm µs a cell": round(Math.min(...all.map(({ warmUs }) => warmUs))),
    "bytes a cell": Math.round(median(all.map(({ bytes }) => bytes))),
  }));
  console.table(rows);
  for (const figure of ["cold µs a cell", "warm µs a cell", "bytes a cell"] as const) {
    const [first, last] = [rows[0]?.[figure] ?? NaN, rows.at(-1)?.[figure] ?? NaN];
    target(`${figure}, at most 20% more`, last / first <= 1.2, `${String(first)} to ${String(last)}`);
  }
}

void main();
