import { categories } from "../../../src/product-data/vocabulary/category";
import { enumeratedValues, valuesOf } from "../../../src/product-data/vocabulary/enumerated-values";
import { resolveColumn } from "../../../src/product-data/vocabulary/column";
import { fieldNames } from "../../../src/product-data/vocabulary/field-names";
import { fieldByName, fields } from "../../../src/product-data/vocabulary/field";
import { languageOf, languages } from "../../../src/product-data/vocabulary/language";
import { normalizePartNumber } from "../../../src/product-data/vocabulary/part-number";
import {
  nearest,
  resolveCategory,
  resolveField,
  resolveFields,
  resolveValue,
  understandNames,
} from "../../../src/product-data/vocabulary/resolve";

describe("A user's name", () => {
  test("finds every field by its API name and by its label in each language", () => {
    for (const field of fields) {
      expect(resolveField(field.name)).toBe(field);
      for (const language of languages)
        expect([field.label[language], resolveField(field.label[language])]).toEqual([field.label[language], field]);
    }
  });

  test("finds every category by its id and by its label in each language", () => {
    for (const category of categories)
      for (const name of [category.id, ...Object.values(category.label)]) expect(resolveCategory(name)).toBe(category);
  });

  test.each([["capacitance"], ["CAPACITANCE"], ["ｃａｐａｃｉｔａｎｃｅ"], [" Capacitance "], ["静電容量"]])(
    "finds Capacitance written as %p",
    (name) => expect(resolveField(name)).toBe(fieldByName("Capacitance")),
  );

  test.each([["rated voltage"], ["Rated-Voltage"], ["定格電圧"], ["额定电压"]])(
    "finds RatedVoltage written as %p",
    (name) => expect(resolveField(name)).toBe(fieldByName("RatedVoltage")),
  );

  test("that people write is understood, and no other field has it", () => {
    const written = fieldNames.flatMap(([field, names, another]) =>
      names.split("|").map((name) => ({ name, meant: another === undefined ? [field] : [field, another] })),
    );
    expect(written.filter(({ name }) => resolveFields(name).length > 0)).toEqual([]);
    understandNames(fieldNames);
    for (const { name, meant } of written)
      expect([name, resolveFields(name).map((field) => field.name)]).toEqual([name, meant]);
  });

  test.each([
    ["Voltage", "RatedVoltage"],
    ["Rated V", "RatedVoltage"],
    ["last buy", "LastBuyDate"],
    ["LTB", "LastBuyDate"],
    ["EOL", "ProductionEndDate"],
    ["Lifecycle", "Status"],
    ["Size", "SizecodeInch"],
    ["Package", "SizecodeInch"],
    ["Height [mm]", "ThicknessMax"],
    ["T.C.", "TemperatureCharacteristics"],
    ["DCR (mΩ)", "Rdc"],
    ["Isat", "RatedCurrentIsat"],
    ["耐圧", "RatedVoltage"],
    ["サイズ", "SizecodeInch"],
    ["最終購入日", "LastBuyDate"],
    ["容值 [nF]", "Capacitance"],
    ["封装", "SizecodeInch"],
    ["生命周期", "Status"],
  ])("%p means %p", (name, field) => {
    understandNames(fieldNames);
    expect(resolveColumn(name)).toMatchObject({ field: { name: field } });
  });

  test("that doesn't exist finds nothing, and the nearest name is suggested only if it is near", () => {
    const names = fields.map(({ name }) => name);
    expect(resolveField("Capacitence")).toBeUndefined();
    expect(nearest("Capacitence", names)).toBe("Capacitance");
    expect(nearest("Colour", names)).toBeUndefined();
    expect(nearest("anything", [])).toBeUndefined();
  });

  test("of a list value is translated from each language to each language", () => {
    for (const field of Object.keys(enumeratedValues))
      for (const from of languages)
        for (const to of languages)
          valuesOf(field, from)?.forEach((value, row) => {
            expect([field, value, resolveValue(field, value, to)]).toEqual([field, value, valuesOf(field, to)?.[row]]);
          });
    expect(resolveValue("Status", "in production", "ja")).toBe("生産中");
    expect(resolveValue("Status", "on sale", "en")).toBeUndefined();
    expect(resolveValue("Partno", "GRM", "en")).toBeUndefined();
  });
});

test.each([
  ["ja", "ja"],
  ["ja-JP", "ja"],
  ["ZH-cn", "zh"],
  [" en ", "en"],
  ["fr", "en"],
  ["", "en"],
  [null, "en"],
  [undefined, "en"],
])("The language meant by %p is %p", (text, language) => expect(languageOf(text)).toBe(language));

test.each([
  ["GRM155R61E105KA12D", "GRM155R61E105KA12D"],
  [" grm155r61e105ka12d\u00a0", "GRM155R61E105KA12D"],
  ["ＧＲＭ１５５Ｒ６１Ｅ１０５ＫＡ１２Ｄ", "GRM155R61E105KA12D"],
  ["GRM155R61E105KA12#", "GRM155R61E105KA12"],
  ["GRM155 R61E105\u200bKA12D", "GRM155R61E105KA12D"],
  ["  ", ""],
])("The part number %p is written %p", (text, partno) => expect(normalizePartNumber(text)).toBe(partno));
