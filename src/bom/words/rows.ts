/** Cells of rows that aren't lines, and words behind a quantity, in lowercase, by language, separated by `|`. */
export const rowWords = {
  /** Words that mark a row of sums in any of its cells. */
  sums: `
    en: total|totals|subtotal|sub-total|sub total|grand total|grand totals
    de: summe|gesamt|zwischensumme
    fr: total général
    es: suma
    ru: итого|всего
    ja: 合計|小計
    zh: 总计|合计|小计|总数`,
  /** Words that mark a row of notes in its first cell. */
  notes: `
    en: sum|note|notes|remark|remarks|component count
    de: bemerkung|bemerkungen
    ja: 備考|注
    zh: 备注`,
  /** Words behind a number of pieces. */
  pieces: `
    en: x|pc|pcs|pce|pces|piece|pieces|ea|each|nos|off|unit|units
    de: st|stk|stück
    fr: pce|pièce|pièces
    it: pz|pezzi
    ru: шт
    ja: 個|コ|ヶ|枚|本
    zh: 个|只|颗|片|个`,
} as const;
