import type { Aspect } from "../bom/claims/point";
import { fieldsOfAspect } from "../bom/claims/rules";
import type { Language } from "../product-data/vocabulary/language";
import { aspectTexts } from "./aspect-texts";
import { inventedFields } from "./invented-fields";
import { listText } from "./list-text";

/**
 * The values of a comparison that the demonstration's service invents, named once: `invented in this demonstration: DC
 * resistance`. "" for those that part numbers contain, and with any other service.
 */
export function inventedText(aspects: readonly Aspect[], language: Language): string {
  const fields = inventedFields();
  const invented = aspects.filter((aspect) => fieldsOfAspect(aspect).some((name) => fields.includes(name)));
  if (invented.length === 0) return "";
  const names = [...new Set(invented.map((aspect) => aspectTexts[language][aspect]))];
  return texts[language](listText(names, language));
}

const texts: Readonly<Record<Language, (aspects: string) => string>> = {
  en: (aspects) => `invented in this demonstration: ${aspects}`,
  ja: (aspects) => `このデモでは架空の値: ${aspects}`,
  zh: (aspects) => `此演示中为虚构值：${aspects}`,
};
