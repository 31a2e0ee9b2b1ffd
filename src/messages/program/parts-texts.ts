import type { Language } from "../../product-data/vocabulary/language";
import { listText } from "../grammar/list-text";
import { inBrackets } from "../grammar/punctuation";

interface PlaceOfUse {
  readonly file: string;
  readonly row: number;
  readonly designators: readonly string[];
  readonly isAlternate: boolean;
}

const placesText = (places: readonly PlaceOfUse[], alternate: string, language: Language): string => {
  const shown = places.slice(0, 3).map(({ file, row, designators, isAlternate }) => {
    const names = designators.length > 0 ? ` ${designators.slice(0, 4).join(" ")}` : "";
    const more = designators.length > 4 ? " …" : "";
    return `${file}:${String(row)}${names}${more}${isAlternate ? inBrackets(alternate, language) : ""}`;
  });
  return listText(shown, language) + (places.length > 3 ? inBrackets(`+${String(places.length - 3)}`, language) : "");
};

const countedText = (quantity: number, unknown: number): string =>
  unknown === 0 ? String(quantity) : `${String(quantity)} + ${String(unknown)} × ?`;

/** Texts of `bom parts`. */
const en = {
  quantity: "Quantity",
  alternatives: "Alternatives",
  usedIn: "Used in",
  /** `unknown`: lines without a quantity. */
  counted: countedText,
  places: (places: readonly PlaceOfUse[]) => placesText(places, "alternate", "en"),
  summary: (parts: number, files: number, failed: number, boards: number) =>
    `Parts: ${String(parts)}. Files: ${String(files)}, not read: ${String(failed)}. Boards of each file: ${String(boards)}.`,
};

export const partsTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    quantity: "数量",
    alternatives: "代替品番",
    usedIn: "使用箇所",
    counted: countedText,
    places: (places) => placesText(places, "代替", "ja"),
    summary: (parts, files, failed, boards) =>
      `部品: ${String(parts)}、ファイル: ${String(files)}（うち読み取り不可: ${String(failed)}）、各ファイルの基板の枚数: ${String(boards)}`,
  },
  zh: {
    quantity: "数量",
    alternatives: "替代型号",
    usedIn: "使用位置",
    counted: countedText,
    places: (places) => placesText(places, "替代", "zh"),
    summary: (parts, files, failed, boards) =>
      `元件：${String(parts)}，文件：${String(files)}（未读取：${String(failed)}），每个文件的电路板数量：${String(boards)}`,
  },
};
