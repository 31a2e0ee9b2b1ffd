import { findingsOfPart, isAlarm } from "../matching/findings";
import { isShortenedFrom } from "../numbers/read-number";
import { type Line, saysNothing } from "../reading/line/line";
import type { LineNumber } from "../reading/line/line-numbers";
import type { CheckedPart, CheckedParts } from "./parts";

/**
 * The result of a line's number, and for one that doesn't exist the numbers that it may mean: none that contradicts the
 * line, those that agree with it exactly first, then by the mistakes that people make (near.ts).
 */
export function resultFor(
  number: LineNumber,
  line: Line,
  results: CheckedParts,
): { readonly result: CheckedPart | undefined; readonly near: readonly string[] } {
  const result = results.get(number.partno);
  if (result?.kind !== "unknown") return { result, near: [] };
  const near = result.near
    .map((partno) => ({ partno, differences: differencesOf(partno, line, results) }))
    .filter(({ differences }) => differences < Infinity)
    .sort((one, other) => one.differences - other.differences)
    .map(({ partno }) => partno);
  const [meant, another] = isShortened(number) ? near.filter((partno) => isShortenedFrom(partno, number.partno)) : [];
  if (meant !== undefined && another === undefined) return { result: results.get(meant) ?? result, near: [] };
  return { result, near: near.slice(0, most) };
}

const most = 3;

/** How many values of the part differ from the line; Infinity: it contradicts the line. */
function differencesOf(partno: string, line: Line, results: CheckedParts): number {
  const result = results.get(partno);
  if (result?.kind !== "found" || saysNothing(line)) return 0;
  const findings = findingsOfPart(line, result.product, partno);
  return findings.some(isAlarm) ? Infinity : findings.filter(({ relation }) => relation === "exceeds").length;
}

/** Whether a distributor may have left out a character. */
const isShortened = ({ how, isDistributors }: LineNumber): boolean => isDistributors && how === "inOrderCode";
