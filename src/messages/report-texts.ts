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
    write: "Create report",
    hint: "Adds a sheet with counts, a chart, and a table of statuses, dates, and alternatives. Before you share it with people who don't have the add-in, select Convert to values.",
    written: (sheet) => `The report is on the sheet “${sheet}”.`,
    writing: (done, total) => `Lines written: ${number(done, "en")} of ${number(total, "en")}`,
    sheetName: "BOM report",
    cancelled: "Canceled. No report was written.",
    title: "BOM report",
    workbook: "Workbook",
    sheet: "Sheet",
    day: "Checked on",
    lines: "Lines",
    atRisk: "Lines at risk",
    cell: "Cell",
    part: "Part number",
    state: "Status when checked",
    lastBuy: "Last buy date",
    alternatives: "Alternatives",
    partList: (parts) => list(parts, "en"),
    remarks: "Remarks",
    now: "Status now",
    page: "Product page",
    open: "Open",
    check: "Compared with description",
  },
  ja: {
    write: "レポートを作成",
    hint: "集計、グラフ、ステータス・日付・代替品の表を含むシートを追加します。アドインのないユーザーと共有する前に、[値に変換] を選択してください。",
    written: (sheet) => `シート「${sheet}」にレポートを作成しました。`,
    writing: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を書き込み中`,
    sheetName: "BOM レポート",
    cancelled: "キャンセルしました。レポートは作成していません。",
    title: "BOM レポート",
    workbook: "ブック",
    sheet: "シート",
    day: "確認日",
    lines: "行数",
    atRisk: "リスクのある行",
    cell: "セル",
    part: "品番",
    state: "確認時のステータス",
    lastBuy: "最終受注日",
    alternatives: "代替品",
    partList: (parts) => list(parts, "ja"),
    remarks: "備考",
    now: "現在のステータス",
    page: "製品詳細ページ",
    open: "開く",
    check: "説明との比較",
  },
  zh: {
    write: "生成报告",
    hint: "添加一张工作表，包含汇总、图表，以及状态、日期和替代品的表格。与没有此加载项的人共享之前，请选择“转换为值”。",
    written: (sheet) => `报告位于工作表“${sheet}”。`,
    writing: (done, total) => `正在写入：共 ${number(total, "zh")} 行，已写 ${number(done, "zh")} 行`,
    sheetName: "BOM 报告",
    cancelled: "已取消，未生成报告。",
    title: "BOM 报告",
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
    page: "产品详情页",
    open: "打开",
    check: "与描述比较",
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
const list = (items: readonly string[], language: Language): string => new Intl.ListFormat(language).format(items);
