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
    approval: "needs approval",
    forbidden: "substitutes forbidden",
    occupied: "the cell isn't blank",
  },
  /** A reason, with what is written in the BOM. */
  quoted: (reason: string, written: string) => `${reason}: “${written}”`,
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
      approval: "要承認",
      forbidden: "代替不可",
      occupied: "セルに入力あり",
    },
    quoted: (reason, written) => `${reason}「${written}」`,
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
      approval: "需批准",
      forbidden: "禁止替代",
      occupied: "单元格已有内容",
    },
    quoted: (reason, written) => `${reason}“${written}”`,
    lookFirst: (reasons) => `请先确认：${reasons}`,
    review: "查看",
    without: "没有替代品",
  },
};
