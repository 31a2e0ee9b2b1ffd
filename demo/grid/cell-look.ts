import type { IStyleData } from "@univerjs/core";
import type { ConditionalFormat } from "../workbook-state";

/** The colors that a conditional format gives a cell. Only the rule that the report uses is known: a cell is equal to a text, as Excel compares texts. */
export function conditionalLook({ rule, fill, font }: ConditionalFormat, value: unknown): IStyleData {
  const { operator, formula1 = "" } = (rule ?? {}) as { readonly operator?: string; readonly formula1?: string };
  const [, quoted] = /^="(.*)"$/.exec(formula1) ?? [];
  const isMet =
    operator === "EqualTo" &&
    typeof value === "string" &&
    quoted?.replaceAll('""', '"').toLowerCase() === value.toLowerCase();
  return isMet
    ? { ...(fill.color && { bg: { rgb: fill.color } }), ...(font.color && { cl: { rgb: font.color } }) }
    : {};
}
