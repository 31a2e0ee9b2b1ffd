import { IDBFactory } from "fake-indexeddb";
import { startService } from "../../service/server";
import { keyName } from "../../src/addin/settings";
import type { AddinHost } from "../harness/bridge/host";
import { openSession } from "./session";
import { useService } from "../harness/use-service";

const key = "k3y-that-must-not-leave-5up3r";
const service = useService(() => startService({ products: 3000, keys: [key] }));
let addin: AddinHost;
afterEach(() => addin.close());

test("The key is in the header of requests and in its storage entry, and nowhere else", async () => {
  const emitted: string[] = [];
  const headers: string[] = [];
  for (const method of ["log", "info", "warn", "error", "debug"] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...texts: unknown[]) => void emitted.push(texts.map(String).join(" ")));
  const storage = new IDBFactory();
  const spied: typeof fetch = async (url, init) => {
    emitted.push(new Request(url).url, JSON.stringify({ ...init, headers: undefined, signal: undefined }));
    headers.push(new Headers(init?.headers).get("x-api-key") ?? "none");
    return fetch(url, init);
  };
  addin = await openSession({ serviceUrl: service.url, key, storage, fetch: spied });
  service.setFaults({ 500: 0.3 });
  const outcomes = await addin.callAll([
    { id: "SPEC", args: [[["GRM155R61E105KA12D"], ["NOSUCHPART123"]], [["Status", "Capacitance"]], null] },
    { id: "SEARCH", args: ["Category eq 'inductors'", null, null, null, 5] },
    { id: "SEARCH", args: ["broken ~ filter", null, null, null, 5] },
    { id: "DOWNLOADURL", args: ["inductors", null] },
  ]);
  emitted.push(JSON.stringify(outcomes));

  const slot = keyName;
  for (let index = 0; index < addin.window.localStorage.length; index += 1) {
    const name = addin.window.localStorage.key(index) ?? "";
    emitted.push(name);
    if (name !== slot) emitted.push(addin.window.localStorage.getItem(name) ?? "");
  }
  emitted.push(JSON.stringify(await everythingIn(storage)));
  emitted.push(addin.window.document.documentElement.outerHTML);

  expect(headers.length).toBeGreaterThan(2);
  expect(new Set(headers)).toEqual(new Set([key]));
  expect(addin.window.localStorage.getItem(slot)).toBe(key);
  for (const text of emitted) expect(text.toLowerCase()).not.toContain(key.toLowerCase());
});

test("A service that repeats the key in a message or in a part shows it in no cell and stores it nowhere", async () => {
  const storage = new IDBFactory();
  const repeating: typeof fetch = async (url, init) => {
    const requested = new Request(url).url;
    if (requested.includes("inductors"))
      return new Response(JSON.stringify({ message: `Bad: ${key}` }), { status: 400 });
    return new Response((await (await fetch(url, init)).text()).replaceAll(/"Status":"[^"]*"/g, `"Status":"${key}"`));
  };
  addin = await openSession({ serviceUrl: service.url, key, storage, fetch: repeating, hurry: 20 });
  const outcomes = await addin.callAll([
    { id: "SPEC", args: [[["GRM155R61E105KA12D"]], [["Status"]], null] },
    { id: "SEARCH", args: ["Category eq 'inductors'", null, null, null, 5] },
  ]);
  expect(outcomes).toMatchObject([{ error: "#N/A" }, { error: "#VALUE!" }]);
  expect(JSON.stringify([outcomes, await everythingIn(storage)])).not.toContain(key);
});

test("A key of fewer than eight characters may occur in any response, which is used", async () => {
  const short = await startService({ products: 3000, keys: ["e"] });
  addin = await openSession({ serviceUrl: short.url, key: "e" });
  const outcomes = await addin.callAll([{ id: "SPEC", args: [[["GRM155R61E105KA12D"]], [["Status"]], null] }]);
  expect(outcomes).toMatchObject([{ value: expect.anything() as unknown }]);
  await short.stop();
});

async function everythingIn(storage: IDBFactory): Promise<readonly unknown[]> {
  const [database] = await storage.databases();
  if (database?.name === undefined) return [];
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = storage.open(database.name ?? "");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("The storage did not open"));
  });
  const found = await Promise.all(
    Array.from(opened.objectStoreNames).map(
      (name) =>
        new Promise<unknown>((resolve) => {
          const request = opened.transaction(name).objectStore(name).getAll();
          request.onsuccess = () => resolve(request.result);
        }),
    ),
  );
  opened.close();
  return found;
}
