/** Words of texts that say whether another part may be used, in lowercase, by language (`phraseFinder`). */
export const policyWords = {
  /** These forbid another part, in any cell. */
  forbidding: `
    en: no-substitution no-substitutions no-substitute no-substitutes no-subs do-not-substitute don-t-substitute
      not-substitutable no-alternates no-alternatives no-equivalents
    de: kein-ersatz nicht-ersetzen
    ja: 代替不可 代替品不可 代替禁止
    zh: 不可替代 不可代替 不可替换 不能替代 不能代替 不允许替代 禁止替代 禁止代替`,
  substitute: `
    en: substitut* subs alternat* equivalent* replac*
    de: ersatz* ersetz*
    ja: 代替 代替品 同等品
    zh: 替代 代替 替换 替代料 替代品`,
  not: `
    en: no not never forbidden prohibited
    de: nein nicht
    ja: 不可 禁止
    zh: 不允许 不能`,
  may: `
    en: yes ok okay any may allow* permit* accept*
    de: ja erlaubt
    ja: 可 可能
    zh: 可以 允许`,
  approval: `
    en: approv* eco ecn required ask consult
    ja: 承認 確認
    zh: 批准 审批 确认`,
  /** These change nothing. */
  besides: "do is are be a the part parts component components parametric direct",
  /** After these, what is forbidden may be approved. */
  condition: `
    en: unless except without before only
    de: ohne außer`,
} as const;
