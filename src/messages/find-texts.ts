import type { Language } from "../vocabulary/language";
import type { Comparison, TextMatch } from "../filter/syntax";

/** The texts of the view that makes a search. */
export interface FindTexts {
  readonly category: string;
  readonly anyCategory: string;
  readonly conditions: string;
  readonly addCondition: string;
  readonly remove: (what: string) => string;
  /** Names of a condition's parts, for those who do not see them side by side. */
  readonly operator: string;
  readonly value: string;
  readonly least: string;
  readonly most: string;
  readonly operators: Readonly<Record<Comparison | TextMatch | "between", string>>;
  /** What a text may be compared with, and what a number may be. */
  readonly textHint: string;
  readonly numberHint: (example: string) => string;
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
  readonly preview: string;
  readonly nothingToPreview: string;
  readonly notValid: string;
  readonly searching: string;
  readonly noneMatch: string;
  readonly matches: (count: number, shown: number) => string;
  readonly moreMatch: (count: number, shown: number) => string;
  readonly retry: string;
  readonly insert: string;
  readonly formula: string;
  readonly inserted: (cell: string) => string;
  readonly cellInUse: (cell: string) => string;
  readonly replace: string;
  readonly formulaTooLong: (length: number, longest: number) => string;
  readonly excelFailed: (detail: string) => string;
  readonly opened: (cell: string) => string;
  readonly notLiteral: (cell: string) => string;
  readonly notUsable: (cell: string) => string;
  readonly dropped: (fields: string) => string;
  readonly undo: string;
  /** Between the items of a list. */
  readonly comma: string;
}

export const findTexts: Readonly<Record<Language, FindTexts>> = {
  en: {
    category: "Category",
    anyCategory: "All categories",
    conditions: "Conditions",
    addCondition: "Add a condition…",
    remove: (what) => `Remove ${what}`,
    operator: "Comparison",
    value: "Value",
    least: "From",
    most: "To",
    operators: {
      eq: "is",
      ge: "at least",
      le: "at most",
      gt: "more than",
      lt: "less than",
      between: "between",
      startswith: "begins with",
      contains: "contains",
    },
    textHint: "Several values: A|B",
    numberHint: (example) => `For example ${example}`,
    yes: "Yes",
    no: "No",
    either: "Either",
    sorting: "Sorting",
    addSorting: "Sort by…",
    direction: "Direction",
    ascending: "ascending",
    descending: "descending",
    earlier: (what) => `Move ${what} up`,
    columns: "Columns",
    addColumn: "Add a column…",
    unitOf: (field) => `Unit of ${field}`,
    columnsDefault: "Usual columns",
    columnsAll: "All columns",
    columnsChosen: "My choice",
    limit: "At most so many rows",
    limitHint: "Empty: all that match.",
    filter: "Filter as it is sent",
    filterHint: "You can also type here.",
    preview: "Preview",
    nothingToPreview: "Choose a category or add a condition.",
    notValid: "Nothing is asked for until the filter is right.",
    searching: "Searching…",
    noneMatch: "No product matches.",
    matches: (count, shown) =>
      count === shown
        ? count === 1
          ? "1 product matches."
          : `${number(count, "en")} products match.`
        : `${number(count, "en")} products match. The first ${String(shown)}:`,
    moreMatch: (count, shown) => `More than ${number(count, "en")} products match. The first ${String(shown)}:`,
    retry: "Try again",
    insert: "Insert into the selected cell",
    formula: "Formula",
    inserted: (cell) => `Inserted into ${cell}.`,
    cellInUse: (cell) => `${cell} is not empty.`,
    replace: "Replace what is there",
    formulaTooLong: (length, longest) =>
      `The formula has ${number(length, "en")} characters; Excel accepts ${number(longest, "en")}. Use fewer values or columns.`,
    excelFailed: (detail) => `Excel refused: ${detail}`,
    opened: (cell) => `This is the search in ${cell}.`,
    notLiteral: (cell) => `The search in ${cell} takes its arguments from other cells; it cannot be opened here.`,
    notUsable: (cell) => `The search in ${cell} has mistakes; its filter is shown below.`,
    dropped: (fields) => `Removed, because this category does not have it: ${fields}.`,
    undo: "Undo",
    comma: ", ",
  },
  ja: {
    category: "カテゴリ",
    anyCategory: "すべてのカテゴリ",
    conditions: "検索条件",
    addCondition: "条件を追加…",
    remove: (what) => `${what}を削除`,
    operator: "比較方法",
    value: "値",
    least: "下限",
    most: "上限",
    operators: {
      eq: "等しい",
      ge: "以上",
      le: "以下",
      gt: "より大きい",
      lt: "より小さい",
      between: "範囲",
      startswith: "前方一致",
      contains: "部分一致",
    },
    textHint: "複数の値: A|B",
    numberHint: (example) => `例: ${example}`,
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
    columnsDefault: "標準の項目",
    columnsAll: "すべての項目",
    columnsChosen: "選んだ項目",
    limit: "行数の上限",
    limitHint: "空欄: 一致するものすべて。",
    filter: "送信される検索条件",
    filterHint: "ここに直接入力することもできます。",
    preview: "プレビュー",
    nothingToPreview: "カテゴリを選ぶか、条件を追加してください。",
    notValid: "検索条件が正しくなるまで、何も問い合わせません。",
    searching: "検索中…",
    noneMatch: "一致する製品はありません。",
    matches: (count, shown) =>
      count === shown
        ? `${number(count, "ja")} 件の製品が一致します。`
        : `${number(count, "ja")} 件の製品が一致します。最初の ${String(shown)} 件:`,
    moreMatch: (count, shown) => `${number(count, "ja")} 件を超える製品が一致します。最初の ${String(shown)} 件:`,
    retry: "再試行",
    insert: "選択したセルに挿入",
    formula: "数式",
    inserted: (cell) => `${cell} に挿入しました。`,
    cellInUse: (cell) => `${cell} は空ではありません。`,
    replace: "置き換える",
    formulaTooLong: (length, longest) =>
      `数式は ${number(length, "ja")} 文字ですが、Excel の上限は ${number(longest, "ja")} 文字です。値か項目を減らしてください。`,
    excelFailed: (detail) => `Excel が受け付けませんでした: ${detail}`,
    opened: (cell) => `${cell} の検索を表示しています。`,
    notLiteral: (cell) => `${cell} の検索は引数を他のセルから取っているため、ここでは開けません。`,
    notUsable: (cell) => `${cell} の検索には誤りがあります。検索条件を下に表示しています。`,
    dropped: (fields) => `このカテゴリにないため削除しました: ${fields}。`,
    undo: "元に戻す",
    comma: "、",
  },
  zh: {
    category: "类别",
    anyCategory: "所有类别",
    conditions: "搜索条件",
    addCondition: "添加条件…",
    remove: (what) => `删除${what}`,
    operator: "比较方式",
    value: "值",
    least: "下限",
    most: "上限",
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
    textHint: "多个值：A|B",
    numberHint: (example) => `例如 ${example}`,
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
    columnsDefault: "常用列",
    columnsAll: "所有列",
    columnsChosen: "自选列",
    limit: "最多行数",
    limitHint: "留空：全部匹配的产品。",
    filter: "将发送的筛选条件",
    filterHint: "也可以在此直接输入。",
    preview: "预览",
    nothingToPreview: "请选择类别或添加条件。",
    notValid: "筛选条件正确之前不会发送任何请求。",
    searching: "正在搜索…",
    noneMatch: "没有匹配的产品。",
    matches: (count, shown) =>
      count === shown
        ? `${number(count, "zh")} 个产品匹配。`
        : `${number(count, "zh")} 个产品匹配。前 ${String(shown)} 个：`,
    moreMatch: (count, shown) => `超过 ${number(count, "zh")} 个产品匹配。前 ${String(shown)} 个：`,
    retry: "重试",
    insert: "插入所选单元格",
    formula: "公式",
    inserted: (cell) => `已插入 ${cell}。`,
    cellInUse: (cell) => `${cell} 不是空的。`,
    replace: "替换现有内容",
    formulaTooLong: (length, longest) =>
      `公式有 ${number(length, "zh")} 个字符，Excel 最多接受 ${number(longest, "zh")} 个。请减少值或列。`,
    excelFailed: (detail) => `Excel 拒绝了操作：${detail}`,
    opened: (cell) => `这是 ${cell} 中的搜索。`,
    notLiteral: (cell) => `${cell} 中的搜索从其他单元格取参数，无法在此打开。`,
    notUsable: (cell) => `${cell} 中的搜索有错误，其筛选条件显示在下方。`,
    dropped: (fields) => `此类别没有以下字段，已删除：${fields}。`,
    undo: "撤消",
    comma: "、",
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
