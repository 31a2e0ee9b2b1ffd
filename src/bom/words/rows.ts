/** Cells of rows that aren't lines, and words behind a quantity, in lowercase, by language, separated by `|`. */
export const rowWords = {
  /** Cells that mark a row of sums or notes. */
  asides: `
    en: total|totals|subtotal|sub-total|sub total|grand total|grand totals|sum|note|notes|remark|remarks|component count
    de: summe|gesamt|zwischensumme|bemerkung|bemerkungen
    fr: total général
    es: suma
    ru: итого|всего
    ja: 合計|小計|備考|注
    zh: 总计|合计|小计|总数|备注`,
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
