import type { Language } from "../../product-data/vocabulary/language";
import { partCount } from "../grammar/count-text";
import { number } from "../grammar/number";

/** Texts of the report of a checked BOM: its buttons in the pane, and its sheet. */
const en = {
  write: "Create report",
  written: (sheet: string) => `Created the sheet “${sheet}”.`,
  writing: (done: number, total: number) => `Lines written: ${number(done, "en")} of ${number(total, "en")}`,
  sheetName: "BOM report",
  canceled: "Canceled. No report was created.",
  title: (board: string) => `BOM report: ${board}`,
  /** The checked sheet, and the day of the check. */
  source: (workbook: string, sheet: string, day: string) =>
    `${workbook === "" ? "" : `Workbook: ${workbook} · `}Sheet: ${sheet} · Checked on ${day}`,
  smallestVoltage: (volts: string) => `Minimum rated voltage for capacitors that state none: ${volts}`,
  summary: (atRisk: number, differing: number, total: number) =>
    `Parts: ${number(total, "en")} · At risk: ${number(atRisk, "en")} · Don't match their line: ${number(differing, "en")}`,
  unformatted: "Excel didn't accept all of the formatting. The content is complete.",
  partCount,
  designators: "Designators",
  quantity: "Qty",
  /** Texts of the pane while it shows the report's own sheet. */
  heading: (bom: string) => `Report of sheet “${bom}”`,
  backTo: (bom: string) => `Go to sheet “${bom}”`,
  cell: "Cell",
  part: "Part number",
  says: "BOM line",
  state: "Status when checked",
  lastBuy: "Last buy date",
  /** What the BOM's column of alternatives has. */
  chosen: "Chosen",
  /** The best alternative. */
  alternative: "Best alternative",
  difference: "How it differs",
  /** The second and the third alternative. */
  further: "Second and third alternatives",
  withFurther: "Second and third alternatives in the report",
  /** The user's own note. */
  note: "Note",
  remarks: "Remarks",
  /** Title of a hidden column. */
  record: "Record",
  /** An earlier report of the same BOM. */
  since: (day: string, sheet: string) => `Changes since the report of ${day} (sheet “${sheet}”)`,
  changes: (changed: number, added: number, gone: number) =>
    `Parts changed: ${number(changed, "en")} · New: ${number(added, "en")} · Removed: ${number(gone, "en")} (below the table)`,
  unchanged: "none",
  /** How a part changed since an earlier report. */
  changed: (what: string, before: string, now: string) => `${what}: ${before} → ${now}`,
  added: "Added to the BOM",
  /** Shown for a part that may have been in the BOM before, but not in the report. */
  newHere: "New in the report",
  gone: (state: string) => `No longer in the BOM. Last status: ${state}`,
  none: "none",
  save: "Save report as XLSX",
  noTable: "The titles of the report's table were changed. Create the report again to save it.",
  saved: (file: string) =>
    `${file} goes to your Downloads folder. If it isn't there, copy this sheet to a new workbook: right-click its tab.`,
  /** Used where the web view drops downloads. */
  open: "Open report as a workbook",
  opened: "The report opened as a new workbook, possibly behind this one (Window menu). Save it there.",
  notOpened: "Excel couldn't open the report as a workbook. Copy this sheet to a new one: right-click its tab.",
};

export type ReportTexts = typeof en;

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en,
  ja: {
    write: "レポートを作成",
    written: (sheet) => `シート「${sheet}」を作成しました。`,
    writing: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を書き込み中`,
    sheetName: "BOM レポート",
    canceled: "キャンセルしました。レポートは作成していません。",
    title: (board) => `BOM レポート: ${board}`,
    source: (workbook, sheet, day) =>
      `${workbook === "" ? "" : `ブック: ${workbook} · `}シート: ${sheet} · 確認日: ${day}`,
    smallestVoltage: (volts) => `電圧の指定がないコンデンサの最低定格電圧: ${volts}`,
    summary: (atRisk, differing, total) =>
      `部品: ${number(total, "ja")} 種類 · リスクあり: ${number(atRisk, "ja")} · 行の内容と不一致: ${number(differing, "ja")}`,
    unformatted: "一部の書式を Excel が受け付けませんでした。内容はすべて書き込まれています。",
    partCount: (parts) => `部品 ${number(parts, "ja")} 種類`,
    designators: "部品記号",
    quantity: "数量",
    heading: (bom) => `シート「${bom}」のレポート`,
    backTo: (bom) => `シート「${bom}」へ移動`,
    cell: "セル",
    part: "品番",
    says: "BOM の内容",
    state: "確認時のステータス",
    lastBuy: "最終受注日",
    chosen: "選択済み",
    alternative: "最適な代替品",
    difference: "代替品の違い",
    further: "2 番目と 3 番目の代替品",
    withFurther: "2 番目と 3 番目の代替品もレポートに含める",
    note: "メモ",
    remarks: "備考",
    record: "記録",
    since: (day, sheet) => `${day} のレポート（シート「${sheet}」）からの変更`,
    changes: (changed, added, gone) =>
      `変更された部品: ${number(changed, "ja")} · 新規: ${number(added, "ja")} · 削除: ${number(gone, "ja")}（表の下に一覧）`,
    unchanged: "なし",
    changed: (what, before, now) => `${what}: ${before} → ${now}`,
    added: "BOM に追加",
    newHere: "レポートに新しく追加",
    gone: (state) => `BOM から削除。以前のステータス: ${state}`,
    none: "なし",
    save: "レポートを XLSX で保存",
    noTable: "レポートの表の見出しが変更されています。保存するには、レポートを作成し直してください。",
    saved: (file) =>
      `${file} はダウンロード フォルダーに入ります。見つからない場合は、シート見出しを右クリックして、このシートを新しいブックにコピーしてください。`,
    open: "レポートを新しいブックで開く",
    opened:
      "レポートを新しいブックで開きました。後ろに隠れている場合は[ウィンドウ] メニューで表示し、保存してください。",
    notOpened:
      "レポートを新しいブックで開けませんでした。シート見出しを右クリックして、このシートを新しいブックにコピーしてください。",
  },
  zh: {
    write: "生成报告",
    written: (sheet) => `已创建工作表“${sheet}”。`,
    writing: (done, total) => `正在写入：共 ${number(total, "zh")} 行，已写 ${number(done, "zh")} 行`,
    sheetName: "BOM 报告",
    canceled: "已取消，未生成报告。",
    title: (board) => `BOM 报告：${board}`,
    source: (workbook, sheet, day) =>
      `${workbook === "" ? "" : `工作簿：${workbook} · `}工作表：${sheet} · 检查日期：${day}`,
    smallestVoltage: (volts) => `未注明电压的电容器的最低额定电压：${volts}`,
    summary: (atRisk, differing, total) =>
      `元件：${number(total, "zh")} 种 · 有风险：${number(atRisk, "zh")} · 与该行不符：${number(differing, "zh")}`,
    unformatted: "Excel 未接受部分格式，但内容完整。",
    partCount: (parts) => `${number(parts, "zh")} 种元件`,
    designators: "位号",
    quantity: "数量",
    heading: (bom) => `工作表“${bom}”的报告`,
    backTo: (bom) => `转到工作表“${bom}”`,
    cell: "单元格",
    part: "型号",
    says: "BOM 内容",
    state: "检查时的状态",
    lastBuy: "最后订购日期",
    chosen: "已选择",
    alternative: "最佳替代品",
    difference: "替代品的差异",
    further: "第二和第三替代品",
    withFurther: "报告中包含第二和第三替代品",
    note: "我的备注",
    remarks: "说明",
    record: "记录",
    since: (day, sheet) => `自 ${day} 的报告（工作表“${sheet}”）以来的更改`,
    changes: (changed, added, gone) =>
      `更改的元件：${number(changed, "zh")} · 新增：${number(added, "zh")} · 已删除：${number(gone, "zh")}（列于表格下方）`,
    unchanged: "无",
    changed: (what, before, now) => `${what}：${before} → ${now}`,
    added: "已添加到 BOM",
    newHere: "报告中新增",
    gone: (state) => `已不在 BOM 中。之前的状态：${state}`,
    none: "无",
    save: "将报告另存为 XLSX",
    noTable: "报告表格的标题已被更改。要保存，请重新生成报告。",
    saved: (file) => `${file} 将存入下载文件夹。如果找不到，请右键单击工作表标签，将此工作表复制到新工作簿。`,
    open: "在新工作簿中打开报告",
    opened: "报告已在新工作簿中打开，可能位于此窗口后面（“窗口”菜单）。请在其中保存。",
    notOpened: "Excel 无法在新工作簿中打开报告。请右键单击工作表标签，将此工作表复制到新工作簿。",
  },
};
