/** Marks that a line isn't fitted, in uppercase, without spaces and punctuation, by language. */
export const marks = {
  /** These count in any place of a cell. */
  phrases: `
    en: DNP DNI DNF DNM DNS DNU DNL NOFIT NOSTUFF NOPOP NOLOAD NOPLACE NOMOUNT NOTFITTED NOTPOPULATED NOTPLACED NOTMOUNTED NOTSTUFFED NOTINSTALLED
      NOTASSEMBLED NOTLOADED DONOTASSEMBLE DONOTPOPULATE DONOTPLACE DONOTFIT DONOTMOUNT DONOTSTUFF DONOTINSTALL DONOTLOAD UNPOPULATED UNMOUNTED UNSTUFFED UNFITTED
    de: NICHTBESTÜCKT NICHTBESTUECKT NICHTBESTÜCKEN NICHTBESTUECKEN UNBESTÜCKT
    fr: NONMONTÉ
    es: NOMONTADO NOMONTAR
    it: NONMONTATO NONMONTARE
    ru: НЕУСТАНАВЛИВАТЬ НЕУСТАНАВЛИВАЕТСЯ
    ja: 未実装 実装しない 不実装
    zh: 不贴 不焊 不焊接 空贴 未贴 不贴片 不上件 预留不贴 不装 不安装`,
  /** These count as a whole cell, or before parentheses. */
  whole: `
    en: DNA DNB NF NC NM NA NL NS NI NP OPEN EMPTY NOTUSED
    de: NB`,
  /** These count before a value. */
  leading: "DNP DNI DNF DNM NC NF NM NA NI",
  /** These count behind a value. */
  trailing: `
    en: NI NM NP
    de: NB`,
  /** These count behind a value, in parentheses or after a slash. */
  enclosed: "NC NF",
  /** Values of a column about fitting. */
  yes: `
    en: X Y YES 1 TRUE ○ ✓ ✔
    de: JA
    fr: OUI
    es: SÍ SI
    ru: ДА
    ja: はい
    zh: 是`,
  no: `
    en: N NO 0 FALSE ✗ ✘ ✕
    de: NEIN
    fr: NON
    ru: НЕТ
    ja: いいえ なし 無
    zh: 否`,
} as const;
