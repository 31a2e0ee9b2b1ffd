import type { ConditionalFormat, Table } from "../kept-state";

/** The colors that a cell gets from the table or a conditional format over it. */
export interface CellLook {
  readonly fill?: string;
  readonly font?: string;
  readonly bold?: boolean;
}

/** A table's colors in one of its rows. */
export function tableLook({ area, style, showHeaders, showBandedRows }: Table, row: number): CellLook {
  const colors = tableColors[style];
  if (!colors) return {};
  const bodyRow = row - area.row - (showHeaders ? 1 : 0);
  if (bodyRow < 0) return { fill: colors.header, font: "#FFFFFF", bold: true };
  return showBandedRows && bodyRow % 2 === 0 ? { fill: colors.band } : {};
}

/** Only of the rule that the report uses: a cell is equal to a text, as Excel compares texts. */
export function conditionalLook({ rule, fill, font }: ConditionalFormat, value: unknown): CellLook {
  const { operator, formula1 = "" } = (rule ?? {}) as { readonly operator?: string; readonly formula1?: string };
  const [, quoted] = /^="(.*)"$/.exec(formula1) ?? [];
  const isMet =
    operator === "EqualTo" &&
    typeof value === "string" &&
    quoted?.replaceAll('""', '"').toLowerCase() === value.toLowerCase();
  return isMet ? { ...(fill.color && { fill: fill.color }), ...(font.color && { font: font.color }) } : {};
}

/** Excel's default style, in Office's theme. */
const tableColors: Readonly<Record<string, { readonly header: string; readonly band: string }>> = {
  TableStyleMedium2: { header: "#4472C4", band: "#D9E1F2" },
};
