import { languages, locales } from "../../src/product-data/vocabulary/language";
import { child, descendants, named, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/**
 * Checks that every text and the functions' metadata exist in every language of the add-in; the namespace has no
 * translations.
 */
export function checkLocales(root: XmlElement): readonly Problem[] {
  const [namespace] = named(root, "Namespace");
  const [metadata] = named(root, "Metadata");
  const namespaceId = namespace?.attributes.get("resid");
  const metadataId = child(metadata, "SourceLocation")?.attributes.get("resid");
  return [...descendants(root)].flatMap((element) => {
    const id = element.attributes.get("id");
    const locales = element.children.filter(({ name }) => name === "Override").map(localeOf);
    const problems = locales.flatMap((locale, index): readonly Problem[] => {
      const place = [element.line, id ?? element.name, locale] as const;
      if (!translated.includes(locale)) return [problem("unexpectedLocale", ...place)];
      return locales.indexOf(locale) < index ? [problem("repeatedOverride", ...place)] : [];
    });
    if (id !== undefined && id === namespaceId)
      return locales.map((locale) => problem("translatedNamespace", element.line, locale));
    if (!isText(element) && (id === undefined || id !== metadataId)) return problems;
    const missing = translated.filter((locale) => !locales.includes(locale));
    return [
      ...problems,
      ...missing.map((locale) => problem("missingOverride", element.line, id ?? element.name, locale)),
    ];
  });
}

/** Locales other than the default. */
const translated: readonly string[] = languages.filter((language) => language !== "en").map((one) => locales[one]);

const localeOf = (override: XmlElement): string => override.attributes.get("Locale") ?? "";

const isText = ({ name, parent }: XmlElement): boolean =>
  name === "DisplayName" || name === "String" || (name === "Description" && parent?.name === "OfficeApp");
