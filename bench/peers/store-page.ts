import { openDB } from "idb";

/** A page's storage for products: store them, and read them again after a reload. */
export interface ProductStore {
  readonly name: string;
  write(products: readonly StoredProduct[]): Promise<void>;
  /** Reads all products, ready for use. @returns their number, and a checksum */
  read(products: readonly StoredProduct[]): Promise<string>;
}

/** A product's number and the whole product. */
export type StoredProduct = readonly [partno: string, product: object];

interface PartRecord {
  readonly partno: string;
}

const open = (name: string) =>
  openDB(name, 1, { upgrade: (database) => void database.createObjectStore("products", { keyPath: "partno" }) });

/** Adds up part numbers, so that a missing one changes the sum. */
export function sumOf(partnos: Iterable<string>): string {
  let count = 0;
  let sum = 0;
  for (const partno of partnos) {
    count += 1;
    for (let at = 0; at < partno.length; at++) sum = (sum * 31 + partno.charCodeAt(at)) >>> 0;
  }
  return `${String(count)} ${String(sum)}`;
}

/** One record per product in one transaction, as in the examples of idb. */
async function writeRecords(name: string, products: readonly StoredProduct[]): Promise<void> {
  const database = await open(name);
  const records = products.map(([partno, product]) => ({ ...product, partno }));
  const transaction = database.transaction("products", "readwrite");
  await Promise.all([...records.map((record) => transaction.store.put(record)), transaction.done]);
  database.close();
}

export const recordEach: ProductStore = {
  name: "a record per product, get each",
  write: (products) => writeRecords("record-each", products),
  read: async (products) => {
    const database = await open("record-each");
    const transaction = database.transaction("products");
    const found = await Promise.all(products.map(([partno]) => transaction.store.get(partno) as Promise<PartRecord>));
    database.close();
    return sumOf(found.map(({ partno }) => partno));
  },
};

export const recordAll: ProductStore = {
  name: "a record per product, getAll",
  write: (products) => writeRecords("record-all", products),
  read: async (products) => {
    const database = await open("record-all");
    const all = new Map(
      ((await database.getAll("products")) as PartRecord[]).map((record) => [record.partno, record] as const),
    );
    database.close();
    return sumOf(products.flatMap(([partno]) => all.get(partno)?.partno ?? []));
  },
};
