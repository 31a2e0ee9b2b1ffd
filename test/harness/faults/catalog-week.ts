import { Activity } from "../../../src/product-data/api/activity";
import { Client } from "../../../src/product-data/api/client";
import { Pacer } from "../../../src/product-data/api/pacer";
import { systemClock } from "../../../src/product-data/base/clock";
import { CatalogStore } from "../../../src/product-data/catalog/catalog-store";
import { renewRegularly } from "../../../src/product-data/catalog/renewal";
import { downloadCatalog } from "../../../src/product-data/index";
import { type KeeperPage, openPage } from "../keeper-page";
import { ForgedMirror } from "./forged-mirror";
import { isEnglish, repacked } from "./hostile-mirrors";
import { type Needs, openForDays, storageFull, unknownParts } from "./long-open-workbook";

/** A day of a workbook with a catalog on its computer. */
export interface CatalogDay extends Needs {
  readonly day: number;
  readonly happened: string;
  /** Requests for the mirror's index and its files. */
  readonly indexes: number;
  readonly files: number;
  readonly asPromised: boolean;
}

const happened: Readonly<Record<number, string>> = {
  3: "the download breaks off",
  5: "the storage is full",
  7: "the mirror returns 503",
};

const dayMs = 86_400_000;

/**
 * A workbook with these parts and a catalog of the whole service stays open for a week. Every day, all values change, and
 * the mirror publishes them.
 */
export async function runCatalogWeek(serviceUrl: string, partnos: readonly string[]): Promise<readonly CatalogDay[]> {
  const { files, state: fetched } = await downloadCatalog({ url: serviceUrl, key: "demo-key", fetch });
  const english = files.filter(isEnglish);
  const mirror = new ForgedMirror(fetched.products, []);
  const page: { current?: KeeperPage } = {};
  const workbook = await openForDays({
    ...{ serviceUrl, address: "http://catalog-week.invalid", partnos },
    catalog: () => page.current?.keeper.catalog ?? null,
  });
  const { state, clock, network, access, answer } = workbook;
  let today = 0;
  const mirrorFetch: typeof fetch = async (url, init) => {
    const response = await mirror.fetch(url, init);
    if (today === 7) return new Response(null, { status: 503 });
    return today === 3 && new Request(url).url.endsWith(".col") ? brokenOff(response) : response;
  };
  const store = new CatalogStore();
  const swap = store.swap.bind(store);
  store.swap = (own, catalog) => (state.isFull ? Promise.reject(storageFull()) : swap(own, catalog));
  // The virtual clock waits for the keeper, which must not wait for it.
  const client = new Client(access, answer, new Pacer(systemClock, 4, new Activity(() => 0)), clock.now);
  page.current = await openPage(serviceUrl, {
    ...{ client, store, clock, fetch: mirrorFetch },
    access: () => "catalog week",
    mirrorUrl: () => "https://mirror.test",
  });
  const { keeper } = page.current;
  const publish = (day: number): void =>
    mirror.publish(
      english.map((file) => repacked(file, english, (record) => (record["MinOrderQuantity"] = day))),
      { fetchedMs: clock.now() },
    );
  const days: CatalogDay[] = [];
  for (let day = 1; day <= 7; day += 1) {
    today = day;
    state.isFull = day === 5;
    mirror.requests.length = 0;
    publish(day);
    if (day === 1)
      renewRegularly(
        clock,
        () => 0.5,
        (jitterMs) => network.whole(keeper.renew(dayMs + jitterMs)),
      );
    const needs = await workbook.day(day);
    const indexes = mirror.requests.filter((name) => name === "index.json").length;
    const row = { ...needs, indexes, files: mirror.requests.length - indexes };
    days.push({
      day,
      happened: happened[day] ?? "",
      ...row,
      asPromised: isAsPromised(row, day, partnos.length, days[0]),
    });
  }
  keeper.close();
  return days;
}

async function brokenOff(response: Response): Promise<Response> {
  const content = await response.arrayBuffer();
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new Uint8Array(content, 0, content.byteLength >> 1));
      stream.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { headers: response.headers });
}

/** What docs/security.md promises: a catalog that fails leaves the values of the day before. */
function isAsPromised(
  row: Omit<CatalogDay, "day" | "happened" | "asPromised">,
  day: number,
  parts: number,
  first: CatalogDay | undefined,
): boolean {
  return (
    row.wrong === 0 &&
    row.old === (happened[day] === undefined ? 0 : parts) &&
    row.requests <= 2 * (first?.requests ?? Infinity) &&
    row.indexes <= 12 &&
    row.files <= (first?.files ?? Infinity) &&
    row.entries <= parts + unknownParts &&
    row.stored <= 2 * (parts + unknownParts) &&
    row.timers <= 2 &&
    row.heapMb <= 50
  );
}
