import type { FieldType } from "../product-data/vocabulary/field";
import type { Language } from "../product-data/vocabulary/language";

/** Texts in cells and on cards, except the labels of the vocabulary. */
export interface TableTexts {
  /** The header row of FIELDS. */
  readonly fieldColumns: Readonly<
    Record<"name" | "label" | "type" | "unit" | "condition" | "categories" | "values", string>
  >;
  readonly fieldTypes: Readonly<Record<FieldType, string>>;
  /** Headings on the card of a part. */
  readonly cardSections: Readonly<Record<"specifications" | "product" | "compliance" | "documents", string>>;
  /** The source of the values, next to a result and on the card of a part. */
  readonly fromCatalog: (date: string) => string;
}

export const tableTexts: Readonly<Record<Language, TableTexts>> = {
  en: {
    fieldColumns: {
      name: "Field",
      label: "Label",
      type: "Type",
      unit: "Unit",
      condition: "Can be used in conditions",
      categories: "Categories",
      values: "Values",
    },
    fieldTypes: {
      String: "Text",
      Double: "Number",
      Integer: "Whole number",
      Boolean: "TRUE or FALSE",
      Date: "Date",
      List: "List of text values",
    },
    cardSections: {
      specifications: "Specifications",
      product: "Part",
      compliance: "Compliance",
      documents: "Documents",
    },
    fromCatalog: (date) => `From the catalog on this computer (downloaded ${date})`,
  },
  ja: {
    fieldColumns: {
      name: "項目名",
      label: "表示名",
      type: "型",
      unit: "単位",
      condition: "検索条件での使用",
      categories: "カテゴリ",
      values: "値",
    },
    fieldTypes: {
      String: "文字列",
      Double: "数値",
      Integer: "整数",
      Boolean: "TRUE または FALSE",
      Date: "日付",
      List: "文字列の一覧",
    },
    cardSections: { specifications: "仕様", product: "部品", compliance: "環境・規格対応", documents: "資料" },
    fromCatalog: (date) => `このコンピューターのカタログから取得（${date} 時点）`,
  },
  zh: {
    fieldColumns: {
      name: "字段名",
      label: "显示名称",
      type: "类型",
      unit: "单位",
      condition: "可用作搜索条件",
      categories: "类别",
      values: "取值",
    },
    fieldTypes: {
      String: "文本",
      Double: "数字",
      Integer: "整数",
      Boolean: "TRUE 或 FALSE",
      Date: "日期",
      List: "文本列表",
    },
    cardSections: { specifications: "规格", product: "元件", compliance: "合规", documents: "文档" },
    fromCatalog: (date) => `来自此计算机上的目录（获取时间：${date}）`,
  },
};
