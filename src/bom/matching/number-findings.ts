import { type DecodedNumber, decodeNumber } from "../numbers/decode";
import type { Description } from "../reading/line/description";
import { isMakersNumber } from "../reading/cell/patterns";
import { codedPart } from "./coded-part";
import { type Finding, findingsOfPart } from "./findings";
import { neededKind } from "./needed-kind";

/** Another manufacturer's number, decoded; null if it isn't one, or if it could be several manufacturers'. */
export function otherMakersNumber(partno: string): DecodedNumber | null {
  if (isMakersNumber(partno)) return null;
  const [decoded, another] = decodeNumber(partno);
  return another === undefined ? (decoded ?? null) : null;
}

/**
 * Compares what another manufacturer's number says with the description, without a request.
 * @throws RequirementFailure `kindContradictory`
 */
export function findingsOfNumber(description: Description, decoded: DecodedNumber, partno: string): readonly Finding[] {
  neededKind("", decoded, description);
  return findingsOfPart(description, codedPart(decoded), partno);
}
