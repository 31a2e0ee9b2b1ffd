import type { Language } from "../vocabulary/language";

/** Texts of refreshing and freezing. */
export interface RefreshTexts {
  readonly title: string;
  readonly hint: string;
  readonly scopes: Readonly<Record<"selection" | "sheet" | "workbook" | "failures", string>>;
  readonly looking: string;
  readonly progress: (done: number, total: number) => string;
  readonly cancel: string;
  readonly canceled: string;
  readonly failed: string;
  readonly excelRefused: string;
  readonly excelTooLarge: string;
  readonly noCells: string;
  readonly done: (cells: number, changes: number) => string;
  readonly unchanged: (cells: number) => string;
  /** Formulas that Excel was told to calculate and did not. */
  readonly notCalled: (formulas: number) => string;
  readonly at: (time: string) => string;
  readonly changes: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly found: string;
  readonly lost: string;
  /** `filter` is "" for a search of all products. */
  readonly entered: (filter: string) => string;
  readonly left: (filter: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly more: (count: number) => string;
  readonly frozen: (formulas: number) => string;
  readonly nothingToFreeze: string;
  readonly freezeRefused: string;
  readonly dismiss: string;
}

export const refreshTexts: Readonly<Record<Language, RefreshTexts>> = {
  en: {
    title: "Refresh",
    hint: "Fetches values anew. Cells change only when every answer is there.",
    scopes: { selection: "Selection", sheet: "Sheet", workbook: "Workbook", failures: "Cells with errors" },
    looking: "Looking for formulas…",
    progress: (done, total) => `Fetching: ${String(done)} of ${String(total)}`,
    cancel: "Cancel",
    canceled: "Canceled. Everything is as it was.",
    failed: "Nothing was changed.",
    excelRefused: "Excel did not allow it. Select one range of cells, leave the cell you are editing, and try again.",
    excelTooLarge: "That is more than Excel can handle at once. Select fewer cells, and try again.",
    noCells: "There are no formulas of this add-in.",
    done: (cells, changes) =>
      `${cells === 1 ? "1 formula" : `${String(cells)} formulas`} refreshed, ${changes === 1 ? "1 change" : `${String(changes)} changes`}.`,
    unchanged: (cells) => `${cells === 1 ? "1 formula" : `${String(cells)} formulas`} refreshed, nothing has changed.`,
    notCalled: (formulas) =>
      `Formulas that Excel did not recalculate: ${String(formulas)}. To recalculate them, press Ctrl+Alt+F9.`,
    at: (time) => `at ${time}`,
    changes: "What changed",
    field: "Field",
    before: "Before",
    after: "Now",
    found: "found now",
    lost: "no longer found",
    entered: (filter) => `New in the results of the search ${filter || "for all products"}:`,
    left: (filter) => `No longer in the results of the search ${filter || "for all products"}:`,
    yes: "Yes",
    no: "No",
    more: (count) => `and ${String(count)} more`,
    frozen: (formulas) =>
      formulas === 1 ? "1 formula became a value." : `${String(formulas)} formulas became values.`,
    nothingToFreeze: "The selection has no formulas of this add-in. Nothing was changed.",
    freezeRefused: "Excel did not allow it. Select one range of cells on a sheet that is not protected.",
    dismiss: "Dismiss",
  },
  ja: {
    title: "更新",
    hint: "値を取得し直します。すべての応答がそろったときだけセルが変わります。",
    scopes: { selection: "選択範囲", sheet: "シート", workbook: "ブック", failures: "エラーのセル" },
    looking: "数式を探しています…",
    progress: (done, total) => `取得中: ${String(total)} 件中 ${String(done)} 件`,
    cancel: "キャンセル",
    canceled: "キャンセルしました。すべて元のままです。",
    failed: "何も変更していません。",
    excelRefused:
      "Excel が許可しませんでした。1つのセル範囲を選択し、セルの編集を終えてから、もう一度実行してください。",
    excelTooLarge: "Excel が一度に処理できる量を超えています。選択するセルを減らして、もう一度実行してください。",
    noCells: "このアドインの数式はありません。",
    done: (cells, changes) => `${String(cells)} 個の数式を更新しました。変更は ${String(changes)} 件です。`,
    unchanged: (cells) => `${String(cells)} 個の数式を更新しました。変更はありません。`,
    notCalled: (formulas) =>
      `Excel が再計算しなかった数式: ${String(formulas)} 個。再計算するには Ctrl+Alt+F9 キーを押してください。`,
    at: (time) => time,
    changes: "変更点",
    field: "項目",
    before: "以前",
    after: "現在",
    found: "見つかりました",
    lost: "見つからなくなりました",
    entered: (filter) => `検索「${filter || "全製品"}」の結果に加わった品番:`,
    left: (filter) => `検索「${filter || "全製品"}」の結果から外れた品番:`,
    yes: "はい",
    no: "いいえ",
    more: (count) => `ほか ${String(count)} 件`,
    frozen: (formulas) => `${String(formulas)} 個の数式を値に変えました。`,
    nothingToFreeze: "選択範囲にこのアドインの数式はありません。何も変更していません。",
    freezeRefused: "Excel が許可しませんでした。保護されていないシートで、1つのセル範囲を選択してください。",
    dismiss: "閉じる",
  },
  zh: {
    title: "刷新",
    hint: "重新获取值。只有在收到全部应答后才会更改单元格。",
    scopes: { selection: "所选内容", sheet: "工作表", workbook: "工作簿", failures: "出错的单元格" },
    looking: "正在查找公式…",
    progress: (done, total) => `正在获取：${String(done)}/${String(total)}`,
    cancel: "取消",
    canceled: "已取消。一切保持不变。",
    failed: "未作任何更改。",
    excelRefused: "Excel 不允许此操作。请选择一个单元格区域并退出单元格编辑，然后重试。",
    excelTooLarge: "数据量超过 Excel 一次可处理的上限。请减少所选单元格，然后重试。",
    noCells: "没有此加载项的公式。",
    done: (cells, changes) => `已刷新 ${String(cells)} 个公式，有 ${String(changes)} 处变化。`,
    unchanged: (cells) => `已刷新 ${String(cells)} 个公式，没有变化。`,
    notCalled: (formulas) => `Excel 未重新计算的公式：${String(formulas)} 个。要重新计算，请按 Ctrl+Alt+F9。`,
    at: (time) => time,
    changes: "变化内容",
    field: "字段",
    before: "之前",
    after: "现在",
    found: "现已找到",
    lost: "不再找到",
    entered: (filter) => `新出现在搜索“${filter || "全部产品"}”结果中的型号：`,
    left: (filter) => `不再出现在搜索“${filter || "全部产品"}”结果中的型号：`,
    yes: "是",
    no: "否",
    more: (count) => `另有 ${String(count)} 个`,
    frozen: (formulas) => `已将 ${String(formulas)} 个公式转换为值。`,
    nothingToFreeze: "所选内容中没有此加载项的公式。未作任何更改。",
    freezeRefused: "Excel 不允许此操作。请在未受保护的工作表上选择一个单元格区域。",
    dismiss: "关闭",
  },
};
