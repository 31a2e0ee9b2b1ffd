import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { find } from "../service/search/search";
import { AnswerWriter } from "../service/search/answer";
import { type RunningService, startService } from "../service/server";
import { generatedCatalog } from "../service/store/cache";
import { Catalog } from "../service/store/catalog";
import { parsedOrThrow } from "../src/product-data/filter/issue-error";
import { readQuery } from "../src/product-data/filter/query";
import { target } from "./support/report";

/**
 * The service with a large catalog: start-up, lookup of a parts list, a search of 2,000 products, and memory; compared
 * with a plain filter over the same products, parsed, in memory. Each phase has its own process, so that the peak of
 * its memory is its own. COUNT=50000 makes it shorter.
 */
const count = Number(process.env["COUNT"] ?? 200_000);
const rangeFilter = "Category eq 'ceramicCapacitorsSMD' and Capacitance ge 1e-9 and Capacitance le 1e-6";
const rangeOrder = "Capacitance asc";
const headers = { "x-api-key": "demo-key" };

type Figures = Readonly<Record<string, string>>;
const phases: Readonly<Record<string, (directory: string) => Promise<Figures>>> = { generating, warm, peer };

async function generating(directory: string): Promise<Figures> {
  const [service, startup] = await timed(() => startService({ products: count, cacheDirectory: directory }));
  const products = service.products;
  await service.stop();
  return { products: String(products), "start-up, generating": seconds(startup) };
}

async function warm(directory: string): Promise<Figures> {
  const [service, startup] = await timed(() => startService({ products: count, cacheDirectory: directory }));
  const partnos = partnosOf(directory);
  const lookup = await p50(100, () => ask(service, `Partno eq '${someOf(partnos, 90).join("|")}'`, ""));
  const range = await p50(20, () => ask(service, rangeFilter, rangeOrder));
  const memory = peakMemory();
  await service.stop();
  judge("lookup of 90 parts", lookup, 10);
  judge("sorted range of 2,000 products", range, 150);
  return {
    "start-up, warm": seconds(startup),
    "lookup of 90 parts, p50": ms(lookup),
    "range of 2,000 products, p50": ms(range),
    ...(await inParts(directory)),
    "peak memory, serving": memory,
  };
}

/** The same range query without HTTP, in its three steps. */
async function inParts(directory: string): Promise<Figures> {
  const catalog = new Catalog(generatedCatalog(directory, { seed: 1, count }));
  const writer = new AnswerWriter(catalog, "http://127.0.0.1");
  const query = parsedOrThrow(readQuery(rangeFilter, rangeOrder, "en"));
  const ids = find(catalog, query, 2000).ids;
  const products = catalog.products(ids);
  const figures = {
    "  of it finding": ms(await p50(20, () => find(catalog, query, 2000))),
    "  of it reading": ms(await p50(20, () => catalog.products(ids))),
    "  of it serialising": ms(await p50(20, () => writer.answer(products, true, "en"))),
  };
  catalog.close();
  return figures;
}

type Plain = { readonly Partno: string; readonly Specs: { readonly Capacitance: number | null } };

/** A mock's work: parse all products, filter, sort, cut, stringify. */
async function peer(directory: string): Promise<Figures> {
  const catalog = new Catalog(generatedCatalog(directory, { seed: 1, count }));
  const writer = new AnswerWriter(catalog, "http://127.0.0.1");
  const [all, startup] = await timed(() => {
    const found: (Plain & { readonly category: number })[] = [];
    for (let from = 1; from <= catalog.size; from += 1000) {
      const ids = Array.from({ length: Math.min(1000, catalog.size - from + 1) }, (_, index) => from + index);
      for (const stored of catalog.products(ids)) {
        const json = writer.products([stored], "en", "").toString("utf8");
        found.push({ ...(JSON.parse(json) as Plain), category: stored.category });
      }
    }
    return Promise.resolve(found);
  });
  const partnos = all.map(({ Partno }) => Partno);
  const lookup = await p50(50, () => {
    const wanted = someOf(partnos, 90);
    return JSON.stringify(all.filter(({ Partno }) => wanted.includes(Partno)));
  });
  const range = await p50(10, () => {
    const found = all
      .filter(
        ({ category, Specs: { Capacitance: farads } }) =>
          category === 0 && farads !== null && farads >= 1e-9 && farads <= 1e-6,
      )
      .sort((a, b) => (a.Specs.Capacitance ?? 0) - (b.Specs.Capacitance ?? 0))
      .slice(0, 2000);
    return Buffer.from(JSON.stringify(found));
  });
  const some = all.slice(0, 2000);
  const stringify = await p50(10, () => Buffer.from(JSON.stringify(some)));
  catalog.close();
  return {
    "plain filter: start-up": seconds(startup),
    "plain filter: lookup of 90 parts, p50": ms(lookup),
    "plain filter: range of 2,000 products, p50": ms(range),
    "  of it serialising": ms(stringify),
    "plain filter: peak memory": peakMemory(),
  };
}

async function ask(service: RunningService, filter: string, orderby: string): Promise<ArrayBuffer> {
  const query = `$filter=${encodeURIComponent(filter)}&$orderby=${encodeURIComponent(orderby)}`;
  const answer = await fetch(`${service.url}/v2/products?${query}`, { headers });
  if (answer.status !== 200) throw new Error(`Answered by ${String(answer.status)}`);
  return answer.arrayBuffer();
}

function partnosOf(directory: string): readonly string[] {
  const catalog = new Catalog(generatedCatalog(directory, { seed: 1, count }));
  const rows = catalog.rows(`SELECT "Partno" FROM product WHERE id % 7 = 0`, []);
  catalog.close();
  return rows.map((row) => String(row["Partno"]));
}

function someOf(items: readonly string[], wanted: number): readonly string[] {
  return Array.from({ length: wanted }, () => items[Math.floor(Math.random() * items.length)] ?? "");
}

interface Taken {
  readonly wallMs: number;
  /** CPU time of this process on all cores, which other programs don't affect. */
  readonly cpuMs: number;
}

async function timed<T>(action: () => Promise<T>): Promise<readonly [T, Taken]> {
  const [from, cpuFrom] = [performance.now(), process.cpuUsage()];
  const result = await action();
  const { user, system } = process.cpuUsage(cpuFrom);
  return [result, { wallMs: performance.now() - from, cpuMs: (user + system) / 1000 }];
}

/** By CPU time, because other programs must not fail it. */
function judge(what: string, { cpuMs }: Taken, mostMs: number): void {
  target(`${what}, at most ${String(mostMs)} ms`, cpuMs <= mostMs, `${cpuMs.toFixed(1)} ms`);
}

async function p50(times: number, action: () => unknown): Promise<Taken> {
  await action();
  const taken: Taken[] = [];
  for (let i = 0; i < times; i++) taken.push((await timed(() => Promise.resolve(action())))[1]);
  const middle = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[times >> 1] ?? NaN;
  return { wallMs: middle(taken.map(({ wallMs }) => wallMs)), cpuMs: middle(taken.map(({ cpuMs }) => cpuMs)) };
}

const ms = ({ wallMs, cpuMs }: Taken): string => `${wallMs.toFixed(1)} ms, CPU ${cpuMs.toFixed(1)} ms`;
const seconds = ({ wallMs, cpuMs }: Taken): string =>
  `${(wallMs / 1000).toFixed(2)} s, CPU ${(cpuMs / 1000).toFixed(2)} s`;
const peakMemory = (): string => `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`;

async function main(): Promise<void> {
  const [, script = "", name = "", directory = ""] = process.argv;
  const phase = phases[name];
  if (phase !== undefined) {
    for (const [label, figure] of Object.entries(await phase(directory)))
      console.log(`${label.padEnd(46)}${figure.padStart(30)}`);
    if (name === "generating") console.log(`${"peak memory, generating".padEnd(46)}${peakMemory().padStart(30)}`);
    return;
  }
  const kept = mkdtempSync(path.join(tmpdir(), "bench-service-"));
  try {
    for (const each of Object.keys(phases)) {
      const own = ["--max-old-space-size=4096", script, each, kept];
      const { status } = spawnSync(process.execPath, [...process.execArgv, ...own], { stdio: "inherit" });
      if (status !== 0) process.exitCode = 1;
    }
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
}

void main();
