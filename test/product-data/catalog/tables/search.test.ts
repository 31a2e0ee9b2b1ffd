import { repeated } from "../../../harness/random";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { Catalog } from "../../../../service/catalog/catalog";
import { find, understand } from "../../../../service/search/search";
import { parsedOrThrow } from "../../../../src/product-data/filter/parse";
import type { Tables } from "../../../../src/product-data/catalog/tables/tables";
import { type Language, languages } from "../../../../src/product-data/vocabulary/language";
import { madeUpCatalog } from "../../../harness/test-catalogs";
import { productsOf, start } from "../../../service/support";
import { downloadsOf, type Downloads, tablesOf } from "../catalog";
import { allConditionFields, type RandomQuery, randomQueries } from "../random-queries";
import { useService } from "../../../harness/use-service";

const count = repeated(3000);
const catalog = new Catalog(madeUpCatalog(count));
const service = useService(() => start({ catalog: catalog.products, cap: count }));
let downloads: Downloads;
let tables: Readonly<Record<Language, Tables>>;
beforeAll(async () => {
  downloads = await downloadsOf(service);
  tables = tablesOf(downloads).tables;
});

/** The results of the service and of the tables. */
function both({ filter, orderby }: RandomQuery, language: Language): readonly [readonly string[], readonly string[]] {
  const query = parsedOrThrow(understand(filter, orderby, language));
  const expected = find(catalog, query, count).products.map(({ partno }) => partno);
  const hits = tables[language].search(query.filter, query.orderby, 0);
  return [Array.from({ length: hits.length }, (_, at) => hits.partnoAt(at)), expected];
}

test.each(languages)("Random filters and orders have the service's results, in its order: %s", (language) => {
  const seen = new Set<string>();
  let found = 0;
  fc.assert(
    fc.property(randomQueries([...downloads[language].values()].flat(), language), (query) => {
      const [own, expected] = both(query, language);
      expect(own.join()).toBe(expected.join());
      if (expected.length > 0) found += 1;
      for (const name of `${query.filter} ${query.orderby}`.match(/\b[A-Z]\w+/g) ?? []) seen.add(name);
    }),
    { seed: 17, numRuns: 450 },
  );
  expect(found).toBeGreaterThan(300);
  expect(allConditionFields.filter((name) => !seen.has(name))).toEqual([]);
});

test("The products of a result are those of the tables", async () => {
  for (const language of languages) {
    const answer = await productsOf(service, {
      filter: "contains(Partno,'104|470')",
      orderby: "Status desc",
      lang: language,
    });
    const query = parsedOrThrow(understand("contains(Partno,'104|470')", "Status desc", language));
    const hits = tables[language].search(query.filter, query.orderby, 0);
    const byPartno = new Map(
      Object.values(answer.Data)
        .flatMap(({ Products }) => Products)
        .map((record) => [record.Partno, record]),
    );
    expect(hits.length).toBe(byPartno.size);
    for (const [at, { record }] of hits.first(Infinity).entries())
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(record)), byPartno.get(hits.partnoAt(at))))
        throw new Error(`${hits.partnoAt(at)} is another product`);
  }
});

test.each([
  ["many alternatives", `contains(Partno,'${Array.from({ length: 400 }, (_, at) => String(100 + at)).join("|")}')`, ""],
  ["alternatives that are part of each other", "contains(Partno,'TEST|EST|TS|TESTL')", "Partno desc"],
  ["a line break", "contains(Partno,'D\nG')", ""],
  ["everything", "", ""],
  ["everything, backwards", "", "Partno desc"],
  ["kinds in turn", "", "ReferenceMass asc,Status desc"],
  ["nothing", "Category eq 'inductors' and Inductance gt 1 and Inductance lt 0.5", "Inductance asc"],
  ["what contradicts itself", "NewProduct eq true and NewProduct eq false", ""],
])("%s", (_, filter, orderby) => {
  const [own, expected] = both({ filter, orderby }, "en");
  expect(own).toEqual(expected);
});
