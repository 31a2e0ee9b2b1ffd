import type { Language } from "../../product-data/vocabulary/language";

/** Texts of the table of fields. */
const en = {
  /** The header row. */
  columns: {
    name: "Field",
    label: "Label",
    type: "Type",
    unit: "Unit",
    condition: "Can be used in conditions",
    categories: "Categories",
    values: "Values",
  },
  types: {
    String: "Text",
    Double: "Number",
    Integer: "Whole number",
    Boolean: "TRUE or FALSE",
    Date: "Date",
    List: "List of text values",
  },
};

export const fieldTableTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    columns: {
      name: "項目名",
      label: "表示名",
      type: "型",
      unit: "単位",
      condition: "検索条件での使用",
      categories: "カテゴリ",
      values: "値",
    },
    types: {
      String: "文字列",
      Double: "数値",
      Integer: "整数",
      Boolean: "TRUE または FALSE",
      Date: "日付",
      List: "文字列の一覧",
    },
  },
  zh: {
    columns: {
      name: "字段名",
      label: "显示名称",
      type: "类型",
      unit: "单位",
      condition: "可用作搜索条件",
      categories: "类别",
      values: "取值",
    },
    types: {
      String: "文本",
      Double: "数字",
      Integer: "整数",
      Boolean: "TRUE 或 FALSE",
      Date: "日期",
      List: "文本列表",
    },
  },
};
