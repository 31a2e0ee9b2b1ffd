import { isOtherMakersNumber, stateOfProduct } from "../matching/part-state";
import { type Line, saysNothing } from "../reading/line/line";
import type { LineNumber } from "../reading/line/line-numbers";
import type { LineReplacement } from "./line-replacements";
import type { CheckedPart } from "./parts";
import { isUnjudged } from "../matching/rank";
import type { FoundReplacements } from "./replacements";
import { isOfOurSeries, isOwnNumber, isShortenedFrom, readNumber } from "../numbers/read-number";

/**
 * The states of the lines of a BOM, those that need attention first.
 *
 * `notInCatalog`: a number of ours that the service doesn't have, of a known series, which says what its line says: it
 * exists or existed. `group`: `decide` for lines that wait for a decision, `fine` for lines without work, `aside` for lines that this
 * check says nothing about. `look` is the color, always next to a word. `risk`: the part may become unavailable, or
 * doesn't exist. `replace`: alternatives are found, for parts that aren't recommended, other manufacturers', lines
 * without a number, and numbers that aren't found.
 */
export const lineStates = {
  discontinued: { group: "decide", look: "bad", risk: true, replace: true },
  mistyped: { group: "decide", look: "bad", risk: true, replace: false },
  incomplete: { group: "decide", look: "bad", risk: true, replace: false },
  unknown: { group: "decide", look: "bad", risk: true, replace: true },
  notInCatalog: { group: "decide", look: "doubtful", risk: true, replace: true },
  toBeDiscontinued: { group: "decide", look: "doubtful", risk: true, replace: true },
  nrnd: { group: "decide", look: "doubtful", risk: true, replace: true },
  noNumberFits: { group: "decide", look: "neutral", risk: false, replace: true },
  noNumberMissing: { group: "decide", look: "neutral", risk: false, replace: true },
  noNumberNoMatch: { group: "decide", look: "neutral", risk: false, replace: true },
  distributorNumber: { group: "decide", look: "neutral", risk: false, replace: true },
  noNumber: { group: "decide", look: "neutral", risk: false, replace: true },
  otherMakerReplaceable: { group: "decide", look: "neutral", risk: false, replace: true },
  choose: { group: "decide", look: "neutral", risk: false, replace: true },
  failed: { group: "aside", look: "neutral", risk: false, replace: false },
  unchecked: { group: "aside", look: "neutral", risk: false, replace: false },
  underDevelopment: { group: "fine", look: "neutral", risk: false, replace: false },
  inProduction: { group: "fine", look: "good", risk: false, replace: false },
  noStatus: { group: "fine", look: "neutral", risk: false, replace: false },
  otherCategory: { group: "fine", look: "neutral", risk: false, replace: false },
  otherMaker: { group: "aside", look: "neutral", risk: false, replace: true },
  otherMakerWithout: { group: "aside", look: "neutral", risk: false, replace: true },
  otherComponent: { group: "aside", look: "neutral", risk: false, replace: false },
  notFitted: { group: "aside", look: "neutral", risk: false, replace: false },
} as const satisfies Readonly<Record<string, StateTraits>>;

interface StateTraits {
  readonly group: "decide" | "fine" | "aside";
  readonly look: "bad" | "doubtful" | "good" | "neutral";
  readonly risk: boolean;
  readonly replace: boolean;
}

export type LineState = keyof typeof lineStates;

/** The states in the order of attention. */
export const lineStateNames = Object.keys(lineStates) as readonly LineState[];

/** The states of parts that aren't recommended for new designs. */
export const notRecommended: ReadonlySet<LineState> = new Set<LineState>(["discontinued", "toBeDiscontinued", "nrnd"]);

/** Whether the service doesn't have the number, although it seems to be one of ours. */
export const isMissing = (state: LineState): boolean =>
  state === "unknown" || state === "mistyped" || state === "incomplete";

/** Whether the check says something about a part in this state, or will as soon as the service responds. */
export const isKnown = (state: LineState): boolean =>
  lineStates[state].group !== "aside" || state === "failed" || state === "unchecked";

export const needsReplacement = (state: LineState): boolean => lineStates[state].replace;

/** The state of a part alone, such as an alternative. */
export function stateOfPart(partno: string, result: CheckedPart | undefined): LineState {
  if (result?.kind === "found") return stateOfProduct(result.product);
  if (result?.kind !== "unknown") return result?.kind ?? "unchecked";
  return isOtherMakersNumber(partno, result.near) ? "otherMaker" : "unknown";
}

/** What is known about a number of a line. */
interface NumberResult {
  readonly result: CheckedPart | undefined;
  /** Numbers that it may mean. */
  readonly near: readonly string[];
  readonly replacement: LineReplacement | null;
  /** Whether the number says something that is worse than, or different from, what its line says. */
  readonly differs: boolean;
}

/**
 * The state of a number of a line.
 * @param ourNames the manufacturer's names in this BOM (`namesOfOurs`)
 */
export function stateOfNumber(
  { partno, manufacturer, decoded }: LineNumber,
  line: Line,
  { result, near, replacement, differs }: NumberResult,
  ourNames: ReadonlySet<string>,
): LineState {
  if (line.isNotFitted) return "notFitted";
  if (result?.kind !== "unknown") return stateOfPart(partno, result);
  const named = makerKey(manufacturer);
  const isForeign = named !== "" && ourNames.size > 0 && !ourNames.has(named);
  if (!isForeign) {
    if (readNumber(partno).whose === "ourOtherCategory") return "otherCategory";
    if (near.length > 0 && near.every((each) => each.startsWith(partno))) return "incomplete";
    const isWrong = near.some((each) => differs || isShortenedFrom(each, partno));
    if (isOfOurSeries(partno) && !isWrong) return "notInCatalog";
    if (near.length > 0) return "mistyped";
    // `LQG15HS6N2S02D, Taiyo Yuden HK10056N2S-T`: the column names the manufacturer of the first number.
    const isKnownOthers = decoded.length > 0 && !isOwnNumber(partno);
    // `C1` has a single number, in a form that isn't known, and nothing says that it is another manufacturer's.
    const isAlone = named === "" && line.numbers.length === 1 && line.component !== null && saysNothing(line);
    const isOurs = ourNames.has(named) || !isOtherMakersNumber(partno, result.near);
    if (!isKnownOthers && (isOurs || (isAlone && !isOtherComponent(line) && readNumber(partno).kind === null)))
      return "unknown";
  }
  if (isOtherComponent(line)) return "otherComponent";
  if (replacement === null) return "otherMaker";
  if (replacement.kind === "failed") return "otherMakerWithout";
  return mustBeChosen(replacement.found) ? "choose" : "otherMakerReplaceable";
}

/**
 * A person has to choose if the line doesn't say a rated current, or the best part's data doesn't say whether it meets
 * a limit of the line.
 */
const mustBeChosen = ({ replacements: [best] }: FoundReplacements): boolean =>
  best !== undefined && (best.isCandidate || best.points.some(isUnjudged));

export const othersStates: ReadonlySet<LineState> = new Set<LineState>([
  "otherMaker",
  "otherComponent",
  "otherMakerReplaceable",
  "otherMakerWithout",
  "choose",
]);

/** The state of a line without a number. */
export function stateWithoutNumber(line: Line, replacement: LineReplacement | null): LineState {
  if (isOtherComponent(line)) return "otherComponent";
  if (replacement?.kind === "found") return mustBeChosen(replacement.found) ? "choose" : "noNumberFits";
  if (line.distributorNumber !== null) return "distributorNumber";
  if (replacement === null) return "noNumber";
  return replacement.failure.code === "nothingFits" ? "noNumberNoMatch" : "noNumberMissing";
}

/**
 * Whether a line is for a resistor, a tantalum capacitor, a bead, or anything else that no capacitor or inductor of
 * ours replaces.
 */
export const isOtherComponent = ({ kind }: Line): boolean =>
  kind !== null && kind !== "ceramicCapacitor" && kind !== "inductor";

/**
 * The manufacturer's names as this BOM writes them: those with more numbers of ours than of others, because a BOM can
 * name a wrong manufacturer. A number with another name that isn't found is another manufacturer's, however much it
 * resembles one of ours.
 */
export function namesOfOurs(lines: readonly Line[], results: ReadonlyMap<string, CheckedPart>): ReadonlySet<string> {
  const balances = new Map<string, number>();
  const found = new Set<string>();
  for (const { partno, manufacturer } of lines.flatMap(({ numbers }) => numbers)) {
    const name = makerKey(manufacturer);
    const state = name === "" ? "unchecked" : stateOfPart(partno, results.get(partno));
    if (state === "unchecked" || state === "failed") continue;
    if (state !== "otherMaker" && state !== "unknown") found.add(name);
    balances.set(name, (balances.get(name) ?? 0) + (state === "otherMaker" ? -1 : 1));
  }
  return new Set([...found].filter((name) => (balances.get(name) ?? 0) > 0));
}

/** The first word decides: one BOM writes “Vendor”, “Vendor Electronics”, and “VENDOR”. */
export const makerKey = (name: string): string => /[\p{L}\d]+/u.exec(name.normalize("NFKC").toLowerCase())?.[0] ?? "";
