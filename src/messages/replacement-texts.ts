import type { Point } from "../bom/aspects/point";
import type { Language } from "../product-data/vocabulary/language";
import { counted } from "./counted";

/** Texts of alternatives in the Check BOM view. */
export interface ReplacementTexts {
  readonly find: string;
  readonly hint: string;
  readonly finding: (done: number, total: number) => string;
  readonly replaceableBy: (parts: number) => string;
  readonly compare: string;
  readonly compareWith: (partno: string) => string;
  readonly take: string;
  readonly takePart: (partno: string) => string;
  readonly takeInto: string;
  readonly takeAsFormula: string;
  readonly freeColumn: (letters: string) => string;
  readonly taken: (partno: string, cell: string) => string;
  readonly occupied: (cell: string, content: string) => string;
  readonly replaceContent: string;
  readonly keepContent: string;
  readonly comparedAspect: string;
  readonly comparedAsked: string;
  readonly comparedPart: string;
  readonly comparedResult: string;
  readonly relations: Readonly<Record<Point["relation"], string>>;
}

export const replacementTexts: Readonly<Record<Language, ReplacementTexts>> = {
  en: {
    find: "Find alternatives",
    hint: "For NRND, discontinued, and other manufacturers' parts, finds parts whose published specifications are the same or better. DC bias and aging aren't compared.",
    finding: (done, total) => `Lines done: ${number(done, "en")} of ${number(total, "en")}`,
    replaceableBy: (parts) =>
      counted(
        parts,
        "1 part has the same or better specifications. DC bias and aging aren't compared.",
        (count) => `${count} parts have the same or better specifications. DC bias and aging aren't compared.`,
      ),
    compare: "Compare",
    compareWith: (partno) => `Compare with ${partno}`,
    take: "Use",
    takePart: (partno) => `Use ${partno}`,
    takeInto: "Column for alternatives",
    takeAsFormula: "Enter a formula for the best alternative instead of the number",
    freeColumn: (letters) => `Column ${letters} (blank)`,
    taken: (partno, cell) => `Entered ${partno} in ${cell}.`,
    occupied: (cell, content) => `${cell} contains “${content}”. Replace it?`,
    replaceContent: "Replace",
    keepContent: "Keep",
    comparedAspect: "Specification",
    comparedAsked: "BOM",
    comparedPart: "Part",
    comparedResult: "Result",
    relations: {
      equal: "same",
      better: "better",
      partly: "partly met",
      worse: "worse",
      notAsked: "not in the description",
      notStated: "not in the data",
    },
  },
  ja: {
    find: "代替品を探す",
    hint: "他メーカー、NRND、生産中止予定、生産中止の部品について、公表仕様が同等以上の部品を探します。DC バイアス特性とエージング特性は比較しません。",
    finding: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を検索済み`,
    replaceableBy: (parts) =>
      `公表仕様が同等以上の部品 ${number(parts, "ja")} 件（DC バイアス特性とエージング特性は比較しません）`,
    compare: "比較",
    compareWith: (partno) => `${partno} と比較`,
    take: "使用",
    takePart: (partno) => `${partno} を使用`,
    takeInto: "代替品を入力する列",
    takeAsFormula: "品番の代わりに、最適な代替品を返す数式を入力",
    freeColumn: (letters) => `${letters} 列（空白）`,
    taken: (partno, cell) => `${cell} に ${partno} を入力しました。`,
    occupied: (cell, content) => `${cell} には「${content}」が入力されています。置き換えますか。`,
    replaceContent: "置き換える",
    keepContent: "そのまま残す",
    comparedAspect: "比較項目",
    comparedAsked: "BOM",
    comparedPart: "部品",
    comparedResult: "結果",
    relations: {
      equal: "同じ",
      better: "優れている",
      partly: "一部を満たす",
      worse: "劣っている",
      notAsked: "説明になし",
      notStated: "データなし",
    },
  },
  zh: {
    find: "查找替代品",
    hint: "为其他制造商、NRND、计划停产和已经停产的元件查找规格相同或更优的元件。不比较直流偏压特性和老化特性。",
    finding: (done, total) => `共 ${number(total, "zh")} 行，已完成 ${number(done, "zh")} 行`,
    replaceableBy: (parts) => `${number(parts, "zh")} 个元件的规格相同或更优（不比较直流偏压特性和老化特性）`,
    compare: "比较",
    compareWith: (partno) => `与 ${partno} 比较`,
    take: "使用",
    takePart: (partno) => `使用 ${partno}`,
    takeInto: "写入替代品的列",
    takeAsFormula: "写入返回最佳替代品的公式，而不是型号",
    freeColumn: (letters) => `${letters} 列（空白）`,
    taken: (partno, cell) => `${partno} 已写入 ${cell}。`,
    occupied: (cell, content) => `${cell} 中已有“${content}”。要替换吗？`,
    replaceContent: "替换",
    keepContent: "保留",
    comparedAspect: "比较项",
    comparedAsked: "BOM",
    comparedPart: "元件",
    comparedResult: "结果",
    relations: {
      equal: "相同",
      better: "更优",
      partly: "部分满足",
      worse: "更差",
      notAsked: "描述未提及",
      notStated: "数据缺少",
    },
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
