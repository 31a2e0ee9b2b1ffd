import { type RunningService, startService } from "../service/server";
import { fetchTransport } from "../src/product-data/api/transport";
import { excelCell } from "../src/addin/functions/cells/excel-cell";
import { productCell } from "../src/addin/functions/cells/product-cell";
import { partnoQuery } from "../src/product-data/filter/query";
import { groupBy } from "../src/product-data/vocabulary/group-by";
import { normalizePartNumber } from "../src/product-data/vocabulary/part-number";
import { batshit } from "./peers/bom-batshit";
import { dataloader } from "./peers/bom-dataloader";
import { type AskParts, type BomPeer, distinct, splitFor } from "./peers/bom-peer";
import { specCell, startAddin } from "./support/addin";
import { benchProducts, catalogSize } from "./support/catalog";
import { checksumOf } from "./support/checksum";
import { newSession } from "../test/harness/session";
import { type AnswerCell, inOneTask } from "./support/delivery";
import { printMachine, target } from "./support/report";
import { bomCells, type BomCell } from "./support/workload";

// A parts list opened for the first time, over HTTP; requests are counted at the service. The bound is the
// URL space that whole numbers need, at most two thousand per call.
const sizes = [1, 100, 500, 2000, 10_000];
const fieldCounts = [1, 10, 30];
const urlBytes = 2048;
const longUrlBytes = 8192;
const peers: readonly BomPeer[] = [dataloader, batshit];
const failed = "#N/A";

interface Row {
  readonly parts: number;
  readonly fields: number;
  readonly cells: number;
  readonly way: string;
  readonly requests: number;
  /** Requests among them that look for near misses of mistyped numbers, which peers don't send. */
  readonly alike: number;
  readonly bound: number;
  /** Milliseconds until all cells have values, with the service on this computer. */
  readonly ms: number;
  /** The same once more: everything is known. */
  readonly againMs?: number;
}

/** A URL whose numbers all have the most common length can't use the rest of its space. */
function boundOf(partnos: readonly string[], room: number): number {
  const lengths = partnos.map((partno) => encodeURIComponent(partno).length + separatorBytes);
  const [commonOnes = [1]] = [...groupBy(lengths, String).values()].sort((one, other) => other.length - one.length);
  const [common] = commonOnes;
  const others = lengths.length - commonOnes.length;
  const space = room + separatorBytes;
  const rest = space % common;
  const bytes = lengths.reduce((sum, length) => sum + length, 0);
  return Math.max(
    Math.ceil(partnos.length / 2000),
    Math.ceil(bytes / space),
    Math.ceil((bytes - others * rest) / (space - rest)),
  );
}

/** A bar, percent-encoded. */
const separatorBytes = 3;

/** The service through the add-in's own client, which every peer uses. */
function askVia(serviceUrl: string): AskParts {
  const { client } = newSession({ serviceUrl });
  return async (partnos) => {
    const query = partnoQuery("eq", distinct(partnos), "en");
    const { products } = await client.products(query, new AbortController().signal);
    return new Map(products.map((product) => [product.record.Partno, product]));
  };
}

function peerCell(peer: BomPeer, service: RunningService): AnswerCell {
  const partOf = peer.start(askVia(service.url), splitFor(service.url, urlBytes));
  return async ({ partno, field }) => {
    const product = await partOf(normalizePartNumber(partno));
    if (product === undefined) throw new Error(failed);
    return excelCell(productCell(product, { field, unit: null }), {
      formatted: "none",
      language: "en",
      hasValueProperties: true,
    });
  };
}

async function main(): Promise<void> {
  printMachine();
  const service = await startService({ products: catalogSize });
  const products = benchProducts();
  const room = urlBytes - (service.url.length + "/v2/products?$filter=Partno%20eq%20''&lang=en".length);
  const rows: Row[] = [];
  for (const parts of sizes)
    for (const fields of fieldCounts) {
      const cells = bomCells(products, parts, fields);
      const partnos = cells.map(({ partno }) => normalizePartNumber(partno));
      const common = { parts, fields, cells: cells.length, bound: boundOf(distinct(partnos), room) } as const;
      const { row: own, checksum } = await ours(service, cells, common);
      rows.push(own);
      if (parts === 2000 && fields === 10) {
        const bound = boundOf(distinct(partnos), room + longUrlBytes - urlBytes);
        const long = await ours(service, cells, { ...common, bound }, longUrlBytes);
        rows.push(long.row);
        if (long.checksum !== checksum) throw new Error("Longer URLs show other cells");
      }
      for (const peer of peers) {
        service.resetCounts();
        const { delivered, ms } = await timed(cells, peerCell(peer, service));
        if (checksumOf(delivered) !== checksum) throw new Error(`${peer.name} shows other cells`);
        rows.push({ ...common, way: peer.name, alike: 0, requests: service.counts().products, ms });
      }
    }
  console.table(rows);
  judge(rows);
  await service.stop();
}

type Common = Pick<Row, "parts" | "fields" | "cells" | "bound">;

async function ours(service: RunningService, cells: readonly BomCell[], common: Common, bytes = urlBytes) {
  let alike = 0;
  const counting: typeof fetch = (url, init) => {
    if (new Request(url).url.includes("startswith")) alike += 1;
    return fetch(url, init);
  };
  service.resetCounts();
  startAddin({ serviceUrl: service.url, urlBytes: bytes, transport: fetchTransport(counting, 60_000, () => true) });
  const answer: AnswerCell = ({ partno, field, address }) => specCell(partno, field, address);
  const { delivered, ms } = await timed(cells, answer);
  const requests = service.counts().products;
  const again = await timed(cells, answer);
  target("the same cells once more: no request", service.counts().products === requests, `${String(again.ms)} ms`);
  const way = bytes === urlBytes ? "ours" : `ours, URLs of ${String(bytes)}`;
  const row: Row = { ...common, way, alike, requests, ms, againMs: again.ms };
  return { row, checksum: checksumOf(delivered) };
}

async function timed(cells: readonly BomCell[], answer: AnswerCell) {
  const from = performance.now();
  const delivered = await inOneTask(cells, answer);
  return { delivered, ms: Math.round(performance.now() - from) };
}

function judge(rows: readonly Row[]): void {
  for (const { parts, fields, way, cells, requests, alike, bound } of rows) {
    if (!way.startsWith("ours")) continue;
    const what = `${String(parts)} x ${String(fields)}, ${way}`;
    const figure = `${String(requests)} of ${String(bound)}, ${String(alike)} of them for mistyped numbers`;
    target(`${what}: requests against the bound + 1`, requests <= bound + 1, figure);
    if (parts !== 2000 || fields !== 10) continue;
    const [fewer, once] = [cells / requests, (parts * fields) / requests].map((ratio) => String(Math.round(ratio)));
    const wanted = way === "ours" ? 800 : 3000;
    const times = `${String(fewer)} times; ${String(once)} if each part stood there once`;
    target(`${what}: ${String(wanted)} times fewer than one per cell`, cells / requests >= wanted, times);
  }
}

void main();
