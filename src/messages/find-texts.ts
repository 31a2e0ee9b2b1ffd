import type { Language } from "../product-data/vocabulary/language";
import type { Comparison, TextMatch } from "../product-data/filter/syntax";
import { countText } from "./count-text";
import { number } from "./number";

/** Texts of the Find parts view. */
export interface FindTexts {
  readonly category: string;
  readonly anyCategory: string;
  readonly conditions: string;
  readonly addCondition: string;
  readonly remove: (what: string) => string;
  /** Labels of a condition's controls, for screen readers. */
  readonly operator: string;
  readonly value: string;
  readonly least: string;
  readonly most: string;
  readonly operators: Readonly<Record<Comparison | TextMatch | "between", string>>;
  /** Hints about the values of texts and of numbers. */
  readonly textHint: string;
  readonly numberHint: (example: string) => string;
  /** Offers a unit for a number that has none. */
  readonly didYouMean: (quantity: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly either: string;
  readonly sorting: string;
  readonly addSorting: string;
  readonly direction: string;
  readonly ascending: string;
  readonly descending: string;
  readonly earlier: (what: string) => string;
  readonly columns: string;
  readonly addColumn: string;
  readonly unitOf: (field: string) => string;
  readonly columnsDefault: string;
  readonly columnsAll: string;
  readonly columnsChosen: string;
  readonly limit: string;
  readonly limitHint: string;
  readonly filter: string;
  readonly filterHint: string;
  readonly left: (what: string) => string;
  readonly preview: string;
  readonly nothingToPreview: string;
  readonly notValid: string;
  readonly searching: string;
  readonly noneMatch: string;
  readonly matches: (count: number) => string;
  readonly moreMatch: (count: number) => string;
  /** Shown above the rows of a preview that doesn't have all. */
  readonly first: (shown: number) => string;
  readonly retry: string;
  readonly insert: string;
  readonly update: string;
  readonly formula: string;
  readonly inserted: (cell: string) => string;
  readonly cellInUse: (cell: string) => string;
  readonly inTable: (cell: string) => string;
  readonly replace: string;
  readonly formulaTooLong: (length: number, longest: number) => string;
  readonly opened: (cell: string) => string;
  readonly notLiteral: (cell: string) => string;
  readonly notUsable: (cell: string) => string;
  readonly dropped: (fields: readonly string[]) => string;
  readonly undo: string;
}

/** How many parts a search finds; `hasMoreHits`: more than a request returns. */
export function matchesText(
  { total, hasMoreHits }: { readonly total: number; readonly hasMoreHits: boolean },
  language: Language,
): string {
  const text = findTexts[language];
  if (total === 0) return text.noneMatch;
  return hasMoreHits ? text.moreMatch(total) : text.matches(total);
}

export const findTexts: Readonly<Record<Language, FindTexts>> = {
  en: {
    category: "Category",
    anyCategory: "All categories",
    conditions: "Conditions",
    addCondition: "Add condition…",
    remove: (what) => `Remove ${what}`,
    operator: "Operator",
    value: "Value",
    least: "Minimum",
    most: "Maximum",
    operators: {
      eq: "is",
      ge: "at least",
      le: "at most",
      gt: "more than",
      lt: "less than",
      between: "between",
      startswith: "starts with",
      contains: "contains",
    },
    textHint: "To match any of several values, enter A|B.",
    numberHint: (example) => `For example ${example}`,
    didYouMean: (quantity) => `Did you mean ${quantity}?`,
    yes: "Yes",
    no: "No",
    either: "Any",
    sorting: "Sort",
    addSorting: "Sort by…",
    direction: "Direction",
    ascending: "ascending",
    descending: "descending",
    earlier: (what) => `Move ${what} up`,
    columns: "Columns",
    addColumn: "Add column…",
    unitOf: (field) => `Unit of ${field}`,
    columnsDefault: "Default columns",
    columnsAll: "All columns",
    columnsChosen: "Custom columns",
    limit: "Maximum parts",
    limitHint: "Leave blank to return all matches, up to the maximum in Settings.",
    filter: "Values, part number, or filter",
    filterHint: "For example 4.7uF 25V X7R 0805 or GRM188R71H. It becomes conditions, which you can change.",
    left: (what) => `Not part of the search: ${what}`,
    preview: "Preview",
    nothingToPreview: "Enter values or a part number, or select a category.",
    notValid: "Fix the filter to see a preview.",
    searching: "Searching…",
    noneMatch: "No parts match. Change or remove a condition.",
    matches: (count) => countText(count, "1 part matches.", (parts) => `${parts} parts match.`),
    moreMatch: (count) => `More than ${number(count, "en")} parts match.`,
    first: (shown) => `The first ${number(shown, "en")}:`,
    retry: "Retry",
    insert: "Insert into selected cell",
    update: "Update search",
    formula: "Formula",
    inserted: (cell) => `Inserted into ${cell}.`,
    cellInUse: (cell) => `${cell} isn't blank.`,
    inTable: (cell) => `${cell} is in a table, where a search can't return its rows. Select a cell outside the table.`,
    replace: "Replace contents",
    formulaTooLong: (length, longest) =>
      `The formula has ${number(length, "en")} characters. Excel allows ${number(longest, "en")}. Use fewer values or columns.`,
    opened: (cell) => `Showing the search in ${cell}.`,
    notLiteral: (cell) => `Can't open the search in ${cell} because it refers to other cells.`,
    notUsable: (cell) => `The search in ${cell} has errors. Fix its filter below.`,
    dropped: (fields) => `Removed (not in this category): ${fields.join(", ")}`,
    undo: "Undo",
  },
  ja: {
    category: "カテゴリ",
    anyCategory: "すべてのカテゴリ",
    conditions: "検索条件",
    addCondition: "条件を追加…",
    remove: (what) => `${what}を削除`,
    operator: "演算子",
    value: "値",
    least: "最小値",
    most: "最大値",
    operators: {
      eq: "等しい",
      ge: "以上",
      le: "以下",
      gt: "より大きい",
      lt: "より小さい",
      between: "範囲内",
      startswith: "前方一致",
      contains: "部分一致",
    },
    textHint: "複数の値のいずれかに一致させるには、A|B と入力します。",
    numberHint: (example) => `例: ${example}`,
    didYouMean: (quantity) => `${quantity} のことですか。`,
    yes: "はい",
    no: "いいえ",
    either: "指定なし",
    sorting: "並べ替え",
    addSorting: "並べ替えの項目を追加…",
    direction: "順序",
    ascending: "昇順",
    descending: "降順",
    earlier: (what) => `${what}を上へ`,
    columns: "表示する項目",
    addColumn: "項目を追加…",
    unitOf: (field) => `${field}の単位`,
    columnsDefault: "既定の項目",
    columnsAll: "すべての項目",
    columnsChosen: "項目を指定",
    limit: "最大件数",
    limitHint: "空白にすると、一致する部品を [設定] の上限まですべて返します。",
    filter: "値、品番、または検索条件",
    filterHint: "例: 4.7uF 25V X7R 0805、GRM188R71H。検索条件に変換され、後から変更できます。",
    left: (what) => `検索に使用されません: ${what}`,
    preview: "プレビュー",
    nothingToPreview: "値か品番を入力するか、カテゴリを選択してください。",
    notValid: "検索条件を修正するとプレビューが表示されます。",
    searching: "検索中…",
    noneMatch: "一致する部品はありません。条件を変更するか削除してください。",
    matches: (count) => `${number(count, "ja")} 件見つかりました。`,
    moreMatch: (count) => `${number(count, "ja")} 件を超える部品が見つかりました。`,
    first: (shown) => `先頭の ${number(shown, "ja")} 件:`,
    retry: "再試行",
    insert: "選択したセルに挿入",
    update: "検索を更新",
    formula: "数式",
    inserted: (cell) => `${cell} に挿入しました。`,
    cellInUse: (cell) => `${cell} は空白ではありません。`,
    inTable: (cell) =>
      `${cell} はテーブル内にあるため、検索結果を表示できません。テーブルの外のセルを選択してください。`,
    replace: "内容を置き換え",
    formulaTooLong: (length, longest) =>
      `数式は ${number(length, "ja")} 文字ですが、Excel の上限は ${number(longest, "ja")} 文字です。値か項目を減らしてください。`,
    opened: (cell) => `${cell} の検索を表示しています。`,
    notLiteral: (cell) => `${cell} の検索は他のセルを参照しているため、ここでは開けません。`,
    notUsable: (cell) => `${cell} の検索には誤りがあります。下の検索条件を修正してください。`,
    dropped: (fields) => `このカテゴリにないため削除しました: ${fields.join("、")}`,
    undo: "元に戻す",
  },
  zh: {
    category: "类别",
    anyCategory: "所有类别",
    conditions: "搜索条件",
    addCondition: "添加条件…",
    remove: (what) => `删除${what}`,
    operator: "运算符",
    value: "值",
    least: "最小值",
    most: "最大值",
    operators: {
      eq: "等于",
      ge: "大于或等于",
      le: "小于或等于",
      gt: "大于",
      lt: "小于",
      between: "介于",
      startswith: "开头是",
      contains: "包含",
    },
    textHint: "要匹配多个值之一，请输入 A|B。",
    numberHint: (example) => `例如 ${example}`,
    didYouMean: (quantity) => `你是指 ${quantity} 吗？`,
    yes: "是",
    no: "否",
    either: "不限",
    sorting: "排序",
    addSorting: "添加排序字段…",
    direction: "顺序",
    ascending: "升序",
    descending: "降序",
    earlier: (what) => `上移${what}`,
    columns: "列",
    addColumn: "添加列…",
    unitOf: (field) => `${field}的单位`,
    columnsDefault: "默认列",
    columnsAll: "所有列",
    columnsChosen: "自定义列",
    limit: "最多元件数",
    limitHint: "留空则返回所有符合条件的元件，但不超过“设置”中的最大数量。",
    filter: "参数、型号或搜索条件",
    filterHint: "例如 4.7uF 25V X7R 0805 或 GRM188R71H。它会转换为搜索条件，之后可以修改。",
    left: (what) => `不用于搜索：${what}`,
    preview: "预览",
    nothingToPreview: "请输入参数或型号，或选择类别。",
    notValid: "修正搜索条件后显示预览。",
    searching: "正在搜索…",
    noneMatch: "没有符合条件的元件。请更改或删除条件。",
    matches: (count) => `找到 ${number(count, "zh")} 个元件。`,
    moreMatch: (count) => `符合条件的元件超过 ${number(count, "zh")} 个。`,
    first: (shown) => `前 ${number(shown, "zh")} 个：`,
    retry: "重试",
    insert: "插入所选单元格",
    update: "更新搜索",
    formula: "公式",
    inserted: (cell) => `已插入 ${cell}。`,
    cellInUse: (cell) => `${cell} 中已有内容。`,
    inTable: (cell) => `${cell} 位于表格中，无法显示搜索结果。请选择表格外的单元格。`,
    replace: "替换内容",
    formulaTooLong: (length, longest) =>
      `公式有 ${number(length, "zh")} 个字符，Excel 最多接受 ${number(longest, "zh")} 个。请减少值或列。`,
    opened: (cell) => `正在显示 ${cell} 中的搜索。`,
    notLiteral: (cell) => `${cell} 中的搜索引用了其他单元格，无法在此打开。`,
    notUsable: (cell) => `${cell} 中的搜索有错误。请修正下方的搜索条件。`,
    dropped: (fields) => `此类别没有以下字段，已删除：${fields.map((field) => `“${field}”`).join("、")}`,
    undo: "撤消",
  },
};
