import type { Language } from "../product-data/vocabulary/language";
import { counted } from "./counted";

/** Texts for adding columns in the Check BOM view. */
export interface AddColumnsTexts {
  readonly heading: string;
  readonly sets: Readonly<Record<"lifeCycle" | "data" | "compliance" | "check", string>>;
  readonly hints: Readonly<Record<"lifeCycle" | "data" | "compliance" | "check", string>>;
  readonly field: string;
  readonly remove: (field: string) => string;
  readonly add: string;
  readonly update: string;
  readonly hint: string;
  readonly working: string;
  /** @param letters of the first and the last, or of the only one */
  readonly added: (columns: number, letters: readonly string[]) => string;
  readonly updated: string;
  readonly nothingListed: string;
  /** Lines whose cell has more than the number. */
  readonly withOtherText: (lines: number) => string;
  readonly occupied: (cells: number) => string;
  /** Titles of columns that the vocabulary has no label for. */
  readonly tolerance: string;
  readonly checkTitle: string;
  /** If the BOM has a column for alternatives of its own. */
  readonly bestTitle: string;
  /** How the best alternative compares. */
  readonly comparisonTitle: string;
}

export const addColumnsTexts: Readonly<Record<Language, AddColumnsTexts>> = {
  en: {
    heading: "Add columns",
    sets: {
      lifeCycle: "Lifecycle",
      data: "Specifications",
      compliance: "Compliance",
      check: "Comparison with description",
    },
    hints: {
      lifeCycle: "Status, last buy date, production end date, best alternative and how it compares",
      data: "Value, tolerance, voltage or current, size, characteristics, thickness",
      compliance: "RoHS, REACH, lead-free, AEC-Q200, MSL",
      check: "Whether the part matches its BOM line",
    },
    field: "Add a field",
    remove: (field) => `Remove ${field}`,
    add: "Add columns",
    update: "Update columns",
    hint: "Adds formulas to the right of the BOM. Lines with other manufacturers' parts show only an alternative. To be able to sort the lines, make them a table (Ctrl+T) first.",
    working: "Reading the lines…",
    added: (columns, letters) =>
      counted(
        columns,
        `Added 1 column: ${letters.join("–")}.`,
        (count) => `Added ${count} columns: ${letters.join("–")}.`,
      ),
    updated: "The columns are up to date.",
    nothingListed:
      "No line has a part in the Vendor catalog or an alternative from it. Check that the part number column is right.",
    withOtherText: (lines) =>
      counted(
        lines,
        "1 line has its part number within other text. Enter the number alone to fill this line.",
        (count) =>
          `${count} lines have their part numbers within other text. Enter the numbers alone to fill these lines.`,
      ),
    occupied: (cells) =>
      counted(
        cells,
        "1 cell in the new columns isn't blank. Replace its contents?",
        (count) => `${count} cells in the new columns aren't blank. Replace their contents?`,
      ),
    tolerance: "Tolerance",
    checkTitle: "Comparison with description",
    bestTitle: "Best alternative",
    comparisonTitle: "Alternative compared",
  },
  ja: {
    heading: "列の追加",
    sets: { lifeCycle: "ライフサイクル", data: "仕様", compliance: "環境・規格対応", check: "説明との比較" },
    hints: {
      lifeCycle: "ステータス、最終受注日、生産終了日、最適な代替品とその比較",
      data: "静電容量またはインダクタンス、許容差、電圧または電流、サイズ、特性、厚さ",
      compliance: "RoHS、REACH、鉛フリー、AEC-Q200、MSL",
      check: "部品が行の内容を満たしているか",
    },
    field: "項目を追加",
    remove: (field) => `${field}を削除`,
    add: "列を追加",
    update: "列を更新",
    hint: "BOM の右側に数式を入力します。他メーカーの部品の行には、代替品だけが表示されます。行を並べ替える場合は、先にテーブルに変換してください（Ctrl+T）。",
    working: "行を読み取っています…",
    added: (columns, letters) => `${columns.toLocaleString("ja")} 列を追加しました（${letters.join("～")} 列）。`,
    updated: "列は最新の状態です。",
    nothingListed: "Vendor のカタログにある部品や代替品のある行がありません。品番の列を確認してください。",
    withOtherText: (lines) =>
      `${lines.toLocaleString("ja")} 行では、品番のセルに他の文字列も含まれています。値を表示するには、品番だけを入力してください。`,
    occupied: (cells) =>
      `追加する列のセルのうち ${cells.toLocaleString("ja")} 個に他の内容が入力されています。置き換えますか。`,
    tolerance: "許容差",
    checkTitle: "説明との比較",
    bestTitle: "最適な代替品",
    comparisonTitle: "代替品の比較",
  },
  zh: {
    heading: "添加列",
    sets: { lifeCycle: "生命周期", data: "规格", compliance: "合规", check: "与描述比较" },
    hints: {
      lifeCycle: "状态、最后订购日期、停产日期、最佳替代品及其比较",
      data: "值、容差、电压或电流、尺寸、特性、厚度",
      compliance: "RoHS、REACH、无铅、AEC-Q200、MSL",
      check: "元件是否符合该行的要求",
    },
    field: "添加字段",
    remove: (field) => `删除${field}`,
    add: "添加列",
    update: "更新列",
    hint: "在 BOM 右侧输入公式。其他制造商的元件所在的行只显示替代品。如需对各行排序，请先将其转换为表格（Ctrl+T）。",
    working: "正在读取各行…",
    added: (columns, letters) => `已添加 ${columns.toLocaleString("zh")} 列（${letters.join("–")} 列）。`,
    updated: "各列均为最新。",
    nothingListed: "没有任何一行包含 Vendor 目录中的元件或替代品。请检查型号列是否正确。",
    withOtherText: (lines) =>
      `有 ${lines.toLocaleString("zh")} 行的型号单元格中还有其他文本。要显示这些行的数据，请只输入型号。`,
    occupied: (cells) => `公式要使用的单元格中，有 ${cells.toLocaleString("zh")} 个已有其他内容。是否替换？`,
    tolerance: "容差",
    checkTitle: "与描述比较",
    bestTitle: "最佳替代品",
    comparisonTitle: "替代品比较",
  },
};
