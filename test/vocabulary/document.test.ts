import { categories, categoryById, type ProductCategory } from "../../src/vocabulary/category";
import { enumeratedValues, valuesOf } from "../../src/vocabulary/enumerated-values";
import { conditionFields, type Field, fieldByName, fields, type Place } from "../../src/vocabulary/field";
import { languages } from "../../src/vocabulary/language";
import { sameInAllLanguages, tableAfter } from "./document";

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

describe("The vocabulary says what the document says", () => {
  test("about category ids", () => {
    expect(categories.map(({ id }) => id).sort()).toEqual(
      tableAfter("### Category IDs")
        .map(([, id]) => id)
        .sort(),
    );
    for (const [name, id] of tableAfter("### Category IDs")) expect(categoryById(id ?? "")?.label.en).toBe(name);
  });

  test("about the 37 search conditions, their types, units, contexts and lists", () => {
    const rows = tableAfter("### Search conditions");
    expect(rows).toHaveLength(37);
    expect(
      fields
        .filter((field) => field.contexts.length > 0)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(rows.map(([, name]) => name).sort());
    const contexts = [
      "none",
      "ceramicCapacitors",
      "ceramicCapacitorsSMD",
      "ceramicCapacitorsLead",
      "inductors",
    ] as const;
    // These two cells hold a remark in place of a unit, and for inductance the unit stands only in the response table.
    const remarks = ["rated current based on temperature rise", "self-resonance frequency", "Category ID", ""];
    for (const [, name = "", type, unit = "", ...rest] of rows) {
      const field = known(name);
      expect([name, field.type === "List" ? "String" : field.type]).toEqual([name, type]);
      if (!remarks.includes(unit)) expect([name, field.unit]).toEqual([name, unit.split(" ")[0]]);
      contexts.forEach((context, column) => {
        expect([name, context, conditionFields(context).includes(field) ? "Y" : "-"]).toEqual([
          name,
          context,
          rest[column],
        ]);
      });
      const note = rest[contexts.length] ?? "";
      expect([name, field.listed]).toEqual([name, note.startsWith("List") || note === "values listed below"]);
    }
  });

  test("about every response field, its place, type, unit and categories", () => {
    const expected: (readonly [string, Place, string, string, string])[] = [];
    for (const [name = "", type = "", cats = ""] of tableAfter("**Product object**"))
      if (type !== "Object") expected.push([name, "Product", type === "List[String]" ? "List" : type, "", cats]);
    for (const name of ["AecQ200Support", "Rohs", "Reach", "LeadFree"])
      expected.push([name, "ComplianceInfo", "Boolean", "", "SLI"]);
    expected.push(["SvhcDocumentUrl", "ComplianceInfo", "String", "", "SLI"]);
    for (const [names = "", type = "", cats = ""] of tableAfter("**Specs** (each")) {
      const [kind = "", unit = ""] = type.split(", ");
      for (const name of names.replace(/ \(.*/, "").split(", ")) {
        expected.push([name, "Specs", kind, unit, cats]);
        const companion = /\((.*)\)/.exec(names)?.[1];
        if (companion !== undefined) expected.push([companion, "Specs", "String", "", cats]);
      }
    }
    for (const [name = "", , cats = ""] of tableAfter("**MediaFileUrls**"))
      expected.push([name, "MediaFileUrls", "String", "", cats]);
    for (const name of ["Category", "Manufacturer", "Lv1Category", "Lv2Category", "Lv3Category"])
      expected.push([name, "Group", "String", "", "SLI"]);

    const actual = fields
      .filter((field) => field.place !== null)
      .map((field) => [field.name, field.place, field.type, field.unit, catsOf(field)]);
    expect(actual.sort()).toEqual([...expected].sort());
  });

  test("about enumerated values in all three languages", () => {
    const same = ["RatedVoltageClass", "TemperatureCharacteristicsCompliedStandard", "Brand"];
    for (const field of Object.keys(enumeratedValues)) {
      const rows = same.includes(field)
        ? sameInAllLanguages(field).map((value) => [value, value, value])
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
