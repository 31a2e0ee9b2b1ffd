import { randomOf } from "../../service/catalog/random";
import { send, start } from "../service/support";
import { useService } from "../harness/use-service";

const requests = 2000;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

const service = useService(() => start({ cap: 1 }));

/** Pieces that resemble a filter, so that requests aren't rejected at their first character. */
const pieces = [
  "$filter=", "$orderby=", "lang=", "&", "=", "%20", "+", "and", "or", "not", "eq", "ge", "Partno", "Status", "Capacitance", "Rohs", "Category",
  "'", "''", "%27", "(", ")", ",", "|", "%7C", "startswith(Partno,'", "contains(PackageType,'", "1e-7", "-1", "1e999", "NaN", "true", "asc", "desc",
  "%", "%0", "%00", "%C2%B1", "%E9%96%8B%E7%99%BA", "\u00ff\u00fe", "\u00c2\u00b1", "'; DROP TABLE product;--", "%27%20OR%201%3D1", "x".repeat(9000),
]; // oxfmt-ignore

function randomQuery(random: () => number): string {
  const length = Math.floor(random() * 12);
  const parts = Array.from({ length }, () => {
    if (random() < 0.8)
      return (pieces[Math.floor(random() * pieces.length * (random() < 0.5 ? 0.975 : 1))] ?? "").replaceAll(" ", "%20");
    // Any byte that node accepts in a request line.
    return String.fromCharCode(
      ...Array.from({ length: 1 + Math.floor(random() * 20) }, () => 0x21 + Math.floor(random() * 0xde)),
    ).replace(/[\u007f#]/g, "");
  });
  return (random() < 0.7 ? "$filter=" : "") + parts.join("");
}

test(`2,000 random query strings get 200, 400, or 414, with constant memory (seed ${String(seed)})`, async () => {
  const random = randomOf(seed, "query strings");
  const statuses = new Map<number, number>();
  const heapsMb: number[] = [];
  for (let i = 0; i < requests / 4; i++) {
    const answers = await Promise.all([0, 1, 2, 3].map(() => send(service, `/v2/products?${randomQuery(random)}`)));
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (i % 50 === 0) heapsMb.push(process.memoryUsage().arrayBuffers / 1e6 + process.memoryUsage().external / 1e6);
  }
  expect([...statuses.keys()].filter((status) => ![200, 400, 414].includes(status))).toEqual([]);
  for (const status of [200, 400, 414]) expect(statuses.get(status)).toBeGreaterThan(2);
  // SQLite's memory is outside the heap; uncollected garbage may add a little.
  expect((heapsMb.at(-1) ?? 0) - (heapsMb[1] ?? 0)).toBeLessThan(64);
  expect((await send(service, "/v2/products")).status).toBe(200);
});

test("Filters of maximum length and cost get a response", async () => {
  const many = (count: number, text: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => text(index)).join("%7C");
  const words = many(1000, (index) => index.toString(36).toUpperCase().padStart(2, "A"));
  const hostile = [
    `contains(Partno,'${words}')`,
    `startswith(Partno,'${words}')`,
    `Partno+eq+'${words}'`,
    `contains(PackageType,'${words}')`,
    Array.from({ length: 300 }, (_, index) => `contains(Partno,'${String(index % 100)}')`).join("+and+"),
    Array.from({ length: 300 }, (_, index) => `ReferenceMass+ge+${String(index)}`).join("+and+"),
    Array.from({ length: 400 }, () => "Rohs+eq+true").join("+and+"),
  ];
  for (const filter of hostile) {
    const path = `/v2/products?$filter=${filter}`;
    expect([filter.slice(0, 30), path.length <= 8192, (await send(service, path)).status]).toEqual([
      filter.slice(0, 30),
      true,
      200,
    ]);
  }
  const orderby = Array.from(
    { length: 350 },
    (_, index) => `${["Status", "PackageType", "Application", "Reach"][index % 4] ?? ""}+desc`,
  ).join(",");
  expect((await send(service, `/v2/products?$orderby=${orderby}`)).status).toBe(200);
});
