import type { Language } from "../product-data/vocabulary/language";

/** Why Excel didn't do what the add-in requested. */
export type ExcelRefusal =
  | { readonly code: "editing" | "protected" | "selection" | "missing" | "tooLarge" }
  /** `detail` is Excel's own message, in English. */
  | { readonly code: "other"; readonly detail: string };

/** The text of a refusal: what is wrong and what to do. */
export function refusalText(refusal: ExcelRefusal, language: Language): string {
  const texts = excelTexts[language];
  return refusal.code === "other" ? texts.other(refusal.detail) : texts[refusal.code];
}

const en = {
  editing: "A cell is being edited. Press Enter or Esc, and then try again.",
  protected: "Excel didn't allow this. If the sheet or the workbook is protected, unprotect it.",
  selection: "Excel can't do this with the selection. Select a single range, and then try again.",
  missing: "Excel couldn't find the sheet or the cells. Select cells that exist, and then try again.",
  tooLarge: "This is more than Excel can process at once. Select fewer cells, and then try again.",
  other: (detail: string) =>
    `Excel couldn't do this. Select a single range on a sheet that isn't protected, and then try again. Excel's message: “${detail}”`,
};

export const excelTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    editing: "セルの編集中です。Enter キーまたは Esc キーを押してから、もう一度実行してください。",
    protected:
      "この操作は Excel で許可されていません。シートまたはブックが保護されている場合は、保護を解除してください。",
    selection: "この選択範囲では実行できません。1 つのセル範囲を選択して、もう一度実行してください。",
    missing: "シートまたはセルが見つかりません。存在するセルを選択して、もう一度実行してください。",
    tooLarge: "Excel が一度に処理できる量を超えています。選択するセルを減らして、もう一度実行してください。",
    other: (detail) =>
      `Excel で実行できませんでした。保護されていないシートで 1 つのセル範囲を選択して、もう一度実行してください。Excel のメッセージ: 「${detail}」`,
  },
  zh: {
    editing: "正在编辑单元格。请按 Enter 或 Esc，然后重试。",
    protected: "Excel 不允许此操作。如果工作表或工作簿受保护，请取消保护。",
    selection: "Excel 无法对所选内容执行此操作。请选择一个单元格区域，然后重试。",
    missing: "Excel 找不到工作表或单元格。请选择现有的单元格，然后重试。",
    tooLarge: "数据量超过 Excel 一次可处理的范围。请减少所选单元格，然后重试。",
    other: (detail) =>
      `Excel 无法执行此操作。请在未受保护的工作表上选择一个单元格区域，然后重试。Excel 的消息：“${detail}”`,
  },
};
