import { madeUpCatalog } from "../harness/test-catalogs";
import { enumeratedValues } from "../../src/product-data/vocabulary/enumerated-values";
import { languages } from "../../src/product-data/vocabulary/language";
import { conditions, type ConditionRow, type ContextLetter, contexts } from "../document";
import { messageOf, partnosOf, productsOf, search, start } from "./support";
import { useService } from "../harness/use-service";

const service = useService(() => start({ catalog: madeUpCatalog(2000), cap: 20 }));

const letters = Object.keys(contexts) as readonly ContextLetter[];

function filterOf({ name, type, listed }: ConditionRow, letter: ContextLetter): string {
  const category = contexts[letter] === null ? [] : [`Category eq '${contexts[letter]}'`];
  if (name === "Category") return category[0] ?? "Category eq ''";
  const value = listed
    ? `'${enumeratedValues[name]?.[0]?.[0] ?? ""}'`
    : { String: "'1'", Double: "1e-6", Boolean: "true" }[type];
  return [...category, `${name} eq ${value}`].join(" and ");
}

describe("A condition field can be used in the contexts of the document's table, and in no other", () => {
  test.each(conditions)("$name: $usable", async (condition) => {
    for (const letter of letters) {
      if (condition.name === "Category" && letter === "N") continue;
      const filter = filterOf(condition, letter);
      const answer = await search(service, { filter });
      const expected = condition.usable.includes(letter) ? 200 : 400;
      expect([filter, answer.status]).toEqual([filter, expected]);
      if (expected === 400)
        expect(messageOf(answer)).toContain(`character ${String(filter.lastIndexOf(condition.name) + 1)}:`);
    }
  });

  test.each(conditions)("$name can be sorted by in the same contexts", async ({ name, usable }) => {
    for (const letter of letters) {
      const category = contexts[letter];
      const filter = category === null ? {} : { filter: `Category eq '${category}'` };
      const answer = await search(service, { ...filter, orderby: `${name} desc` });
      expect([letter, answer.status]).toEqual([letter, usable.includes(letter) ? 200 : 400]);
    }
  });
});

describe("Every enumerated value finds the same products in each language", () => {
  const rows = Object.entries(enumeratedValues).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  );

  test.each(rows)("%s %j", async (field, values) => {
    const usable = conditions.find(({ name }) => name === field)?.usable ?? "";
    const letter = letters.find((each) => usable.includes(each)) ?? "N";
    const category = contexts[letter] === null ? "" : `Category eq '${contexts[letter]}' and `;
    const found: string[] = [];
    for (const [index, lang] of languages.entries()) {
      const value = values[index] ?? "";
      const answer = await productsOf(service, { filter: `${category}${field} eq '${value}'`, lang });
      expect(partnosOf(answer)).not.toHaveLength(0);
      found.push(partnosOf(answer).join());
    }
    expect(new Set(found).size).toBe(1);
  });

  test("only in the language of lang", async () => {
    expect((await search(service, { filter: "Status eq '生産中'", lang: "ja" })).status).toBe(200);
    const answer = await search(service, { filter: "Status eq '生産中'", lang: "en" });
    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toContain("character 11:");
  });

  test("and only by its exact text", async () => {
    expect((await search(service, { filter: "Status eq 'in production'" })).status).toBe(400);
    expect((await search(service, { filter: "Status eq 'In Production '" })).status).toBe(400);
  });
});

describe("Category", () => {
  test("ceramicCapacitors finds both kinds of ceramic capacitors", async () => {
    const answer = await productsOf(service, {
      filter: "Category eq 'ceramicCapacitors' and contains(Partno,'-199')",
      orderby: "RatedVoltage desc",
    });
    expect(Object.keys(answer.Data)).toEqual(["CeramicCapacitorsSMD", "CeramicCapacitorsLead"]);
  });

  test("may be anywhere in the filter, but only once", async () => {
    expect((await search(service, { filter: "Inductance gt 1e-6 and Category eq 'inductors'" })).status).toBe(200);
    const twice = await search(service, { filter: "Category eq 'inductors' and Category eq 'inductors'" });
    expect(messageOf(twice)).toMatch(/character 29: use Category only once/);
  });

  test("that doesn't exist is rejected", async () => {
    expect((await search(service, { filter: "Category eq 'resistors'" })).status).toBe(400);
  });
});
