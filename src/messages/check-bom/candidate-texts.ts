import type { Language } from "../../product-data/vocabulary/language";
import { countText } from "../grammar/count-text";
import { number } from "../grammar/number";

/** Texts of the candidates for an inductor whose rated current the line doesn't say, in the Check BOM view. */
const en = {
  /** How many parts fit, and what to do. */
  choose: (parts: number) =>
    countText(
      parts,
      "1 part meets the other requirements. The line doesn't state a rated current.",
      (count) => `${count} parts meet the other requirements. Choose by current, which the line doesn't state.`,
    ),
  part: "Part",
  /** Short titles: the currents by the rise of temperature, and by the drop of inductance. */
  ratedCurrent: "I ΔT",
  saturationCurrent: "I sat",
  resistance: "DCR",
  thickness: "Thickness",
  /** The button in a column's title, which sorts by the column. */
  orderBy: (column: string) => `Sort by ${column}`,
  more: (parts: number) => countText(parts, "and 1 more part", (count) => `and ${count} more parts`),
};

export const candidateTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    choose: (parts) =>
      `他の条件を満たす部品: ${number(parts, "ja")} 件。定格電流の指定がないため、電流で選択してください。`,
    part: "品番",
    ratedCurrent: "I ΔT",
    saturationCurrent: "I sat",
    resistance: "DCR",
    thickness: "厚さ",
    orderBy: (column) => `${column}で並べ替え`,
    more: (parts) => `ほか ${number(parts, "ja")} 件`,
  },
  zh: {
    choose: (parts) => `满足其他条件的元件：${number(parts, "zh")} 个。该行未注明额定电流，请按电流选择。`,
    part: "型号",
    ratedCurrent: "I ΔT",
    saturationCurrent: "I sat",
    resistance: "DCR",
    thickness: "厚度",
    orderBy: (column) => `按${column}排序`,
    more: (parts) => `另有 ${number(parts, "zh")} 个元件`,
  },
};
