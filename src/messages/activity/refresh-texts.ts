import type { Language } from "../../product-data/vocabulary/language";
import { countText } from "../grammar/count-text";

/** Texts of refreshing formulas and of converting them to values. */
const en = {
  title: "Refresh",
  hint: "Gets the latest values. Cells change only after all data arrives.",
  scopes: {
    selection: "Refresh selection",
    sheet: "Refresh sheet",
    workbook: "Refresh workbook",
    failures: "Retry cells with errors",
  },
  looking: "Looking for formulas…",
  progress: (done: number, total: number) => `Received: ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`,
  canceled: "Canceled. Nothing was changed.",
  failed: (cause: string) => `Nothing was changed. ${cause}`,
  noCells: "No formulas of this add-in were found.",
  done: (cells: number, changes: number) =>
    `Formulas refreshed: ${cells.toLocaleString("en")}. Changes: ${changes.toLocaleString("en")}.`,
  unchanged: (cells: number) => `Formulas refreshed: ${cells.toLocaleString("en")}. Nothing has changed.`,
  /** Formulas that Excel didn't recalculate although it was requested. */
  notCalled: (formulas: number) =>
    `Formulas that Excel didn't recalculate: ${formulas.toLocaleString("en")}. To recalculate them, replace = with = (Ctrl+H), or edit a cell and press Enter.`,
  changes: "Changes",
  field: "Field",
  before: "Before",
  after: "Now",
  found: "Now found",
  lost: "Not found",
  /** `filter` is "" for a search for all parts. */
  entered: (filter: string) =>
    filter === "" ? "New in the search for all parts:" : `New in the results of “${filter}”:`,
  left: (filter: string) =>
    filter === "" ? "No longer in the search for all parts:" : `No longer in the results of “${filter}”:`,
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
  share: "Share without the add-in",
  copySheet: "Copy sheet as values",
  copySheetHint: "People who don't have the add-in see the same in the copy. The formulas stay on this sheet.",
  sheetCopied: (name: string) => `The copy is on the sheet “${name}”.`,
  converted: (formulas: number) =>
    countText(formulas, "Converted 1 formula to a value.", (count) => `Converted ${count} formulas to values.`),
  /** Formulas that a conversion left as they were. */
  hiddenKept: (formulas: number) => `Formulas in hidden rows that weren't converted: ${formulas.toLocaleString("en")}.`,
  waitingKept: (formulas: number) =>
    `Formulas without a value yet that weren't converted: ${formulas.toLocaleString("en")}. Convert them when they show a value.`,
  nothingToConvert: "The selection has no formulas of this add-in. Nothing was changed.",
  dismiss: "Dismiss",
};

export const refreshTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    title: "更新",
    hint: "最新の値を取得します。すべてのデータがそろってからセルを変更します。",
    scopes: {
      selection: "選択範囲を更新",
      sheet: "シートを更新",
      workbook: "ブックを更新",
      failures: "エラーのセルを再試行",
    },
    looking: "数式を探しています…",
    progress: (done, total) => `取得中: ${total.toLocaleString("ja")} 件中 ${done.toLocaleString("ja")} 件`,
    canceled: "キャンセルしました。何も変更していません。",
    failed: (cause) => `何も変更していません。${cause}`,
    noCells: "このアドインの数式は見つかりませんでした。",
    done: (cells, changes) =>
      `${cells.toLocaleString("ja")} 個の数式を更新しました。変更は ${changes.toLocaleString("ja")} 件です。`,
    unchanged: (cells) => `${cells.toLocaleString("ja")} 個の数式を更新しました。変更はありません。`,
    notCalled: (formulas) =>
      `Excel が再計算しなかった数式: ${formulas.toLocaleString("ja")} 個。再計算するには、= を = に置換するか（Ctrl+H）、セルを編集して Enter キーを押してください。`,
    changes: "変更点",
    field: "項目",
    before: "以前",
    after: "現在",
    found: "見つかりました",
    lost: "見つかりません",
    entered: (filter) => (filter === "" ? "全部品の検索結果に加わった品番:" : `検索「${filter}」の結果に加わった品番:`),
    left: (filter) => (filter === "" ? "全部品の検索結果から外れた品番:" : `検索「${filter}」の結果から外れた品番:`),
    more: (count) => `ほか ${count.toLocaleString("ja")} 件`,
    share: "アドインなしで共有",
    copySheet: "シートを値としてコピー",
    copySheetHint: "コピーでは、アドインのない人にも同じ内容が表示されます。このシートの数式はそのままです。",
    sheetCopied: (name) => `シート「${name}」にコピーしました。`,
    converted: (formulas) => `${formulas.toLocaleString("ja")} 個の数式を値に変換しました。`,
    hiddenKept: (formulas) => `非表示の行の数式 ${formulas.toLocaleString("ja")} 個は変換していません。`,
    waitingKept: (formulas) =>
      `値がまだない数式 ${formulas.toLocaleString("ja")} 個は変換していません。値が表示されたら変換してください。`,
    nothingToConvert: "選択範囲にこのアドインの数式はありません。何も変更していません。",
    dismiss: "閉じる",
  },
  zh: {
    title: "刷新",
    hint: "获取最新的值。收到全部数据后才会更改单元格。",
    scopes: { selection: "刷新所选内容", sheet: "刷新工作表", workbook: "刷新工作簿", failures: "重试出错的单元格" },
    looking: "正在查找公式…",
    progress: (done, total) => `正在获取：共 ${total.toLocaleString("zh")} 项，已完成 ${done.toLocaleString("zh")} 项`,
    canceled: "已取消。未作任何更改。",
    failed: (cause) => `未作任何更改。${cause}`,
    noCells: "找不到此加载项的公式。",
    done: (cells, changes) =>
      `已刷新 ${cells.toLocaleString("zh")} 个公式，有 ${changes.toLocaleString("zh")} 处变化。`,
    unchanged: (cells) => `已刷新 ${cells.toLocaleString("zh")} 个公式，没有变化。`,
    notCalled: (formulas) =>
      `Excel 未重新计算的公式：${formulas.toLocaleString("zh")} 个。要重新计算，请将 = 替换为 =（Ctrl+H），或编辑单元格并按 Enter。`,
    changes: "变化",
    field: "字段",
    before: "之前",
    after: "现在",
    found: "现已找到",
    lost: "已找不到",
    entered: (filter) => (filter === "" ? "全部元件的搜索结果中新增的型号：" : `搜索“${filter}”的结果中新增的型号：`),
    left: (filter) =>
      filter === "" ? "不再出现在全部元件的搜索结果中的型号：" : `不再出现在搜索“${filter}”的结果中的型号：`,
    more: (count) => `另有 ${count.toLocaleString("zh")} 个`,
    share: "与没有加载项的人共享",
    copySheet: "将工作表复制为值",
    copySheetHint: "没有此加载项的人也能看到副本中的内容。此工作表的公式保持不变。",
    sheetCopied: (name) => `已复制到工作表“${name}”。`,
    converted: (formulas) => `已将 ${formulas.toLocaleString("zh")} 个公式转换为值。`,
    hiddenKept: (formulas) => `隐藏行中的 ${formulas.toLocaleString("zh")} 个公式未转换。`,
    waitingKept: (formulas) => `${formulas.toLocaleString("zh")} 个公式尚无值，未转换。请在显示值后再转换。`,
    nothingToConvert: "所选内容中没有此加载项的公式。未作任何更改。",
    dismiss: "关闭",
  },
};
