import { randomOf } from "../../service/catalog/random";
import { madeUpCatalog } from "../harness/test-catalogs";
import { languages } from "../../src/product-data/vocabulary/language";
import { type ConditionRow, type ContextLetter, contexts, groups } from "../document";
import {
  evaluate,
  fieldsOf,
  filterText,
  type Subject,
  type TestCondition,
  type TestKey,
  valueOf,
  type Values,
  valuesOf,
} from "../service/evaluator";
import { downloadAll, partnosOf, productsOf, start } from "../service/support";
import { useService } from "../harness/use-service";

const filtersPerLanguage = 250;
const cap = 25;
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);

const service = useService(() => start({ catalog: madeUpCatalog(2000), cap }));
const subjects: Record<string, readonly Subject[]> = {};

beforeAll(async () => {
  const letters = Object.keys(groups) as readonly (keyof typeof groups)[];
  const english = await Promise.all(letters.map((letter) => valuesIn(letter, "en")));
  for (const lang of languages) {
    const local = lang === "en" ? english : await Promise.all(letters.map((letter) => valuesIn(letter, lang)));
    subjects[lang] = letters.flatMap((letter, group) =>
      (english[group] ?? []).map((en, index) => {
        return { partno: String(en["Partno"]), letter, en, local: local[group]?.[index] ?? {} };
      }),
    );
  }
});

async function valuesIn(letter: keyof typeof groups, lang: string): Promise<readonly Values[]> {
  const answer = await downloadAll(service, contexts[letter], lang);
  return (answer.Data[groups[letter]]?.Products ?? []).map(valuesOf);
}

describe.each(languages)("In %s", (lang) => {
  test(`random filters have the evaluator's results, in the same order (seed ${String(seed)})`, async () => {
    const random = randomOf(seed, lang);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    let found = 0;
    for (let i = 0; i < filtersPerLanguage; i++) {
      const letter = pick(Object.keys(contexts) as ContextLetter[]);
      const wanted = Array.from({ length: Math.floor(random() * 4) }, () => conditionFor(letter, lang, random, pick));
      const keys = Array.from({ length: Math.floor(random() * 3) }, (): TestKey => {
        return { field: pick(fieldsOf(letter)).name, direction: pick(["asc", "desc"]) };
      });
      const filter = filterText(letter, wanted);
      const orderby = keys.map(({ field, direction }) => `${field} ${direction}`).join(",");
      const answer = await productsOf(service, {
        lang,
        ...(filter === "" ? {} : { filter }),
        ...(orderby === "" ? {} : { orderby }),
      });
      const expected = evaluate(subjects[lang] ?? [], letter, wanted, keys);
      const first = expected.slice(0, cap);
      const byGroup = Object.values(groups).flatMap(
        (group) => answer.Data[group]?.Products.map((product) => product.Partno) ?? [],
      );
      expect({ filter, orderby, parts: byGroup, more: answer.HasMoreHits }).toEqual({
        filter,
        orderby,
        parts: ["S", "L", "I"].flatMap((each) => first.filter((partno) => letters.get(partno) === each)),
        more: expected.length > cap,
      });
      found += expected.length;
    }
    expect(found).toBeGreaterThan(filtersPerLanguage);
  });
});

const letters = {
  get: (partno: string) =>
    (byPartno ??= new Map(subjects["en"]?.map((subject) => [subject.partno, subject.letter]))).get(partno),
};
let byPartno: ReadonlyMap<string, string> | undefined;

/** A condition on a field of the context, with a value close to one that a product has. */
function conditionFor(
  letter: ContextLetter,
  lang: string,
  random: () => number,
  pick: <T>(items: readonly T[]) => T,
): TestCondition {
  const row = pick(fieldsOf(letter).filter(({ name }) => name !== "Category"));
  const members = { N: "SLI", C: "SL", S: "S", L: "L", I: "I" }[letter];
  const having = (subjects[lang] ?? []).filter((subject) => members.includes(subject.letter));
  const value = (): unknown => {
    for (let tries = 0; tries < 50; tries++) {
      const actual = valueOf(pick(having).local, row.name);
      if (actual !== null && !(Array.isArray(actual) && actual.length === 0)) return actual;
    }
    return null;
  };
  if (row.type === "Boolean") return { field: row.name, operator: "eq", value: random() < 0.5 };
  if (row.type === "Double") {
    const number = Number(value() ?? 1);
    const shifted = random() < 0.7 ? number : number * (0.5 + random());
    return { field: row.name, operator: pick(["eq", "ge", "le", "gt", "lt"] as const), value: shifted };
  }
  return textCondition(row, () => value(), random, pick);
}

function textCondition(
  row: ConditionRow,
  value: () => unknown,
  random: () => number,
  pick: <T>(items: readonly T[]) => T,
): TestCondition {
  const operator = row.listed ? "eq" : pick(["eq", "startswith", "contains"] as const);
  const alternatives = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const actual = value();
    const text = Array.isArray(actual)
      ? String(pick(actual))
      : row.name === "Application"
        ? pick(String(actual).split(","))
        : String(actual);
    if (operator === "eq") return text;
    const from = operator === "startswith" ? 0 : Math.floor(random() * text.length);
    return text.slice(from, from + 1 + Math.floor(random() * 5));
  });
  const known = alternatives.filter((text) => text !== "null" && text.trim() !== "");
  // A list field without values in the context is skipped: there is no value to use.
  return known.length === 0
    ? { field: "Partno", operator: "contains", value: "1" }
    : { field: row.name, operator, value: known.join("|") };
}

test("Several alternatives of startswith, contains, and eq find the products of each", async () => {
  for (const form of [
    (text: string) => `startswith(Partno,'${text}')`,
    (text: string) => `contains(Partno,'${text}')`,
  ]) {
    const one = partnosOf(await productsOf(service, { filter: form("TESTTORS1") }));
    const other = partnosOf(await productsOf(service, { filter: form("TESTLEAD1") }));
    const both = partnosOf(await productsOf(service, { filter: form("TESTLEAD1|TESTTORS1|TESTLEAD12") }));
    expect([...both].sort()).toEqual([...one, ...other].sort().slice(0, cap));
  }
});
