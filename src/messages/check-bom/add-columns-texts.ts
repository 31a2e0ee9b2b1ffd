import type { Language } from "../../product-data/vocabulary/language";
import { countText } from "../grammar/count-text";
import { number } from "../grammar/number";

/** Texts for adding columns in the Check BOM view. */
const en = {
  heading: "Add columns",
  sets: {
    lifeCycle: "Lifecycle",
    data: "Specifications",
    compliance: "Compliance",
    check: "Differences",
    substitutes: "Substitutes",
  },
  hints: {
    lifeCycle: "Status, last buy date, production end date, best alternative and how it compares",
    data: "Value, tolerance, voltage or current, size, characteristics, thickness",
    compliance: "RoHS, REACH, lead-free, AEC-Q200, MSL",
    check: "What doesn't match in the BOM line",
    substitutes: "Other parts that meet each line with a number, for the assembler",
  },
  field: "Add a field",
  remove: (field: string) => `Remove ${field}`,
  add: "Add columns",
  update: "Update columns",
  hint: "Checks the BOM, and adds to its right the Vendor part number of each line, with formulas that show its data, and what the check found on that day. Select Update columns to check again and enter the new results.",
  working: "Reading the lines…",
  /** @param letters the letters of the first and the last column, or of the only one */
  added: (columns: number, letters: readonly string[]) =>
    countText(
      columns,
      `Added 1 column: ${letters.join("–")}.`,
      (count) => `Added ${count} columns: ${letters.join("–")}.`,
    ),
  updated: "The columns are up to date.",
  /** Shown for formulas that would replace other formulas in the same column of a table. */
  leftOut: (cells: number) =>
    `Cells left as they are, because their column has other formulas: ${number(cells, "en")}.`,
  nothingListed:
    "No line has a part in the Vendor catalog or an alternative from it. Check that the part number column is right.",
  noTitles: "The BOM has no header row. Insert one above the lines, and add the columns again.",
  /** The title of a column that the vocabulary has no label for. */
  tolerance: "Tolerance",
  /** The titles of the columns with what a check found. The day of the check follows the title of the state. */
  checked: {
    partno: "Vendor part number",
    state: "Checked on",
    difference: "Differences",
    alternative: "Best alternative",
    comparison: "Alternative compared",
    substitutes: "Note on substitutes",
  },
  /** The titles of the columns with a substitute, which have its number: "Manufacturer 2", "MPN 2". */
  substitute: { manufacturer: "Manufacturer", partno: "MPN" },
  substitutesOfLine: "Substitutes for each line",
};

export const addColumnsTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    heading: "列の追加",
    sets: {
      lifeCycle: "ライフサイクル",
      data: "仕様",
      compliance: "環境・規格対応",
      check: "相違点",
      substitutes: "代替候補",
    },
    hints: {
      lifeCycle: "ステータス、最終受注日、生産終了日、最適な代替品とその比較",
      data: "静電容量またはインダクタンス、許容差、電圧または電流、サイズ、特性、厚さ",
      compliance: "RoHS、REACH、鉛フリー、AEC-Q200、MSL",
      check: "行の内容と一致しない項目",
      substitutes: "品番のある各行を満たす他の部品（実装会社向け）",
    },
    field: "項目を追加",
    remove: (field) => `${field}を削除`,
    add: "列を追加",
    update: "列を更新",
    hint: "BOM を確認し、その右側に各行の Vendor 品番、そのデータを表示する数式、確認時の結果を入力します。「列を更新」を選択すると、再度確認した結果に更新されます。",
    working: "行を読み取っています…",
    added: (columns, letters) => `${columns.toLocaleString("ja")} 列を追加しました（${letters.join("～")} 列）。`,
    updated: "列は最新の状態です。",
    leftOut: (cells) => `列に別の数式があるため変更していないセル: ${number(cells, "ja")} 個`,
    nothingListed: "Vendor のカタログにある部品や代替品のある行がありません。品番の列を確認してください。",
    noTitles: "BOM に見出し行がありません。各行の上に見出し行を挿入してから、列を追加してください。",
    tolerance: "許容差",
    checked: {
      partno: "Vendor 品番",
      state: "確認日",
      difference: "相違点",
      alternative: "最適な代替品",
      comparison: "代替品の比較",
      substitutes: "代替候補の備考",
    },
    substitute: { manufacturer: "メーカー", partno: "メーカー品番" },
    substitutesOfLine: "1 行あたりの代替候補",
  },
  zh: {
    heading: "添加列",
    sets: { lifeCycle: "生命周期", data: "规格", compliance: "合规", check: "差异", substitutes: "替代料" },
    hints: {
      lifeCycle: "状态、最后订购日期、停产日期、最佳替代品及其比较",
      data: "值、容差、电压或电流、尺寸、特性、厚度",
      compliance: "RoHS、REACH、无铅、AEC-Q200、MSL",
      check: "与该行内容不一致之处",
      substitutes: "满足各行要求的其他元件（供贴片厂使用）",
    },
    field: "添加字段",
    remove: (field) => `删除${field}`,
    add: "添加列",
    update: "更新列",
    hint: "检查 BOM，并在其右侧输入各行的 Vendor 型号、显示其数据的公式以及当日的检查结果。选择“更新列”可写入届时的检查结果。",
    working: "正在读取各行…",
    added: (columns, letters) => `已添加 ${columns.toLocaleString("zh")} 列（${letters.join("–")} 列）。`,
    updated: "各列均为最新。",
    leftOut: (cells) => `因所在列有其他公式而未更改的单元格：${number(cells, "zh")} 个`,
    nothingListed: "没有任何一行包含 Vendor 目录中的元件或替代品。请检查型号列是否正确。",
    noTitles: "BOM 没有标题行。请在各行上方插入标题行，然后重新添加列。",
    tolerance: "容差",
    checked: {
      partno: "Vendor 型号",
      state: "检查日期",
      difference: "差异",
      alternative: "最佳替代品",
      comparison: "替代品比较",
      substitutes: "替代料说明",
    },
    substitute: { manufacturer: "制造商", partno: "制造商型号" },
    substitutesOfLine: "每行的替代料数",
  },
};
