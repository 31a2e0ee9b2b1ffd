import type { Language } from "../product-data/vocabulary/language";

/** Texts of the report of a checked BOM: its buttons in the pane, and its sheet. */
export interface ReportTexts {
  readonly write: string;
  readonly hint: string;
  readonly written: (sheet: string) => string;
  readonly writing: (done: number, total: number) => string;
  readonly sheetName: string;
  readonly cancelled: string;
  readonly title: string;
  readonly workbook: string;
  readonly sheet: string;
  readonly day: string;
  readonly lines: string;
  readonly atRisk: string;
  readonly cell: string;
  readonly part: string;
  readonly state: string;
  readonly lastBuy: string;
  readonly alternatives: string;
  /** In a cell. */
  readonly partList: (parts: readonly string[]) => string;
  readonly remarks: string;
  readonly now: string;
  readonly page: string;
  readonly open: string;
  readonly check: string;
}

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en: {
    write: "Write report",
    hint: "Adds a sheet that you can share: counts, a chart, and a table with states, dates, and alternatives.",
    written: (sheet) => `The report is on the sheet “${sheet}”.`,
    writing: (done, total) => `Rows written: ${number(done, "en")} of ${number(total, "en")}`,
    sheetName: "BOM check",
    cancelled: "Canceled. No report was written.",
    title: "BOM check",
    workbook: "Workbook",
    sheet: "Sheet",
    day: "Checked on",
    lines: "Lines",
    atRisk: "Lines at risk",
    cell: "Cell",
    part: "Part number",
    state: "State when checked",
    lastBuy: "Last buy",
    alternatives: "Alternatives",
    partList: (parts) => list(parts, "en"),
    remarks: "Remarks",
    now: "Status now",
    page: "Part page",
    open: "Open",
    check: "Check",
  },
  ja: {
    write: "レポートを作成",
    hint: "共有できるシートを追加します。集計、グラフ、状態・日付・代替品の表が含まれます。",
    written: (sheet) => `シート「${sheet}」にレポートを作成しました。`,
    writing: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を書き込み中`,
    sheetName: "BOM の確認",
    cancelled: "キャンセルしました。レポートは作成していません。",
    title: "BOM の確認",
    workbook: "ブック",
    sheet: "シート",
    day: "確認日",
    lines: "行数",
    atRisk: "対応が必要な行",
    cell: "セル",
    part: "品番",
    state: "確認時の状態",
    lastBuy: "最終受注日",
    alternatives: "代替品",
    partList: (parts) => list(parts, "ja"),
    remarks: "備考",
    now: "現在のステータス",
    page: "部品ページ",
    open: "開く",
    check: "確認",
  },
  zh: {
    write: "生成报告",
    hint: "添加一张可共享的工作表，包含汇总、图表，以及状态、日期和替代品的表格。",
    written: (sheet) => `报告位于工作表“${sheet}”。`,
    writing: (done, total) => `正在写入：共 ${number(total, "zh")} 行，已写 ${number(done, "zh")} 行`,
    sheetName: "BOM 检查",
    cancelled: "已取消，未生成报告。",
    title: "BOM 检查",
    workbook: "工作簿",
    sheet: "工作表",
    day: "检查日期",
    lines: "行数",
    atRisk: "有风险的行",
    cell: "单元格",
    part: "型号",
    state: "检查时的状态",
    lastBuy: "最后订购日期",
    alternatives: "替代品",
    partList: (parts) => parts.join("、"),
    remarks: "备注",
    now: "当前状态",
    page: "元件页面",
    open: "打开",
    check: "检查",
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
const list = (items: readonly string[], language: Language): string => new Intl.ListFormat(language).format(items);
