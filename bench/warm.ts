import DataLoader from "dataloader";
import type { Product } from "../src/api/product";
import { decodeProducts } from "../src/api/decode";
import { knownProduct } from "../src/catalog/known";
import { excelCell } from "../src/functions/excel-cell";
import { cellText } from "../src/functions/argument";
import { productCell } from "../src/functions/product-cell";
import { resolveField } from "../src/vocabulary/resolve";
import { type Field, fieldByName } from "../src/vocabulary/field";
import { normalizePartNumber } from "../src/vocabulary/part-number";
import { shown, specCell, startAddin } from "./support/addin";
import { answerText, openCatalogue, someFields } from "./support/catalogue";
import { checksumOf } from "./support/checksum";
import { type Contender, interleaved, timingOf } from "./support/measure";
import { printMachine, round, target } from "./support/report";

// A parts list whose parts are all known, calculated again: 2,000 parts x 10 fields. The bound is a loop that handles the
// arguments in the same way and looks the part up in a Map.
const rounds = 15;
const [parts, fieldCount] = [2000, 10];

interface Cell {
  readonly partno: string;
  readonly field: Field;
  readonly address: string;
}

const presentation = { formatted: false, language: "en" } as const;

/** The value alone, as all ways give it. */
const plain = (product: Product, field: Field): unknown => excelCell(productCell(product, field), presentation);

/** Field names are resolved once; the same few stand in all cells. */
function fieldOf(known: Map<string, Field>, name: string): Field {
  const field = known.get(name) ?? resolveField(name) ?? fieldByName(name);
  if (field === undefined) throw new Error(name);
  known.set(name, field);
  return field;
}

async function main(): Promise<void> {
  printMachine();
  const catalogue = openCatalogue();
  const { products } = decodeProducts(JSON.parse(answerText(catalogue, parts)));
  catalogue.close();
  const cells: readonly Cell[] = products.flatMap(({ record }, row) =>
    someFields(fieldCount).map((field, column) => ({
      partno: record.Partno,
      field,
      address: `BOM!${String.fromCharCode(66 + column)}${String(row + 2)}`,
    })),
  );
  const byPartno = new Map(products.map((product) => [product.record.Partno, product]));
  const names = new Map<string, Field>();
  let requests = 0;
  let promises = 0;
  const { cache } = startAddin({
    serviceUrl: "http://127.0.0.1",
    transport: () => {
      requests += 1;
      return Promise.reject(new Error("Nothing is to be sent"));
    },
  });
  for (const product of products) cache.parts.put("en", product.record.Partno, knownProduct(product, Date.now()));
  const loader = new DataLoader<string, Product>((partnos) =>
    Promise.resolve(partnos.map((partno) => byPartno.get(partno) ?? new Error(partno))),
  );
  await loader.loadMany([...byPartno.keys()]);

  const ours = (): readonly unknown[] =>
    cells.map(({ partno, field, address }) => {
      const result = specCell(partno, field, address);
      if (result instanceof Promise) promises += 1;
      return shown(result);
    });
  const map = (): readonly unknown[] =>
    cells.map(({ partno, field }) => {
      const [asked, named]: readonly unknown[][][] = [[[partno]], [[field.name]]];
      const product = byPartno.get(normalizePartNumber(cellText(asked?.[0]?.[0])));
      if (product === undefined) throw new Error(partno);
      return shown([[plain(product, fieldOf(names, cellText(named?.[0]?.[0])))]]);
    });
  const dataloader = (): Promise<readonly unknown[]> =>
    Promise.all(
      cells.map(async ({ partno, field }) => {
        const product = await loader.load(normalizePartNumber(cellText(partno)));
        return shown([[plain(product, fieldOf(names, cellText(field.name)))]]);
      }),
    );
  const asyncMap = (): Promise<readonly unknown[]> =>
    Promise.all(
      cells.map(async ({ partno, field }) => {
        const product = await Promise.resolve(byPartno.get(normalizePartNumber(cellText(partno))));
        if (product === undefined) throw new Error(partno);
        return shown([[plain(product, fieldOf(names, cellText(field.name)))]]);
      }),
    );

  const all = [ours(), map(), await dataloader(), await asyncMap()];
  const sums = new Set(all.map((one) => checksumOf(one)));
  if (sums.size > 1) throw new Error("The cells differ");
  // The checksum is taken outside of what is timed: it takes longer than the cells.
  const contenders: readonly Contender[] = [
    { name: "ours", run: () => ours().length },
    { name: "bare Map loop", run: () => map().length },
    { name: "async function over a Map", run: async () => (await asyncMap()).length },
    { name: "DataLoader", run: async () => (await dataloader()).length },
  ];
  const timings = await interleaved(contenders, rounds);
  const bare = timingOf(timings, "bare Map loop").minMs;
  console.table(
    timings.map(({ name, minMs, medianMs }) => ({
      name,
      "min ms": round(minMs),
      "median ms": round(medianMs),
      "µs a cell": round((minMs * 1000) / cells.length),
      "over the bare loop": round(minMs / bare),
    })),
  );
  const own = timingOf(timings, "ours").minMs;
  const other = timingOf(timings, "DataLoader").minMs;
  target("at most 2 x a bare Map loop", own / bare <= 2, `${String(round(own / bare))} x`);
  target("at least 10 x faster than DataLoader", other / own >= 10, `${String(round(other / own))} x`);
  target("requests", requests === 0, String(requests));
  target("promises", promises === 0, String(promises));
}

void main();
