import { type Claim, isNotUnderstood } from "../../bom/claims/claim";
import { betterOf } from "../../bom/claims/rules";
import { toleranceText } from "../../bom/claims/tolerance";
import { amountText, type FoundReplacements, isClassOne, type Requirement } from "../../bom/index";
import type { Language } from "../../product-data/vocabulary/language";
import { relationTexts } from "./relation-text";
import { aspectTexts } from "./aspect-texts";
import { listText } from "../grammar/list-text";
import { wordsText } from "./words-text";
import { colon } from "../grammar/punctuation";

/**
 * The requirement as it was read, in one line: `1 μF ±10% 25 V X5R 0402, thickness (max.) 500 μm`. It shows a misreading at
 * once.
 */
export function requirementText({ claims }: Requirement, language: Language): string {
  const main = mainAspects.flatMap((aspect) => {
    const texts = claims.filter((claim) => claim.aspect === aspect).map((claim) => valueText(claim, language));
    return texts.length === 0 ? [] : [texts.join("/")];
  });
  const others = claims
    .filter(
      (claim) =>
        !mainAspects.includes(claim.aspect) &&
        !isNotUnderstood(claim) &&
        (!unshown.has(claim.aspect) || claim.column !== undefined || isSpecialType(claim)),
    )
    .map((claim) => namedText(claim, language));
  const unread = claims.filter(isNotUnderstood).map(({ written }) => written);
  const rest = unread.length > 0 ? [named("notUnderstood", listText(unread, language), language)] : [];
  return listText(
    [main.join(" "), ...others, ...rest].filter((text) => text !== ""),
    language,
  );
}

/** Shown above the parts that were found: the requirement that they were compared with, and what wasn't compared. */
export function comparedWithText(
  { requirement, from }: Pick<FoundReplacements, "requirement" | "from">,
  language: Language,
): string {
  const required = requirementText(requirement, language);
  const texts = relationTexts[language];
  return requirement.unknownCurrent === "choose"
    ? texts.candidates(required, from)
    : texts.relation(required, from, hasBias(requirement));
}

/** Whether DC bias and aging matter: the capacitor isn't of class I. */
export function hasBias({ category, claims }: Requirement): boolean {
  const characteristics = claims.filter((claim) => claim.aspect === "characteristic");
  return (
    category !== "inductors" && !(characteristics.length > 0 && characteristics.every(({ name }) => isClassOne(name)))
  );
}

const mainAspects: readonly Claim["aspect"][] = [
  "capacitance",
  "inductance",
  "tolerance",
  "voltage",
  "current",
  "characteristic",
  "size",
  "body",
];

/** Aspects that aren't shown, because nearly every part has them, or the main aspects contain them. */
const unshown: ReadonlySet<Claim["aspect"]> = new Set<Claim["aspect"]>([
  "type",
  "mounting",
  "application",
  "circuit",
  "shield",
  "rohs",
  "reach",
  "resonance",
  "maxTemperature",
  "length",
  "width",
]);

const isSpecialType = (claim: Claim): boolean => claim.aspect === "type" && !claim.words.includes("Two-terminal");

/** A size code that is metric: 1005 is 1.0 mm long and 0.5 mm wide. */
const metricCode: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `${code} metric`,
  ja: (code) => `${code}（mm）`,
  zh: (code) => `公制 ${code}`,
};

/** A value whose code no real line has confirmed. */
const unconfirmed: Readonly<Record<Language, (value: string) => string>> = {
  en: (value) => `${value} (unconfirmed code)`,
  ja: (value) => `${value}（未確認のコード）`,
  zh: (value) => `${value}（代码未经确认）`,
};

const valueText = (claim: Claim, language: Language): string =>
  claim.isUnconfirmed === true ? unconfirmed[language](plainValue(claim, language)) : plainValue(claim, language);

function plainValue(claim: Claim, language: Language): string {
  if ("value" in claim) {
    // The text also says what defines the current: `1.5A @30% drop`.
    if (claim.aspect === "currentIsat" && claim.written.includes("%")) return claim.written;
    const voltageClass = claim.voltageClass === "AC" ? " AC" : "";
    const bound = betterOf(claim.aspect) === "lower" ? "≤" : "≥";
    return `${claim.orBetter === true ? bound : ""}${amountText(claim.aspect, claim.value)}${voltageClass}`;
  }
  if (claim.aspect === "characteristic") return claim.name;
  if (claim.aspect === "tolerance") return toleranceText(claim.tolerance);
  if (claim.isInterpreted && "words" in claim) return wordsText(claim.aspect, claim.words.join(", "), language);
  if (claim.aspect !== "size") return claim.written;
  return claim.system === "mm" ? metricCode[language](claim.code) : claim.code;
}

const named = (aspect: Claim["aspect"], text: string, language: Language): string =>
  aspectTexts[language][aspect] + colon(language) + text;

export function namedText(claim: Claim, language: Language): string {
  const name = aspectTexts[language][claim.aspect];
  switch (claim.aspect) {
    case "aecQ200":
      return name;
    case "quality":
      return /^q/i.test(claim.written) ? claim.written : `${name} ${claim.written}`;
    case "shielded":
      return named(claim.aspect, claim.written, language);
    default:
      return `${name} ${valueText(claim, language)}`;
  }
}
