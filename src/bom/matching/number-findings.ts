import type { DecodedNumber } from "../numbers/decode";
import type { Line } from "../reading/line/line";
import { codedPart } from "./coded-part";
import { type Finding, findingsOfPart } from "./findings";
import { neededKind } from "./needed-kind";

/**
 * Compares what another manufacturer's number says with its line, without a request.
 * @throws RequirementFailure `kindContradictory`
 */
export function findingsOfNumber(line: Line, decoded: DecodedNumber, partno: string): readonly Finding[] {
  neededKind("", decoded, line);
  return findingsOfPart(line, codedPart(decoded), partno);
}
