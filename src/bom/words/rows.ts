/** Cells of rows that aren't lines, in lowercase, by language, separated by `|`. */
export const rowWords = {
  /** Words that mark a row of sums in any of its cells. */
  sums: {
    en: "total|totals|subtotal|sub-total|sub total|grand total|grand totals",
    de: "summe|gesamt|zwischensumme",
    fr: "total général",
    es: "suma",
    ru: "итого|всего",
    ja: "合計|小計",
    zh: "总计|合计|小计|总数",
  },
  /** Words that mark a row of notes in its first cell. */
  notes: {
    en: "sum|note|notes|remark|remarks|component count",
    de: "bemerkung|bemerkungen",
    ja: "備考|注",
    zh: "备注",
  },
} as const;
