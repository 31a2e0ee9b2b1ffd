import { decodeProducts } from "../src/product-data/api/decode";
import { excelCell } from "../src/addin/functions/cells/excel-cell";
import { productCell } from "../src/addin/functions/cells/product-cell";
import { answerText, openCatalog, someFields } from "./support/catalog";
import { checksumOf } from "./support/checksum";
import { interleaved, timingOf } from "./support/measure";
import { printMachine, round, target } from "./support/report";

// A response with 2,000 products, from text to the cells of ten columns: parsed, checked against the document, and
// formatted. The bound is JSON.parse of the same text, which can't be avoided.
const rounds = 15;
const [products, columns] = [2000, 10];

async function main(): Promise<void> {
  printMachine();
  const catalog = openCatalog();
  const text = answerText(catalog, products);
  catalog.close();
  const fields = someFields(columns);
  const presentation = { formatted: false, language: "en", hasValueProperties: true } as const;
  const cells = (): readonly (readonly unknown[])[] =>
    decodeProducts(JSON.parse(text)).products.map((product) =>
      fields.map((field) => excelCell(productCell(product, { field, unit: null }), presentation)),
    );
  const timings = await interleaved(
    [
      { name: "JSON.parse", run: () => groupsOf(JSON.parse(text)) },
      {
        name: "parsed and checked",
        run: () => (decodeProducts(JSON.parse(text)).products.length === products ? 1 : 0),
      },
      { name: "to cells", run: () => (cells().length === products ? 1 : 0) },
    ],
    rounds,
  );
  const bound = timingOf(timings, "JSON.parse").minMs;
  console.log(`${String(text.length)} characters, cells ${checksumOf(cells().flat())}`);
  console.table(
    timings.map(({ name, minMs, medianMs }) => ({
      name,
      "min ms": round(minMs),
      "median ms": round(medianMs),
      "over JSON.parse": round(minMs / bound),
    })),
  );
  const ratio = round(timingOf(timings, "to cells").minMs / bound);
  target("answer to cells, at most 1.5 x JSON.parse", ratio <= 1.5, `${String(ratio)} x`);
}

const groupsOf = (json: unknown): number => Object.keys((json as { readonly Data: object }).Data).length;

void main();
