import type { Language } from "../product-data/vocabulary/language";
import { partCount } from "./count-text";
import { number } from "./number";

/** The chart of a preview (find/scatter.tsx). */
const en = {
  title: "Chart",
  across: "Horizontal axis",
  up: "Vertical axis",
  /** A description of the chart, for screen readers. */
  chart: (across: string, up: string) => `Chart of ${across} and ${up}. The table has the same parts.`,
  point: (count: number, across: string, up: string) => `${across}, ${up}: ${partCount(count)}`,
  notDrawable: "To draw a chart, the results need two number fields with different values.",
  chosen: (count: number, shown: number) =>
    count === shown
      ? `Selected point: ${partCount(count)}.`
      : `Selected point: ${partCount(count)}. First ${String(shown)}:`,
  showAll: "Show all",
};

export const chartTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    title: "グラフ",
    across: "横軸",
    up: "縦軸",
    chart: (across, up) => `${across}と${up}のグラフ。表にも同じ部品があります。`,
    point: (count, across, up) => `${across}、${up}: ${number(count, "ja")} 件`,
    notDrawable: "グラフには、部品によって数値が異なる項目が 2 つ必要です。",
    chosen: (count, shown) =>
      count === shown
        ? `選択した点: ${number(count, "ja")} 件。`
        : `選択した点: ${number(count, "ja")} 件。先頭の ${String(shown)} 件:`,
    showAll: "すべて表示",
  },
  zh: {
    title: "图表",
    across: "横轴",
    up: "纵轴",
    chart: (across, up) => `${across}与${up}的图表。表格中是相同的元件。`,
    point: (count, across, up) => `${across}，${up}：${number(count, "zh")} 个元件`,
    notDrawable: "绘制图表需要两个字段，且各元件的数值不完全相同。",
    chosen: (count, shown) =>
      count === shown
        ? `所选点：${number(count, "zh")} 个元件。`
        : `所选点：${number(count, "zh")} 个元件，前 ${String(shown)} 个：`,
    showAll: "全部显示",
  },
};
