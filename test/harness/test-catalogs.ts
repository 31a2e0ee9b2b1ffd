import { baseMark, listValue, partnoMark, type Product, type Text, type Value } from "../../service/catalog/product";
import { hash, randomOf } from "../../service/catalog/random";
import { realProducts } from "../../service/catalog/real-products";
import { isCommaSeparated, isUrl, responseFields } from "../../service/catalog/response-fields";
import { productCategories } from "../../src/product-data/vocabulary/category";
import { valuesOf } from "../../src/product-data/vocabulary/enumerated-values";
import type { Field } from "../../src/product-data/vocabulary/field";
import { inEachLanguage } from "../../src/product-data/vocabulary/language";

type English = Readonly<Record<string, Value>>;

/** The real parts, or a sample of them, some of them with other values. Values of list fields are in English. */
export function* changedCatalog(changes: Readonly<Record<string, English>>, count?: number): Generator<Product> {
  for (const product of realProducts(count)) {
    const changed = changes[product.partno];
    yield changed === undefined ? product : { ...product, values: { ...product.values, ...localized(changed) } };
  }
}

/** The real parts, or a sample of them, of which some have states that tests need. */
export const statesCatalog = (count?: number): Iterable<Product> =>
  changedCatalog(
    {
      GRM188R61E106MA73D: { Status: "NRND" },
      GCM1555C1H680FA16J: { Status: "NRND" },
      GCM1885C1H181JA16D: { Status: "Under Development" },
      GCM1885C2A102FA16D: {
        ...{ Status: "To be discontinued", AlternativePartno: ["GCM1885C2A102JA16D"] },
        ...{ LastBuyDate: "2027-03-31", ProductionEndDate: "2027-09-30" },
      },
      GCM155R71C224KE02D: {
        ...{ Status: "Discontinued", AlternativePartno: ["GRM155R71C224KA12D", "GRM155R71C224KA12J"] },
        ...{ LastBuyDate: "2020-03-31", ProductionEndDate: "2020-09-30" },
      },
    },
    count,
  );

/** The sample with this number of parts at another time: states differ, some parts are new, others gone. */
export function* laterCatalog(count: number): Generator<Product> {
  let index = 0;
  for (const { values, ...rest } of realProducts(count + count / 10)) {
    // The first ones are those of the examples.
    const isGone = index > 100 && index < count && index % 10 === 0;
    const changed = index < 100 || index % 2 === 0 ? localized({ Status: "NRND", MinOrderQuantity: 500 }) : {};
    if (!isGone) yield { ...rest, values: { ...values, ...changed } };
    index++;
  }
}

const localized = (values: English): Product["values"] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      return [name, typeof value === "string" && valuesOf(name, "en") !== undefined ? listValue(name, value) : value];
    }),
  );

/**
 * Parts that don't exist, a quarter of them with leads, a quarter inductors. Every field of the document has values, and
 * every value of every list occurs.
 */
export function* madeUpCatalog(count: number): Generator<Product> {
  for (let index = 0; index < count; index++) {
    const category = productCategories[[0, 0, 1, 2][index % 4] ?? 0] ?? "inductors";
    const base = `TEST${category.slice(-4).toUpperCase()}${String(1_000_000 + (hash(1, String(index)) % 9_000_000))}-${String(index)}`;
    const random = randomOf(1, base);
    const made = responseFields(category).map((field): [string, Value] => {
      const absent = random() < 0.1;
      return [field.name, absent ? null : valueFor(field, index >> 2, random())];
    });
    const values: Record<string, Value> = { ...Object.fromEntries(made), PartnoWithoutPackageCode: base };
    for (const { name, textOf } of responseFields(category)) {
      const number = values[textOf ?? ""];
      if (textOf !== null) values[name] = typeof number === "number" ? `${String(number)} as text` : null;
    }
    yield { category, partno: `${base}${"DJ"[index % 2] ?? ""}`, values };
  }
}

function valueFor(field: Field, index: number, random: number): Value {
  if (field.type === "Boolean") return random < 0.5;
  const step = Math.floor(random * 12);
  if (field.type === "Integer") return 100 * step;
  if (field.type === "Double")
    return Number(`${["1", "1.5", "2.2", "3.3", "4.7", "6.8"][step % 6] ?? ""}e${String(-9 + (step % 4))}`);
  if (field.type === "Date") return `202${String(step % 10)}-0${String(1 + (step % 9))}-28`;
  if (isUrl(field)) return `${baseMark}/parts/${partnoMark}/${field.name}`;
  const texts: readonly Text[] =
    valuesOf(field.name, "en")?.map((value) => listValue(field.name, value)) ?? words(field);
  const [text = "", second = ""] = [texts[index % texts.length], texts[(index + step) % texts.length]];
  if (field.type !== "List" && !isCommaSeparated(field)) return text;
  return [...new Set([text, second])];
}

const words = (field: Field): readonly Text[] =>
  ["one", "two, three", "±4%", "5 > 4"].map((word) =>
    inEachLanguage((language) => `${field.label[language]} ${word}${language === "en" ? "" : ` ${language}`}`),
  );
