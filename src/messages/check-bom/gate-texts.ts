import type { Language } from "../../product-data/vocabulary/language";

/** Why a part needs a look before it is entered (bom/check/gate.ts). */
const en = {
  reasons: {
    notFitted: "not fitted",
    hidden: "hidden row",
    twoValues: "the line or its number is wrong",
    open: "not everything is confirmed",
    number: "the number needs a correction",
    byCurrent: "choose by current",
    worse: "falls short",
    unknown: "not known to be as good",
  },
  approval: (written: string) => `needs approval: “${written}”`,
  forbidden: (written: string) => `the BOM says “${written}”`,
  occupied: (content: string) => `the cell has “${content}”`,
  lookFirst: (reasons: string) => `Look first: ${reasons}`,
  review: "Review",
  /** A decision that gets no part. */
  without: "no alternative",
};

export const gateTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    reasons: {
      notFitted: "未実装",
      hidden: "非表示の行",
      twoValues: "行または品番に誤り",
      open: "未確認の条件あり",
      number: "品番の訂正が必要",
      byCurrent: "電流で選択",
      worse: "条件を満たさない",
      unknown: "同等以上か不明",
    },
    approval: (written) => `要承認「${written}」`,
    forbidden: (written) => `代替不可「${written}」`,
    occupied: (content) => `セルに「${content}」あり`,
    lookFirst: (reasons) => `要確認: ${reasons}`,
    review: "確認",
    without: "代替品なし",
  },
  zh: {
    reasons: {
      notFitted: "未装配",
      hidden: "隐藏的行",
      twoValues: "该行或其型号有误",
      open: "有未确认的要求",
      number: "型号需更正",
      byCurrent: "按电流选择",
      worse: "不满足要求",
      unknown: "不确定是否同等",
    },
    approval: (written) => `需批准“${written}”`,
    forbidden: (written) => `禁止替代“${written}”`,
    occupied: (content) => `单元格已有“${content}”`,
    lookFirst: (reasons) => `请先确认：${reasons}`,
    review: "查看",
    without: "没有替代品",
  },
};
