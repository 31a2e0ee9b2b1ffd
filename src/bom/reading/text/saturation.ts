import { allMatches } from "../../../product-data/base/all-matches";
import { spanOf, type TextSpan } from "./words";

const { raw } = String;

/** How a saturation current is defined: `Isat(30%)`, `1.5A @30% drop`, `1.5A (-30%)`; and a change, `ΔC ±15%`. */
const drop = raw`(?:[@(]|at )[ ]?(?:typ\.? ?)?(?:Δ?L ?[=:]?)? ?[-~≤<]? ?\d{1,2} ?%(?: ?(?:drop|roll|decrease|Abfall|低下|下降|L|Δ)[^),;]*)?\)?`;
const definition = new RegExp(
  raw`(?<=sat\w*[ :=>]*(?:[\d.,]+ ?m?A)? ?)${drop}|(?<=\d ?m?A ?)(?!\(\d)${drop}|\d{1,2} ?% ?(?:inductance )?(?:drop|roll-?off)|[Δ∆] ?[CL](?:\/[CL])? ?[=:≤<]? ?[±+-]? ?[\d.]+ ?%`,
  "gi",
);

/** The places where a text defines a current, or says a change: they contain no values of the part. */
export const definitionsIn = (plain: string): readonly TextSpan[] =>
  plain.includes("%") ? allMatches(definition, plain).map(spanOf) : [];
