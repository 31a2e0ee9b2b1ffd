import { type DecodedNumber, decodeNumber } from "../makers/decode";
import type { Description } from "../reading/line/description";
import { isMakersNumber } from "../reading/cell/patterns";
import { onlyOf } from "./compared-part";
import { type Finding, findingsOfPoints } from "./findings";
import { neededKind } from "./needed-kind";
import { pointsOfNumber } from "./number-points";

/** Another manufacturer's number, decoded; null if it isn't one, or if it could be several manufacturers'. */
export function otherMakersNumber(partno: string): DecodedNumber | null {
  if (isMakersNumber(partno)) return null;
  return onlyOf(decodeNumber(partno)) ?? null;
}

/**
 * Compares what another manufacturer's number says with the description, without a request.
 * @throws RequirementFailure `kindContradictory`
 */
export function findingsOfNumber(description: Description, decoded: DecodedNumber, partno: string): readonly Finding[] {
  const said = description.said(neededKind("", decoded, description));
  return findingsOfPoints(pointsOfNumber(said.claims, decoded), said, { type: "code", partno });
}
