import type { ClaimOf } from "../claims/claim";
import type { Part } from "../claims/part";
import type { Judgment } from "../claims/point";
import type { FieldRule, WordsAspect } from "../claims/rules";
import { textOf, textsOf } from "../claims/value";

/** Judges parts by the words of a field. */
export const judgeWords =
  ({ aspect, field }: FieldRule<WordsAspect>) =>
  (required: readonly ClaimOf<WordsAspect>[]) =>
  (part: Part): Judgment => {
    const classes = aspect === "standard" ? required.flatMap(({ words }) => words.filter(isSafetyClass)) : [];
    if (classes.length > 0) return judgeClasses(part, classes);
    const own = textsOf(part, field);
    const isLacking = required.some(({ words }) => words.some((word) => part.code?.lacks.includes(word)));
    if (own.length === 0 && !(part.code === undefined ? mayBeNone.has(aspect) : isLacking)) return null;
    // A code doesn't say the class of a shield.
    if (aspect === "shield" && part.code !== undefined) return null;
    const has = (word: string): boolean => own.some((each) => each.startsWith(word) || isStricter(each, word));
    return [required.some(({ words }) => words.every(has)) ? "equal" : "worse", own.join(", ")];
  };

/** Aspects that a part doesn't have if its data has no value for them; a number's code leaves them open. */
const mayBeNone: ReadonlySet<WordsAspect> = new Set<WordsAspect>(["benefits", "standard"]);

/** Whether a part for one application may be used in another, too: one that is made for cars in a phone. */
const isStricter = (own: string, word: string): boolean =>
  applications.includes(word) && applications.indexOf(own) > applications.indexOf(word);

/** The least strict one first. Those of medicine are compared by their names. */
const applications: readonly string[] = [
  "Mobile Electronics",
  "Consumer equipment",
  "Industrial Equipment",
  "Automotive infotainment/comfort equipment",
  "Automotive powertrain/safety equipment",
];

/** The classes of a safety capacitor: the text of its rated voltage has them, `1,000Vdc,X1/Y2:250Vac`. */
export const safetyClassesOf = (part: Part): readonly string[] =>
  textsOf(part, "Standard").length === 0 ? [] : ((textOf(part, "RatedVoltageText") ?? "").match(/[XY]\d/g) ?? []);

const isSafetyClass = (word: string): boolean => /^[XY]\d$/.test(word);

/**
 * A class is stricter than the classes of the same letter with a higher number. A capacitor for direct current has no
 * class.
 */
function judgeClasses(part: Part, required: readonly string[]): Judgment {
  const own = safetyClassesOf(part);
  if (own.length === 0) return part.code === undefined && textOf(part, "RatedVoltageClass") === "DC" ? ["worse"] : null;
  const isMet = (word: string): boolean => own.some((each) => each[0] === word[0] && each <= word);
  return [required.every(isMet) ? "equal" : "worse", own.join("/")];
}
