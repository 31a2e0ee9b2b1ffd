import type { DecodedNumber } from "../numbers/decode";
import type { Description } from "../reading/line/description";
import { codedPart } from "./coded-part";
import { type Finding, findingsOfPart } from "./findings";
import { neededKind } from "./needed-kind";

/**
 * Compares what another manufacturer's number says with the description, without a request.
 * @throws RequirementFailure `kindContradictory`
 */
export function findingsOfNumber(description: Description, decoded: DecodedNumber, partno: string): readonly Finding[] {
  neededKind("", decoded, description);
  return findingsOfPart(description, codedPart(decoded), partno);
}
