import type { Page, Route } from "playwright-core";
import { startService } from "../../service/server";
import { type CatalogPart, fields, partsOf } from "../harness/catalog-parts";
import { randomFrom } from "../harness/random";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";
import { useService } from "../harness/use-service";

const rows = Number(process.env["ROWS"] ?? 600);
const seed = Number(process.env["SEED"] ?? 2);
const service = useService(() => startService({ products: 8000, cap: rows }));
let parts: readonly CatalogPart[];
let workbook: OpenedWorkbook;
beforeAll(async () => {
  parts = await partsOf(service, rows);
});
afterEach(() => workbook.close());

/** Spoils the add-in's frame: a storage that is full or missing, and a clock that jumps by hours. */
function spoil([storage, hours]: readonly [storage: string, hours: number]): void {
  if (!location.pathname.startsWith("/addin/")) return;
  const full = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };
  if (storage === "full") for (const name of ["put", "add"] as const) IDBObjectStore.prototype[name] = full;
  if (storage === "full") Storage.prototype.setItem = full;
  if (storage === "blocked") Object.defineProperty(window, "indexedDB", { value: undefined });
  const { now } = Date;
  Date.now = () => now() + ((Math.floor(now() / 120_000) * hours) % 24) * 3_600_000;
}

/** Storms of refusals and failures, and responses to other requests. */
function storm(random: () => number) {
  const headers = { "Access-Control-Allow-Origin": "*" };
  let [isOver, last, kind, left] = [false, "", 0, 0];
  return {
    end: () => (isOver = true),
    respond: async (route: Route) => {
      if (left-- <= 0) [kind, left] = [random(), Math.floor(random() * 12)];
      if (isOver || kind < 0.3) {
        const response = await route.fetch();
        const body = await response.text();
        const [before] = [last, (last = body)];
        return route.fulfill({ response, body: isOver || random() < 0.7 || before === "" ? body : before });
      }
      if (kind < 0.5) return route.fulfill({ status: 429 });
      if (kind > 0.85) return route.abort();
      return route.fulfill({ status: kind < 0.65 ? 403 : 500, headers, body: "{}" });
    },
  };
}

/** Blocks of 50 parts. */
const enter = (page: Page): Promise<void> => {
  const names = fields.map((field) => `"${field}"`).join();
  const block = (at: number) => `=VENDOR.SPEC(A${String(at + 1)}:A${String(at + 50)},{${names}},"en")`;
  return page.evaluate(
    (cells) => {
      window.workbook.addSheet("Storm");
      window.workbook.setAll("Storm", "A1", cells);
    },
    parts.map(({ partno }, at) => [partno, at % 50 === 0 ? block(at) : null]),
  );
};

/** How many rows have an error, and three of those that have neither an error nor the service's values. */
async function shown(page: Page) {
  const values = await page.evaluate(async (count) => {
    await window.workbook.settled();
    return window.workbook.values("Storm", `B1:K${String(count)}`);
  }, rows);
  const isError = ([first]: readonly unknown[]): boolean => first === "#N/A" || first === "#VALUE!";
  const wrong = values.flatMap((row, at) =>
    isError(row) || JSON.stringify(row) === JSON.stringify(parts[at]?.cells) ? [] : [[at, row]],
  );
  return { errors: values.filter(isError).length, wrong: wrong.slice(0, 3) };
}

test.each(["kept", "full", "blocked"])(
  "two windows in a storm, storage %s: no cell is wrong or waits",
  async (storage) => {
    const weather = storm(randomFrom(seed));
    workbook = await openWorkbook({
      demo: { serviceUrl: service.url, key: "demo-key" },
      hurryBy: 20,
      prepare: async (context) => {
        await context.addInitScript(spoil, [storage, seed] as const);
        // Microsoft's runtime drops results that are refused a minute after they were made: its clock doesn't jump.
        await context.route("**/microsoft/excel-*.js", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll("Date.now()", "new Date().getTime()");
          await route.fulfill({ response, body });
        });
        await context.route(`${service.url}/v2/products?**`, weather.respond);
      },
    });
    const windows = [workbook.page, await workbook.another()];
    await Promise.all(windows.map(enter));
    const errorsNow = async () => {
      const both = await Promise.all(windows.map(shown));
      expect(both.map(({ wrong }) => wrong)).toEqual([[], []]);
      return both.map(({ errors }) => errors);
    };
    process.stdout.write(`storage ${storage}, seed ${String(seed)}: errors ${(await errorsNow()).join()}\n`);
    weather.end();
    while ((await errorsNow()).some((errors) => errors > 0));
    expect(workbook.troubles).toEqual([]);
  },
  600_000,
);
