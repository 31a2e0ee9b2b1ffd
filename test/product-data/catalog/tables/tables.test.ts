import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { fieldValue } from "../../../../src/product-data/api/product";
import { checkTable } from "../../../../src/product-data/catalog/check-files";
import { mark, unmark } from "../../../../src/product-data/catalog/tables/marks";
import { Packer } from "../../../../src/product-data/catalog/tables/packer";
import { openTable } from "../../../../src/product-data/catalog/tables/table";
import { Tables } from "../../../../src/product-data/catalog/tables/tables";
import { fields } from "../../../../src/product-data/vocabulary/field";
import { type Language, languages } from "../../../../src/product-data/vocabulary/language";
import { start } from "../../../service/support";
import { type Downloads, downloadsOf, packed, tablesOf } from "../catalog";
import { repeated } from "../../../harness/random";
import { groupOf } from "../../../product-group";
import { useService } from "../../../harness/use-service";

const service = useService(() => start({ products: Math.max(2000, repeated(6000)) }));
let downloads: Downloads;
let tables: Readonly<Record<Language, Tables>>;
let files: Readonly<Record<Language, readonly Uint8Array[]>>;
beforeAll(async () => {
  downloads = await downloadsOf(service);
  ({ tables, files } = tablesOf(downloads));
});

const fail = (message: string): never => {
  throw new Error(message);
};
/** A product of tables reads them on access. */
const plain = (product: unknown): unknown => JSON.parse(JSON.stringify(product));
const failureOf = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { readonly failure?: unknown }).failure;
  }
};

describe("Packed tables", () => {
  test("return every product of the catalog in every language", () => {
    for (const language of languages)
      for (const products of downloads[language].values())
        expect(
          products.find(
            (product) => !isDeepStrictEqual(plain(tables[language].product(product.record.Partno, 0)), product),
          ),
        ).toBe(undefined);
  });

  test("return each value of a product as the product itself does", () => {
    for (const language of languages)
      for (const products of downloads[language].values())
        for (const product of products.filter((_, at) => at % 20 === 0)) {
          const own = tables[language].product(product.record.Partno, 0) ?? fail(`no ${product.record.Partno}`);
          for (const one of fields.filter(({ name }) => name !== "AsOf"))
            if (!isDeepStrictEqual(fieldValue(own, one), fieldValue(product, one)))
              throw new Error(`${product.record.Partno} has another ${one.name}`);
        }
  });

  test("add little for each further language", () => {
    const bytes = languages.map((language) => files[language].reduce((sum, { length }) => sum + length, 0));
    const [en = 0, ja = 0, zh = 0] = bytes;
    expect((ja + zh) / en).toBeLessThan(0.25);
  });

  test("report a missing part", () => {
    expect(tables.en.product("NOT-A-PART", 0)).toBeUndefined();
    expect(tables.en.product("", 0)).toBeUndefined();
  });

  test("find the part numbers with a prefix", () => {
    const partnos = [...downloads.en.values()].flat().map(({ record }) => record.Partno);
    for (const partno of partnos.filter((_, at) => at % 100 === 0))
      for (const length of [1, 4, 9, partno.length, partno.length + 1]) {
        const beginning = `${partno}X`.slice(0, length);
        const expected = partnos.filter((each) => each.startsWith(beginning));
        expect([...tables.en.startingWith(beginning)].sort()).toEqual(expected.sort());
      }
  });
});

test("Addresses and texts that no two parts share are restored", () => {
  const products = (downloads.en.get("ceramicCapacitorsSMD") ?? []).map((product, at) => {
    const own = `${"x".repeat(500)}${String(at)} \ud800 "電"`;
    const MediaFileUrls = { ...(product.record["MediaFileUrls"] as object), Appearance: `https://a.example/${own}` };
    return { ...product, record: { ...product.record, MediaFileUrls, Caution: [own, "b"], Notices: own } };
  });
  const tables = new Tables([openTable(packed(products, "en"))]);
  for (const product of products) expect(plain(tables.product(product.record.Partno, 0))).toEqual(product);
});

describe("A wrong file is rejected", () => {
  const some = () => (downloads.en.get("inductors") ?? []).slice(0, 50);

  test("bytes that aren't a table file", () => {
    for (const bytes of [
      new Uint8Array(),
      new Uint8Array(100),
      new TextEncoder().encode("Partno,Status\nA,B\n".repeat(9)),
    ])
      expect(failureOf(() => openTable(bytes))).toEqual({ code: "notTables" });
  });

  test("another version", () => {
    const file = packed(some(), "en");
    file[4] = 99;
    expect(failureOf(() => openTable(file))).toEqual({ code: "otherVersion" });
  });

  test("a truncated file, of any length", () => {
    const file = packed(some(), "en");
    for (let length = 24; length < file.length; length += 97)
      expect(failureOf(() => openTable(file.slice(0, length)))).toEqual({ code: "damaged" });
  });

  test("words and codes that no response has", async () => {
    const table = openTable(packed(some(), "en"));
    await checkTable(table);
    const status = table.columnOf("Status");
    status.codes[3] = 99;
    await expect(checkTable(table)).rejects.toMatchObject({ failure: { code: "damaged" } });
    status.codes[3] = 1;
    Object.assign(status.words, { 0: 7 });
    await expect(checkTable(table)).rejects.toMatchObject({ failure: { code: "damaged" } });
  });

  test("a translation of another table", () => {
    const base = openTable(packed(some(), "en"));
    const other = openTable(packed(some().slice(1), "en"));
    const file = packed((downloads.ja.get("inductors") ?? []).slice(0, 50), "ja", base);
    expect(openTable(file, base).language).toBe("ja");
    expect(failureOf(() => openTable(file, other))).toEqual({ code: "damaged" });
    expect(failureOf(() => openTable(file))).toEqual({ code: "damaged" });
  });

  test("a translation with other products", () => {
    const base = openTable(packed(some(), "en"));
    const products = (downloads.ja.get("inductors") ?? []).slice(0, 49);
    const missing = some()[49]?.record.Partno;
    expect(failureOf(() => packed(products, "ja", base))).toEqual({ code: "otherParts", partno: missing });
  });

  test("a repeated part number, or one that no line can contain", () => {
    const [product] = some();
    if (product === undefined) throw new Error("no product");
    expect(failureOf(() => packed([product, product], "en"))).toEqual({
      code: "repeatedPart",
      partno: product.record.Partno,
    });
    for (const partno of ["A\nB", "A\ud800"])
      expect(failureOf(() => new Packer("inductors").add({ Partno: partno }))).toEqual({
        code: "unusablePart",
        partno,
      });
  });
});

describe("Products with any content are restored", () => {
  const group = groupOf("inductors");
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      "\ue000",
      "\ue000p",
      "-",
      "=",
      "%",
      "https://x/LQW%2F1",
      "LQW/1",
      "LQW/10",
      "see LQW/10 and LQW/1",
      "A,B",
      "A, B",
    ),
  );
  const absentable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });
  const record = fc.record({
    Partno: fc.constantFrom("LQW/10", "LQW/11", "LQW/1", "+#%&", "ÄÖ", "B", "\ue000"),
    PartnoWithoutPackageCode: absentable(text.filter((each) => each !== "")),
    Status: absentable(fc.constantFrom("In Production", "NRND")),
    NewProduct: absentable(fc.boolean()),
    Notices: absentable(text.filter((each) => each !== "")),
    ProductDetailUrl: absentable(text.filter((each) => each !== "")),
    Construction: fc.array(text, { maxLength: 3 }),
    Specs: fc.record({
      Inductance: absentable(fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each + 0)),
    }),
  });

  test("and so are their translations", () => {
    const records = fc.uniqueArray(record, { minLength: 1, selector: ({ Partno }) => Partno });
    fc.assert(
      fc.property(records, fc.array(record, { minLength: 7, maxLength: 7 }), (english, others) => {
        const japanese = english.map(({ Partno }, at) => ({ ...others[at], Partno }));
        const base = openTable(
          packed(
            english.map((each) => ({ group, record: each, fetchedMs: 0 })),
            "en",
          ),
        );
        const file = packed(
          japanese.map((each) => ({ group, record: each, fetchedMs: 0 })),
          "ja",
          base,
        );
        const table = openTable(file, base);
        for (const [own, expected] of [
          [base, english],
          [table, japanese],
        ] as const)
          for (const each of expected) expect(plain(own.viewAt(own.rowOf(each.Partno), 0).record)).toMatchObject(each);
      }),
      { seed: 17, numRuns: repeated(300) },
    );
  });

  test("marks", () => {
    const names = { partno: "LQW15AN10NG00#D", base: "LQW15AN10NG00" };
    for (const written of [
      "https://x/LQW15AN10NG00%23D?b=LQW15AN10NG00",
      "https://parent.invalid/part.html",
      "LQW15AN10NG00#D: LQW15AN10NG00",
      "\ue000p\ue000",
      "",
    ])
      expect(unmark(mark(written, names), names, "https://parent.invalid/")).toBe(written);
    expect(mark("https://x/LQW15AN10NG00%23D", names)).toBe("https://x/\ue000a");
  });
});
