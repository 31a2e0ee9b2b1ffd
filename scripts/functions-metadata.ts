import { functionTexts } from "../src/messages/functions/function-texts";
import { type Language, languages } from "../src/product-data/vocabulary/language";
import type { FunctionMetadata, FunctionsMetadata } from "../demo/metadata";
import { customEnums, type EnumId } from "./functions-enums";

/**
 * The metadata of every language, from the output of Microsoft's generator for functions.ts: with translated
 * descriptions, and lists for AutoComplete. Names and ids aren't translated, so that a formula is the same for every
 * user.
 * @param listsInRanges lists for parameters that take ranges, too, such as SPEC's field. They are documented for single
 *   values, optional or repeating, and an undocumented list may keep Excel from registering functions (office-js #6080).
 * @throws Error with each missing or unneeded text
 */
export function localizedMetadata(
  generated: FunctionsMetadata,
  listsInRanges = false,
): ReadonlyMap<Language, FunctionsMetadata> {
  const faults = faultsIn(generated.functions);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return new Map(languages.map((language) => [language, inLanguage(generated, language, listsInRanges)]));
}

/** Parameters with values for AutoComplete; `FUNCTION.parameter` takes precedence over `parameter`. */
const enumOf: Readonly<Record<string, EnumId>> = {
  lang: "LANGUAGE",
  field: "FIELD",
  "VALUES.field": "LISTFIELD",
  category: "CATEGORY",
  "DOWNLOADURL.category": "DOWNLOADCATEGORY",
};

type Texts = Readonly<
  Record<string, { readonly description: string; readonly parameters: Readonly<Record<string, string>> }>
>;

function inLanguage(generated: FunctionsMetadata, language: Language, listsInRanges: boolean): FunctionsMetadata {
  const texts: Texts | null = language === "en" ? null : { ...functionTexts[language] };
  const functions = generated.functions.map((each) => ({
    ...each,
    ...(texts === null ? {} : { description: texts[each.id]?.description ?? "" }),
    ...(each.helpUrl === undefined ? {} : { helpUrl: localizedHelp(each.helpUrl, language) }),
    parameters: each.parameters.map((parameter) => {
      const isListed = listsInRanges || parameter.dimensionality !== "matrix";
      const customEnumId = isListed ? (enumOf[`${each.id}.${parameter.name}`] ?? enumOf[parameter.name]) : undefined;
      return {
        ...parameter,
        ...(texts === null ? {} : { description: texts[each.id]?.parameters[parameter.name] ?? "" }),
        ...(customEnumId === undefined ? {} : { customEnumId }),
      };
    }),
  }));
  const used = new Set(functions.flatMap(({ parameters }) => parameters.map(({ customEnumId }) => customEnumId)));
  return { ...generated, enums: customEnums(language).filter(({ id }) => used.has(id)), functions };
}

/** The help page contains all languages; its anchors have the language before the function's name. */
const localizedHelp = (url: string, language: Language): string =>
  language === "en" ? url : url.replace("#", `#${language}-`);

function faultsIn(functions: readonly FunctionMetadata[]): readonly string[] {
  const faults: string[] = [];
  for (const { id, description, helpUrl, parameters } of functions) {
    if ((description ?? "") === "") faults.push(`${id} has no description`);
    if (helpUrl?.endsWith(`#${id.toLowerCase()}`) !== true) faults.push(`${id} has no @helpurl of its own`);
    for (const { name, description: help } of parameters)
      if ((help ?? "") === "") faults.push(`${id}: parameter ${name} has no description`);
  }
  const ids = functions.map(({ id }) => id);
  for (const [language, texts] of Object.entries(functionTexts)) {
    faults.push(...differences(`Texts in ${language}`, ids, Object.keys(texts)));
    for (const { id, parameters } of functions) {
      const translated = (texts as Texts)[id];
      const names = parameters.map(({ name }) => name);
      if (translated !== undefined)
        faults.push(...differences(`${id} in ${language}`, names, Object.keys(translated.parameters)));
    }
  }
  return faults;
}

function differences(where: string, wanted: readonly string[], given: readonly string[]): readonly string[] {
  return [
    ...wanted.filter((one) => !given.includes(one)).map((one) => `${where}: ${one} is missing`),
    ...given.filter((one) => !wanted.includes(one)).map((one) => `${where}: ${one} isn't in functions.ts`),
  ];
}
