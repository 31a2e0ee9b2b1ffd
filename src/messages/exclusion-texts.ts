import type { Language } from "../product-data/vocabulary/language";
import { partCount } from "./count-text";
import { listText } from "./list-text";
import { number } from "./number";

/** Texts about the conditions of a search that exclude all parts. */
const en = {
  /** How many parts match without one of them; `isMore`: more than that. */
  without: (condition: string, parts: number, isMore: boolean) =>
    `Without ${condition}: ${isMore ? "more than " : ""}${partCount(parts)}.`,
  remove: "Remove",
  /** Conditions that no part meets together; parts meet all of the others if any one of them is removed. */
  together: (conditions: readonly string[]) => `No parts match all of these conditions: ${listText(conditions, "en")}`,
};

export const exclusionTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    without: (condition, parts, isMore) =>
      `次の条件を除くと ${number(parts, "ja")} 件${isMore ? "超" : ""}: ${condition}`,
    remove: "削除",
    together: (conditions) => `これらの条件すべてに一致する部品がありません: ${listText(conditions, "ja")}`,
  },
  zh: {
    without: (condition, parts, isMore) =>
      `去掉以下条件后有${isMore ? "超过" : ""} ${number(parts, "zh")} 个元件：${condition}`,
    remove: "删除",
    together: (conditions) => `没有元件同时符合这些条件：${listText(conditions, "zh")}`,
  },
};
