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
    hint: "Finds parts that meet or exceed the listed data, for other manufacturers' parts and for parts that aren't recommended for new designs. DC bias and aging aren't compared.",
    finding: (done, total) => `Parts searched: ${number(done, "en")} of ${number(total, "en")}`,
    replaceableBy: (parts) =>
      counted(
        parts,
        "1 part meets or exceeds the listed data. DC bias and aging aren't compared.",
        (count) => `${count} parts meet or exceed the listed data. DC bias and aging aren't compared.`,
      ),
    compare: "Compare",
    compareWith: (partno) => `Compare with ${partno}`,
    take: "Use",
    takePart: (partno) => `Use ${partno}`,
    takeInto: "Enter alternatives in",
    takeAsFormula: "Enter a formula that returns the best alternative",
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
      notAsked: "not in the BOM",
      notStated: "not in the data",
    },
  },
  ja: {
    find: "代替品を探す",
    hint: "他メーカーの部品と新規設計非推奨の部品について、公表データを満たすか上回る部品を探します。DC バイアス特性とエージングは比較しません。",
    finding: (done, total) => `検索した部品: ${number(total, "ja")} 件中 ${number(done, "ja")} 件`,
    replaceableBy: (parts) =>
      `公表データを満たすか上回る部品 ${number(parts, "ja")} 件（DC バイアス特性とエージングは比較しません）`,
    compare: "比較",
    compareWith: (partno) => `${partno} と比較`,
    take: "使用",
    takePart: (partno) => `${partno} を使用`,
    takeInto: "代替品を入力する列",
    takeAsFormula: "最適な代替品を返す数式を入力",
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
      better: "上回る",
      partly: "一部を満たす",
      worse: "下回る",
      notAsked: "BOM になし",
      notStated: "データなし",
    },
  },
  zh: {
    find: "查找替代品",
    hint: "为其他制造商的元件和不推荐用于新设计的元件查找满足或优于所列数据的元件。不比较直流偏压特性和老化。",
    finding: (done, total) => `共 ${number(total, "zh")} 个元件，已查找 ${number(done, "zh")} 个`,
    replaceableBy: (parts) => `${number(parts, "zh")} 个元件满足或优于所列数据（不比较直流偏压特性和老化）`,
    compare: "比较",
    compareWith: (partno) => `与 ${partno} 比较`,
    take: "使用",
    takePart: (partno) => `使用 ${partno}`,
    takeInto: "写入替代品的列",
    takeAsFormula: "写入返回最佳替代品的公式",
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
      notAsked: "BOM 未提及",
      notStated: "数据缺少",
    },
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
