import type { Page, Route } from "playwright-core";
import { startService } from "../../service/server";
import { type CatalogPart, fields, partsOf } from "../harness/catalog-parts";
import { randomFrom } from "../harness/random";
import { openWorkbook, type OpenedWorkbook } from "../demo/open-page";
import { useService } from "../harness/use-service";

const rows = 600;
const service = useService(() => startService({ products: 8000, cap: rows }));
let parts: readonly CatalogPart[];
let workbook: OpenedWorkbook;
beforeAll(async () => {
  parts = await partsOf(service, rows);
});
afterEach(() => workbook.close());

/** Spoils the add-in's frame: a storage that is full or missing, and a clock that jumps by hours. */
function spoil({ storage, seed }: { readonly storage: string; readonly seed: number }): void {
  if (!location.pathname.startsWith("/addin/")) return;
  const full = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };
  if (storage === "full") for (const name of ["put", "add"] as const) IDBObjectStore.prototype[name] = full;
  if (storage === "full") Storage.prototype.setItem = full;
  if (storage === "blocked") Object.defineProperty(window, "indexedDB", { value: undefined });
  const { now } = Date;
  Date.now = () => now() + ((Math.floor(now() / 600_000) * seed) % 24) * 3_600_000;
}

/** Storms of refusals and failures, and responses to other requests. */
function storm(random: () => number): { readonly respond: (route: Route) => Promise<void>; end: () => void } {
  const headers = { "Access-Control-Allow-Origin": "*" };
  let [isOver, last, kind, left] = [false, "", 0, 0];
  return {
    end: () => (isOver = true),
    respond: async (route) => {
      if (left-- <= 0) [kind, left] = [random(), Math.floor(random() * 12)];
      if (isOver || kind < 0.3) {
        const response = await route.fetch();
        const body = await response.text();
        const [before] = [last, (last = body)];
        return route.fulfill({ response, body: isOver || random() < 0.7 || before === "" ? body : before });
      }
      if (kind < 0.5) return route.fulfill({ status: 429 });
      if (kind < 0.65) return route.fulfill({ status: 403, headers, body: "{}" });
      if (kind < 0.85) return route.fulfill({ status: 500, headers, body: "{}" });
      return route.abort();
    },
  };
}

/** Blocks of 50 parts. */
const enter = (page: Page): Promise<void> =>
  page.evaluate(
    ([partnos, names]) => {
      window.workbook.addSheet("Storm");
      window.workbook.setAll(
        "Storm",
        "A1",
        partnos.map((partno) => [partno]),
      );
      for (let row = 1; row <= partnos.length; row += 50) {
        const block = `=VENDOR.SPEC(A${String(row)}:A${String(row + 49)},{${names}},"en")`;
        window.workbook.set("Storm", `B${String(row)}`, block);
      }
    },
    [parts.map(({ partno }) => partno), fields.map((field) => `"${field}"`).join()] as const,
  );

/** How many rows have values or an error, and what is neither the service's value nor an error. */
async function shown(page: Page): Promise<{ right: number; errors: number; wrong: readonly unknown[] }> {
  const values = await page.evaluate(async (count) => {
    await window.workbook.settled();
    return window.workbook.values("Storm", `B1:K${String(count)}`);
  }, rows);
  const isError = ([first]: readonly unknown[]): boolean => first === "#N/A" || first === "#VALUE!";
  const others = values.flatMap((row, at) =>
    isError(row) || JSON.stringify(row) === JSON.stringify(parts[at]?.cells) ? [] : [[at, row]],
  );
  const errors = values.filter(isError).length;
  return { right: rows - errors - others.length, errors, wrong: others };
}

test.each([
  ["kept", 1],
  ["full", 2],
  ["blocked", 3],
] as const)(
  "two windows of 6,000 cells in a storm, storage %s (seed %i): no cell is wrong or waits",
  async (storage, seed) => {
    const weather = storm(randomFrom(seed));
    workbook = await openWorkbook({
      demo: { serviceUrl: service.url, key: "demo-key" },
      hurryBy: 20,
      prepare: async (context) => {
        await context.addInitScript(spoil, { storage, seed });
        await context.route(`${service.url}/v2/products?**`, weather.respond);
      },
    });
    const windows = [workbook.page, await workbook.another()];
    await Promise.all(windows.map(enter));
    const during = await Promise.all(windows.map(shown));
    expect(during.map(({ wrong }) => wrong.slice(0, 3))).toEqual([[], []]);
    weather.end();
    for (let left = Infinity; left > 0;) {
      const after = await Promise.all(windows.map(shown));
      expect(after.map(({ wrong }) => wrong.slice(0, 3))).toEqual([[], []]);
      left = after.reduce((sum, { errors }) => sum + errors, 0);
    }
    process.stdout.write(
      `storage ${storage}, seed ${String(seed)}: ${JSON.stringify(during.map(({ right, errors }) => ({ right, errors })))}\n`,
    );
    expect(workbook.troubles).toEqual([]);
  },
  600_000,
);
