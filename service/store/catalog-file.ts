import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";

/** A product in a file, with its group's name and the texts above the products of that group. */
export interface FileProduct {
  readonly group: string;
  readonly heading: Readonly<Record<string, unknown>>;
  readonly product: Readonly<Record<string, unknown>>;
}

/**
 * The products of a file with a product-search response, plain or compressed by gzip. A file from the download URL,
 * with one product per line, is read line by line. Any other file is read into memory as a whole (about five times its
 * size). Throws if the file has another form.
 */
export async function* readCatalogFile(path: string): AsyncGenerator<FileProduct> {
  const lines = createInterface({ input: await textOf(path), crlfDelay: Infinity })[Symbol.asyncIterator]();
  const first = (await lines.next()).value as string | undefined;
  const start = openingOf(first ?? "");
  if (start === null) {
    let text = first ?? "";
    for (let line = await lines.next(); line.done !== true; line = await lines.next()) text += `\n${line.value}`;
    yield* productsOf(path, text);
    return;
  }
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    if (line.value.startsWith("]")) return;
    yield { ...start, product: JSON.parse(line.value.replace(/,$/, "")) as FileProduct["product"] };
  }
  throw new Error(`${path} ends before its end: it is not whole`);
}

async function textOf(path: string): Promise<NodeJS.ReadableStream> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  const stream = createReadStream(path);
  const compressed = buffer[0] === 0x1f && buffer[1] === 0x8b;
  if (!compressed) return stream;
  const gunzip = createGunzip();
  stream.on("error", (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}

/** The group that the first line opens, if one product per line follows. */
function openingOf(line: string): Pick<FileProduct, "group" | "heading"> | null {
  if (!line.endsWith(`"Products":[`)) return null;
  const { Data: data } = JSON.parse(`${line}]}}}`) as {
    readonly Data: Readonly<Record<string, FileProduct["heading"]>>;
  };
  const [entry] = Object.entries(data);
  return entry === undefined ? null : { group: entry[0], heading: entry[1] };
}

function* productsOf(path: string, text: string): Generator<FileProduct> {
  const data = (JSON.parse(text) as { readonly Data?: unknown }).Data;
  if (typeof data !== "object" || data === null)
    throw new Error(`${path} is no product-search response: it has no Data`);
  for (const [group, content] of Object.entries(data as Readonly<Record<string, Readonly<Record<string, unknown>>>>)) {
    const products: unknown = content["Products"];
    if (!Array.isArray(products)) throw new Error(`${path} is no product-search response: ${group} has no Products`);
    for (const product of products) yield { group, heading: content, product: product as FileProduct["product"] };
  }
}
