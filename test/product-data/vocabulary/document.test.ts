import { categories, categoryById, type ProductCategory } from "../../../src/product-data/vocabulary/category";
import { enumeratedValues, valuesOf } from "../../../src/product-data/vocabulary/enumerated-values";
import {
  conditionFields,
  type Field,
  fieldByName,
  fields,
  type FieldPlace,
} from "../../../src/product-data/vocabulary/field";
import { languages } from "../../../src/product-data/vocabulary/language";
import {
  complianceFields,
  conditions,
  contexts,
  mediaFields,
  productFields,
  type ResponseRow,
  sameInAllLanguages,
  specFields,
  tableAfter,
} from "../../document";

/** Fields that the document names in a sentence, which all products of a group share. */
const groupFields = ["Category", "Manufacturer", "Lv1Category", "Lv2Category", "Lv3Category"].map(
  (name): ResponseRow => [name, "String", "SLI", ""],
);
const letters: readonly (readonly [string, ProductCategory])[] = [
  ["S", "ceramicCapacitorsSMD"],
  ["L", "ceramicCapacitorsLead"],
  ["I", "inductors"],
];
const catsOf = (field: Field): string =>
  letters.map(([letter, category]) => (field.categories.includes(category) ? letter : "")).join("");
const known = (name: string): Field => {
  const field = fieldByName(name);
  if (field === undefined) throw new Error(`The vocabulary has no ${name}`);
  return field;
};

describe("The vocabulary agrees with the document", () => {
  test("about category ids", () => {
    expect(categories.map(({ id }) => id).sort()).toEqual(
      tableAfter("### Category IDs")
        .map(([, id]) => id)
        .sort(),
    );
    for (const [name, id] of tableAfter("### Category IDs")) expect(categoryById(id ?? "")?.label.en).toBe(name);
  });

  test("about search conditions, their types, units, contexts, and lists", () => {
    const conditionNames = fields.filter(({ contexts: usable }) => usable.length > 0).map(({ name }) => name);
    expect(conditionNames.sort()).toEqual(conditions.map(({ name }) => name).sort());
    // These two cells contain a remark instead of a unit, and the unit of inductance is only in the response table.
    const remarks = ["rated current based on temperature rise", "self-resonance frequency", "Category ID", ""];
    for (const { name, type, unit, usable, listed } of conditions) {
      const field = known(name);
      expect([name, field.type === "List" ? "String" : field.type]).toEqual([name, type]);
      if (!remarks.includes(unit)) expect([name, field.unit]).toEqual([name, unit.split(" ")[0]]);
      for (const [letter, category] of Object.entries(contexts)) {
        const taken = conditionFields(category ?? "none").includes(field);
        expect([name, letter, taken]).toEqual([name, letter, usable.includes(letter)]);
      }
      expect([name, field.listed]).toEqual([name, listed]);
    }
  });

  test("about every response field, its place, type, unit, and categories", () => {
    const places: readonly (readonly [FieldPlace, readonly ResponseRow[]])[] = [
      ["Group", groupFields],
      ["Product", productFields],
      ["ComplianceInfo", complianceFields],
      ["Specs", specFields],
      ["MediaFileUrls", mediaFields],
    ];
    const expected = places.flatMap(([place, rows]) =>
      rows.map(([name, type, categories, unit]) => [name, place, type, unit, categories]),
    );
    const actual = fields
      .filter((field) => field.place !== null)
      .map((field) => [field.name, field.place, field.type, field.unit, catsOf(field)]);
    expect(actual.sort()).toEqual(expected.sort());
  });

  test("about enumerated values in all three languages", () => {
    const same = ["RatedVoltageClass", "TemperatureCharacteristicsCompliedStandard", "Brand"];
    for (const field of Object.keys(enumeratedValues)) {
      const rows = same.includes(field)
        ? sameInAllLanguages(field).map((value) => languages.map(() => value))
        : tableAfter(`**${field}**\n`);
      languages.forEach((language, column) => {
        expect(valuesOf(field, language)).toEqual(rows.map((row) => row[column]));
      });
      expect(fieldByName(field)?.listed).toBe(true);
    }
    expect(
      fields
        .filter(({ listed }) => listed)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(enumeratedValues).sort());
  });
});
