import type { Language } from "../../product-data/vocabulary/language";
import { countText, partCount } from "../grammar/count-text";
import { number } from "../grammar/number";

/** Texts of alternatives in the Check BOM view. */
const en = {
  find: "Find alternatives",
  finding: (done: number, total: number) => `Lines done: ${number(done, "en")} of ${number(total, "en")}`,
  /** The title above the parts of one row. */
  ofRow: (row: number, parts: number) =>
    parts === 0
      ? `Row ${number(row, "en")} isn't a BOM line. Select a cell in a line with a part.`
      : `Row ${number(row, "en")}`,
  /** @param hasBias whether DC bias and aging matter */
  replaceableBy: (parts: number, hasBias: boolean) =>
    countText(
      parts,
      "1 part has the same or better specifications.",
      (count) => `${count} parts have the same or better specifications.`,
    ) + (hasBias ? " DC bias and aging aren't compared." : ""),
  compareWith: (partno: string) => `Compare with ${partno}`,
  choose: "Use",
  choosePart: (partno: string, cells: string) => `Use ${partno} in ${cells}`,
  chooseIn: (cells: string) => `Use in ${cells}`,
  /** The button of the closest part, which doesn't meet the requirements. */
  chooseClosest: (partno: string) => `Use ${partno} although it falls short`,
  /** Shown before that part, with what it falls short in. */
  closest: (part: string) => `Closest: ${part}`,
  notMet: (shortfalls: string) => `falls short: ${shortfalls}`,
  /** What a line has to say before alternatives can be found. */
  missing: (aspects: string) => `missing: ${aspects}`,
  /** The part that the column of alternatives has for a line. */
  chosen: (partno: string) => `Chosen: ${partno}`,
  /** Enters the number meant instead of a mistyped one. */
  correct: (partno: string) => `Correct to ${partno}`,
  alternativesColumn: "Column for alternatives",
  freeColumn: (letters: string) => `Column ${letters} (blank)`,
  /**
   * Titles of the columns of alternatives and of notes on them. Both end with the word for an alternative, so these
   * columns aren't read as part numbers.
   */
  title: "Alternative",
  noteTitle: "Note on alternative",
  /** Label of the field for a note. */
  note: "Your note",
  entered: (content: string, cell: string) => `Entered ${content} in ${cell}.`,
  /** The user's note was entered, changed, or removed. */
  noted: (column: string) => `Changed the note in column ${column}.`,
  chooseAll: (parts: number) => `Use the best for ${number(parts, "en")}`,
  /** The question before the best are entered: for how many parts. */
  confirmAll: (parts: number, column: string) =>
    countText(
      parts,
      `Enter the best alternative for 1 part in column ${column}?`,
      (count) => `Enter the best alternatives for ${count} parts in column ${column}?`,
    ),
  /** The question before a part is entered that needs a look. */
  confirm: (partno: string, cells: string) => `Enter ${partno} in ${cells}?`,
  enterAll: "Enter",
  /** Shown above the decisions that get no part, by the reason. */
  leftOut: (parts: number) => `Left out: ${partCount(parts)}`,
  enteredAll: (cells: number, column: string) =>
    countText(
      cells,
      `Entered 1 part number in column ${column}.`,
      (count) => `Entered ${count} part numbers in column ${column}.`,
    ),
  undo: "Undo",
  undone: (cells: number) => countText(cells, "Restored 1 cell.", (count) => `Restored ${count} cells.`),
  /** Excel writes nothing into a cell that is merged with another. */
  stayedBlank: (cells: readonly string[]) =>
    `Excel entered nothing in ${cells.join(", ")}. If cells are merged, unmerge them.`,
  comparedAspect: "Specification",
  comparedRequired: "BOM",
  /** The values without a difference. */
  same: (values: readonly string[]) => `Same: ${values.join(", ")}`,
  relations: {
    equal: "same",
    better: "better",
    partly: "partly met",
    worse: "worse",
    notRequired: "not required",
    notStated: "no data",
  },
};

export type ReplacementTexts = typeof en;

export const alternativeTexts: Readonly<Record<Language, ReplacementTexts>> = {
  en,
  ja: {
    find: "代替品を探す",
    finding: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を検索済み`,
    ofRow: (row, parts) =>
      parts === 0
        ? `${number(row, "ja")} 行目は BOM の部品の行ではありません。部品の行のセルを選択してください。`
        : `${number(row, "ja")} 行目`,
    replaceableBy: (parts, hasBias) =>
      `公表仕様が同等以上の部品 ${number(parts, "ja")} 件${hasBias ? "（DC バイアス特性とエージング特性は比較しません）" : ""}`,
    compareWith: (partno) => `${partno} と比較`,
    choose: "使用",
    choosePart: (partno, cells) => `${partno} を ${cells} に使用`,
    chooseIn: (cells) => `${cells} に使用`,
    chooseClosest: (partno) => `条件を満たさない ${partno} を使用`,
    closest: (part) => `最も近い部品: ${part}`,
    notMet: (shortfalls) => `不足: ${shortfalls}`,
    missing: (aspects) => `未指定: ${aspects}`,
    chosen: (partno) => `選択済み: ${partno}`,
    correct: (partno) => `${partno} に訂正`,
    alternativesColumn: "代替品を入力する列",
    freeColumn: (letters) => `${letters} 列（空白）`,
    title: "代替品",
    noteTitle: "メモ：代替品",
    note: "メモ",
    entered: (content, cell) => `${cell} に ${content} を入力しました。`,
    noted: (column) => `${column} 列のメモを変更しました。`,
    chooseAll: (parts) => `部品 ${number(parts, "ja")} 種類に最適品を使用`,
    confirmAll: (parts, column) => `部品 ${number(parts, "ja")} 種類の最適な代替品を ${column} 列に入力しますか。`,
    confirm: (partno, cells) => `${cells} に ${partno} を入力しますか。`,
    enterAll: "入力",
    leftOut: (parts) => `対象外: 部品 ${number(parts, "ja")} 種類`,
    enteredAll: (cells, column) => `${column} 列に品番を ${number(cells, "ja")} 個入力しました。`,
    undo: "元に戻す",
    undone: (cells) => `セル ${number(cells, "ja")} 個を元に戻しました。`,
    stayedBlank: (cells) =>
      `${cells.join("、")} には何も入力されませんでした。セルが結合されている場合は、結合を解除してください。`,
    comparedAspect: "比較項目",
    comparedRequired: "BOM",
    same: (values) => `同じ: ${values.join("、")}`,
    relations: {
      equal: "同じ",
      better: "優れる",
      partly: "一部を満たす",
      worse: "劣る",
      notRequired: "指定なし",
      notStated: "データなし",
    },
  },
  zh: {
    find: "查找替代品",
    finding: (done, total) => `共 ${number(total, "zh")} 行，已完成 ${number(done, "zh")} 行`,
    ofRow: (row, parts) =>
      parts === 0
        ? `第 ${number(row, "zh")} 行不是 BOM 的元件行。请选择元件行中的单元格。`
        : `第 ${number(row, "zh")} 行`,
    replaceableBy: (parts, hasBias) =>
      `${number(parts, "zh")} 个元件的规格相同或更优${hasBias ? "（不比较直流偏压特性和老化特性）" : ""}`,
    compareWith: (partno) => `与 ${partno} 比较`,
    choose: "使用",
    choosePart: (partno, cells) => `将 ${partno} 用于 ${cells}`,
    chooseIn: (cells) => `用于 ${cells}`,
    chooseClosest: (partno) => `虽不满足要求，仍使用 ${partno}`,
    closest: (part) => `最接近：${part}`,
    notMet: (shortfalls) => `不足：${shortfalls}`,
    missing: (aspects) => `未指定：${aspects}`,
    chosen: (partno) => `已选择：${partno}`,
    correct: (partno) => `更正为 ${partno}`,
    alternativesColumn: "写入替代品的列",
    freeColumn: (letters) => `${letters} 列（空白）`,
    title: "替代品",
    noteTitle: "备注：替代品",
    note: "备注",
    entered: (content, cell) => `已在 ${cell} 中输入 ${content}。`,
    noted: (column) => `已更改 ${column} 列的备注。`,
    chooseAll: (parts) => `为 ${number(parts, "zh")} 种元件使用最佳替代品`,
    confirmAll: (parts, column) => `要在 ${column} 列中为 ${number(parts, "zh")} 种元件输入最佳替代品吗？`,
    confirm: (partno, cells) => `要在 ${cells} 中输入 ${partno} 吗？`,
    enterAll: "输入",
    leftOut: (parts) => `未包括：${number(parts, "zh")} 种元件`,
    enteredAll: (cells, column) => `已在 ${column} 列中输入 ${number(cells, "zh")} 个型号。`,
    undo: "撤消",
    undone: (cells) => `已还原 ${number(cells, "zh")} 个单元格。`,
    stayedBlank: (cells) => `${cells.join("、")} 中未能输入内容。如果单元格已合并，请取消合并。`,
    comparedAspect: "比较项",
    comparedRequired: "BOM",
    same: (values) => `相同：${values.join("、")}`,
    relations: {
      equal: "相同",
      better: "更优",
      partly: "部分满足",
      worse: "更差",
      notRequired: "未要求",
      notStated: "数据中无",
    },
  },
};
