import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import { localizedMetadata } from "../../../scripts/functions-metadata";
import type { FunctionsMetadata } from "../../../demo/metadata";
import { fields } from "../../../src/product-data/vocabulary/field";
import { languages } from "../../../src/product-data/vocabulary/language";
import { builtAddin } from "../../harness/built-addin";

let generated: FunctionsMetadata;

beforeAll(async () => {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata([resolve("src/addin/functions/functions.ts")]);
  expect(errors).toEqual([]);
  generated = JSON.parse(metadataJson) as FunctionsMetadata;
});

/**
 * The functions in the workbook page's spreadsheet, except its own. Their English names are also used by Excel in
 * Japanese and Chinese, except JIS, which is DBCS in Japanese. There is no list of the names that Excel translates in
 * other languages.
 */
const namesOfExcel = (): ReadonlySet<string> => {
  const folder = resolve("node_modules/@univerjs/engine-formula/lib/types/functions");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith("function-names.d.ts") && !file.startsWith("univer"),
  );
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(/^\s+\w+ = "([^"]+)"/gm), ([, name]) => name ?? "")));
};

test("ids, names, and parameter lists are final from the first release", () => {
  const signature = ({ id, name, parameters }: FunctionsMetadata["functions"][number]): string =>
    `${id} ${name}(${parameters.map((one) => (one.repeating ? `${one.name}...` : one.optional ? `[${one.name}]` : one.name)).join(", ")})`;
  expect(generated.functions.map(signature).sort()).toEqual([
    "ALTERNATIVES ALTERNATIVES(part, [description], [fields], [limit], [lang])",
    "CHECK CHECK(partno, description, [lang])",
    "DOWNLOADURL DOWNLOADURL(category, [lang])",
    "FIELDS FIELDS([category])",
    "PART PART(partno, [lang])",
    "SEARCH SEARCH(filter, [orderby], [lang], [fields], [limit])",
    "SPEC SPEC(partno, field, [lang])",
    "VALUES VALUES(field, [lang])",
    "WHERE WHERE(field, operator, value, more...)",
  ]);
});

test("names follow Excel's rules: three characters or more, no cell address, no function of Excel (SEARCH is the customer's choice)", () => {
  const excelsOwn = namesOfExcel();
  expect(excelsOwn.size).toBeGreaterThan(450);
  expect(excelsOwn).toContain("SEARCH");
  const macros = /^(RUN|ECHO|HALT|GOTO|RETURN|ARGUMENT|CALL|REGISTER|EVALUATE|FILES|INPUT|ALERT)$/;
  for (const name of [...generated.functions.map((each) => each.name), "VENDOR"]) {
    expect(name).toMatch(/^[A-Z][A-Z0-9._]{2,127}$/);
    expect(name).not.toMatch(/^[A-Z]{1,3}[0-9]{1,7}$|^R[0-9]*C[0-9]*$/);
    expect(name).not.toMatch(macros);
    if (name !== "SEARCH") expect(excelsOwn).not.toContain(name);
  }
});

test("the languages differ only in descriptions, labels, and help anchors", () => {
  const all = localizedMetadata(generated);
  const bare = (metadata: FunctionsMetadata | undefined): unknown =>
    JSON.parse(JSON.stringify(metadata), (key, value: unknown) => {
      if (key === "helpUrl") return String(value).replace(/#(ja-|zh-)?/, "#");
      return key === "description" || key === "tooltip" ? "" : value;
    }) as unknown;
  const withoutLabels = (metadata: FunctionsMetadata | undefined): unknown => {
    const { enums, ...rest } = metadata ?? { functions: [] };
    return bare({
      ...rest,
      functions: rest.functions,
      enums: (enums ?? []).map((each) => ({ ...each, values: each.values.map((one) => ({ ...one, name: "" })) })),
    });
  };
  expect(withoutLabels(all.get("ja"))).toEqual(withoutLabels(all.get("en")));
  expect(withoutLabels(all.get("zh"))).toEqual(withoutLabels(all.get("en")));
  const described = (language: "en" | "ja" | "zh"): readonly (string | undefined)[] =>
    (all.get(language)?.functions ?? []).flatMap((each) => [
      each.description,
      ...each.parameters.map((one) => one.description),
    ]);
  described("en").forEach((english, index) => {
    expect(described("ja")[index]).toMatch(/[\u3000-\u30ff]/);
    expect(described("zh")[index]).toMatch(/[\u4e00-\u9fff]/);
    expect(english).toMatch(/^[\x20-\x7e]+$/);
  });
});

test("the descriptions of lang name every language", () => {
  for (const { functions } of localizedMetadata(generated).values())
    for (const { id, parameters } of functions)
      for (const { name, description } of parameters)
        if (name === "lang")
          for (const language of languages)
            expect(`${id}: ${String(description)}`).toMatch(new RegExp(`\\b${language}\\b`));
});

test("the build writes the texts of the sources", async () => {
  const built = await builtAddin();
  for (const language of languages)
    expect(built.metadata(language)).toEqual(localizedMetadata(generated).get(language));
});

test("Excel offers every field of the vocabulary, with its label", () => {
  const english = localizedMetadata(generated, true).get("ja");
  const offered = english?.enums?.find(({ id }) => id === "FIELD")?.values ?? [];
  expect(offered.map(({ name, stringValue }) => [stringValue, name])).toEqual(
    fields.map(({ name, label }) => [name, label.ja]),
  );
  const used = new Set(
    english?.functions.flatMap(({ parameters }) => parameters.flatMap(({ customEnumId }) => customEnumId ?? [])),
  );
  expect([...used].sort()).toEqual(english?.enums?.map(({ id }) => id).sort());
});

test("lists are for single values only, as Microsoft documents them, unless the build has them in ranges", () => {
  const dimensionsOf = (listsInRanges: boolean): readonly unknown[] =>
    (localizedMetadata(generated, listsInRanges).get("en")?.functions ?? []).flatMap(({ parameters }) =>
      parameters.flatMap(({ customEnumId, dimensionality }) => (customEnumId === undefined ? [] : [dimensionality])),
    );
  expect(dimensionsOf(false)).not.toContain("matrix");
  expect(dimensionsOf(false).length).toBeGreaterThan(0);
  expect(dimensionsOf(true)).toContain("matrix");
});

test("a missing text fails the build", () => {
  const [first, ...others] = generated.functions;
  if (first === undefined) throw new Error("There are no functions");
  const extra = { ...first, id: "EXTRA", name: "EXTRA", helpUrl: "#extra" };
  expect(() => localizedMetadata({ functions: [first, ...others, extra] })).toThrow("EXTRA is missing");
  expect(() => localizedMetadata({ functions: others })).toThrow(`${first.id} isn't in functions.ts`);
  const bare = { ...first, parameters: first.parameters.map(({ name }) => ({ name })) };
  expect(() => localizedMetadata({ functions: [bare, ...others] })).toThrow("has no description");
});
