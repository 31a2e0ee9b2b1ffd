import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { printable } from "../../../src/product-data/base/printable";
import type { ProductGroup, ProductRecord } from "../../../src/product-data/api/product";
import { readDownload } from "../../../src/product-data/catalog/read-download";
import { jsonOf, type ProductsAnswer, send, start } from "../../service/support";
import { useService } from "../../harness/use-service";
import { repeated } from "../../harness/random";

const service = useService(() => start({ products: 1000 }));
let file: Buffer;
beforeAll(async () => {
  const issued = await send(service, "/v2/products/getproductdatadownloadurl?category=inductors&lang=ja");
  const { ProductDataDownloadUrl: url } = jsonOf(issued) as { readonly ProductDataDownloadUrl: string };
  file = (await send(service, url.slice(service.url.length), { headers: {} })).body;
});

const inductors = { category: "inductors" } as const;

interface Outcome {
  readonly group: ProductGroup;
  readonly records: readonly ProductRecord[];
}

/** Reads bytes in pieces of these lengths. */
async function read(bytes: Uint8Array, lengths: readonly number[] = [65_536]): Promise<Outcome> {
  let at = 0;
  let piece = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      const length = lengths[piece++ % lengths.length] ?? 1;
      controller.enqueue(bytes.slice(at, at + length));
      at += length;
    },
  });
  const records: ProductRecord[] = [];
  const onProduct = (record: ProductRecord): void => void records.push(record);
  const group = await readDownload(body, { ...inductors, onProduct, onProgress: () => undefined });
  return { group, records };
}

const text = (json: unknown, space?: number): Uint8Array => new TextEncoder().encode(JSON.stringify(json, null, space));
/** The records with their texts printable, as they are read. */
const asRead = (records: unknown): unknown =>
  JSON.parse(JSON.stringify(records), (_, value: unknown) => (typeof value === "string" ? printable(value) : value));
const answer = (products: readonly unknown[], more = false): unknown => ({
  HasMoreHits: more,
  Data: {
    Inductors: { Manufacturer: "Vendor", Lv1Category: "a", Lv2Category: "b", Lv3Category: "c", Products: products },
  },
});

describe("Everything is read", () => {
  test("as the service writes it, compressed or not, in pieces of any length", async () => {
    const plain = gunzipSync(file);
    const { Data } = JSON.parse(plain.toString("utf8")) as ProductsAnswer;
    const expected = Data["Inductors"];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 50, max: 9000 }), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (lengths, isCompressed) => {
          const { group, records } = await read(isCompressed ? file : plain, lengths);
          expect(records).toEqual(asRead(expected?.Products));
          expect(group).toMatchObject({ category: "inductors", Lv3Category: expected?.["Lv3Category"] });
        },
      ),
      { seed: 17, numRuns: repeated(20) },
    );
  });

  test("with white space, quotes, brackets and backslashes in texts, byte by byte", async () => {
    const records = ['"', "\\", '\\"', "}{][", '\\\\"}', "ä€😀", "\n\u2028"].map((Notices, at) => ({
      Partno: `LQW${String(at)}`,
      Notices,
    }));
    for (const space of [0, 2])
      for (const lengths of [[1], [2], [3], [7]])
        expect((await read(text(answer(records), space), lengths)).records).toEqual(asRead(records));
  });

  test("as a list alone", async () => {
    const records = [{ Partno: "LQW1" }, { Partno: "LQW2", Specs: { Inductance: 1e-9 } }];
    expect(await read(text(records))).toEqual({
      records,
      group: expect.objectContaining({ category: "inductors" }) as unknown,
    });
  });

  test("with labels after the products", async () => {
    const json = `{"Data":{"Inductors":{"Products":[{"Partno":"LQW1"}],"Lv1Category":"after"}},"HasMoreHits":false}`;
    expect((await read(new TextEncoder().encode(json))).group.Lv1Category).toBe("after");
  });
});

describe("A file is rejected with the reason", () => {
  const failureOf = async (bytes: Uint8Array): Promise<unknown> =>
    read(bytes, [1000]).then(
      () => null,
      (error: unknown) => (error as { readonly failure?: unknown }).failure,
    );
  const utf8 = (written: string): Uint8Array => new TextEncoder().encode(written);

  test("if its end is missing, at any position", async () => {
    const plain = gunzipSync(file);
    for (const share of [0.001, 0.3, 0.9, 0.999]) {
      expect(await failureOf(file.subarray(0, Math.floor(file.length * share)))).toEqual({ code: "truncated" });
      expect(await failureOf(plain.subarray(0, Math.floor(plain.length * share)))).toEqual({ code: "truncated" });
    }
    expect(await failureOf(plain.subarray(0, plain.length - 2))).toEqual({ code: "truncated" });
    const insideCharacter = plain.findIndex((byte) => byte >= 0xe0) + 1; // of three bytes
    expect(insideCharacter).toBeGreaterThan(0);
    expect(await failureOf(plain.subarray(0, insideCharacter))).toEqual({ code: "truncated" });
    expect(await failureOf(new Uint8Array())).toMatchObject({ code: "unknownLayout" });
  });

  test.each([
    ["text", utf8("Partno,Status\r\nA,B\r\n")],
    ["zip", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)],
    ["other", Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
    ["text", utf8("<html><body>Sign in</body></html>")],
  ])("if it is %s", async (kind, bytes) => {
    expect(await failureOf(bytes)).toEqual({ code: "unknownForm", kind });
  });

  test("if compressed text isn't JSON", async () => {
    expect(await failureOf(gzipSync("Partno,Status\n"))).toEqual({ code: "unknownLayout" });
  });

  test.each([
    ["a value of another type", { Partno: "LQW2", Status: 7 }, "Products[1].Status"],
    ["no part number", { Status: "NRND" }, "Products[1].Partno"],
  ])("if one product has %s", async (_, bad, at) => {
    expect(await failureOf(text(answer([{ Partno: "LQW1" }, bad])))).toEqual({ code: "unreadableProduct", at });
  });

  test("if one product isn't JSON", async () => {
    const json = `{"HasMoreHits":false,"Data":{"Inductors":{"Products":[{"Partno":"A1"},{"Partno":oops}]}}}`;
    expect(await failureOf(utf8(json))).toEqual({ code: "unreadableProduct", at: "Products[1]" });
  });

  test.each([
    ["another category", { Data: { CeramicCapacitorsSMD: { Products: [{ Partno: "A1" }] } } }],
    [
      "two categories",
      { Data: { Inductors: { Products: [{ Partno: "A1" }] }, CeramicCapacitorsSMD: { Products: [] } } },
    ],
    ["other names", { items: [{ Partno: "A1" }] }],
    ["much besides products", { about: "x".repeat(300_000), Data: {} }],
  ])("if it has %s", async (_, json) => {
    expect(await failureOf(text(json))).toEqual({ code: "unknownLayout" });
  });

  test("if it states that it is incomplete, or is empty", async () => {
    expect(await failureOf(text(answer([{ Partno: "A1" }], true)))).toEqual({ code: "incomplete" });
    expect(await failureOf(text(answer([])))).toEqual({ code: "noProducts" });
    expect(await failureOf(text({ HasMoreHits: false, Data: {} }))).toEqual({ code: "noProducts" });
  });
});
