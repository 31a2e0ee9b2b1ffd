import type { Language } from "../product-data/vocabulary/language";
import { counted, partCount } from "./counted";
import { number } from "./number";

/** Texts of the report of a checked BOM: its buttons in the pane, and its sheet. */
export interface ReportTexts {
  readonly write: string;
  readonly hint: string;
  readonly written: (sheet: string) => string;
  readonly writing: (done: number, total: number) => string;
  readonly sheetName: string;
  readonly cancelled: string;
  readonly title: string;
  /** The checked sheet, and the day of the check. */
  readonly source: (workbook: string, sheet: string, day: string) => string;
  readonly smallestVoltage: (volts: string) => string;
  /** Before a number that is calculated. */
  readonly atRisk: string;
  readonly total: (parts: number) => string;
  readonly differing: (parts: number) => string;
  readonly unformatted: string;
  readonly partCount: (parts: number) => string;
  readonly manufacturer: string;
  readonly description: string;
  readonly designators: string;
  readonly quantity: string;
  readonly parts: string;
  /** For the report's own sheet in view. */
  readonly heading: (bom: string) => string;
  readonly convert: string;
  readonly convertHint: string;
  readonly converted: (formulas: number) => string;
  readonly backTo: (bom: string) => string;
  readonly cell: string;
  readonly part: string;
  readonly state: string;
  readonly lastBuy: string;
  readonly alternatives: string;
  readonly remarks: string;
  readonly now: string;
  readonly page: string;
  readonly open: string;
  readonly check: string;
}

export const reportTexts: Readonly<Record<Language, ReportTexts>> = {
  en: {
    write: "Create report",
    hint: "Adds a sheet with the parts by risk, the alternatives found, counts, and a chart. Before you share it with people who don't have the add-in, select Convert to values.",
    written: (sheet) => `The report is on the sheet “${sheet}”.`,
    writing: (done, total) => `Lines written: ${number(done, "en")} of ${number(total, "en")}`,
    sheetName: "BOM report",
    cancelled: "Canceled. No report was written.",
    title: "BOM report",
    source: (workbook, sheet, day) => `Workbook: ${workbook} · Sheet: ${sheet} · Checked on ${day}`,
    smallestVoltage: (volts) => `Smallest voltage for capacitors without one: ${volts}`,
    atRisk: "Parts at risk: ",
    total: (parts) => `Parts: ${number(parts, "en")}`,
    differing: (parts) => `Don't match their line: ${number(parts, "en")}`,
    unformatted: "Excel didn't accept all of the formatting. The content is complete.",
    partCount,
    manufacturer: "Manufacturer",
    description: "Description",
    designators: "Designators",
    quantity: "Quantity",
    parts: "Parts",
    heading: (bom) => `Report of sheet “${bom}”`,
    convert: "Convert to values",
    convertHint:
      "The current status and the comparison are formulas of this add-in. People without the add-in can see them only as values. The report then no longer changes.",
    converted: (formulas) =>
      counted(formulas, "Converted 1 formula to a value.", (count) => `Converted ${count} formulas to values.`),
    backTo: (bom) => `Go to sheet “${bom}”`,
    cell: "Cell",
    part: "Part number",
    state: "Status when checked",
    lastBuy: "Last buy date",
    alternatives: "Alternatives",
    remarks: "Remarks",
    now: "Status now",
    page: "Product page",
    open: "Open",
    check: "Compared with description",
  },
  ja: {
    write: "レポートを作成",
    hint: "リスク順の部品、見つかった代替品、集計、グラフを含むシートを追加します。アドインのないユーザーと共有する前に、[値に変換] を選択してください。",
    written: (sheet) => `シート「${sheet}」にレポートを作成しました。`,
    writing: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を書き込み中`,
    sheetName: "BOM レポート",
    cancelled: "キャンセルしました。レポートは作成していません。",
    title: "BOM レポート",
    source: (workbook, sheet, day) => `ブック: ${workbook} · シート: ${sheet} · 確認日: ${day}`,
    smallestVoltage: (volts) => `電圧の指定がないコンデンサの最低電圧: ${volts}`,
    atRisk: "リスクのある部品: ",
    total: (parts) => `部品: ${number(parts, "ja")} 種類`,
    differing: (parts) => `行の内容と不一致: ${number(parts, "ja")}`,
    unformatted: "一部の書式を Excel が受け付けませんでした。内容はすべて書き込まれています。",
    partCount: (parts) => `部品 ${number(parts, "ja")} 種類`,
    manufacturer: "メーカー",
    description: "説明",
    designators: "部品記号",
    quantity: "数量",
    parts: "部品の種類",
    heading: (bom) => `シート「${bom}」のレポート`,
    convert: "値に変換",
    convertHint:
      "現在のステータスと比較結果はこのアドインの数式です。アドインがない人が見るには、値に変換する必要があります。変換後、レポートは更新されません。",
    converted: (formulas) => `${number(formulas, "ja")} 個の数式を値に変換しました。`,
    backTo: (bom) => `シート「${bom}」へ移動`,
    cell: "セル",
    part: "品番",
    state: "確認時のステータス",
    lastBuy: "最終受注日",
    alternatives: "代替品",
    remarks: "備考",
    now: "現在のステータス",
    page: "製品詳細ページ",
    open: "開く",
    check: "説明との比較",
  },
  zh: {
    write: "生成报告",
    hint: "添加一张工作表，包含按风险排序的元件、找到的替代品、汇总和图表。与没有此加载项的人共享之前，请选择“转换为值”。",
    written: (sheet) => `报告位于工作表“${sheet}”。`,
    writing: (done, total) => `正在写入：共 ${number(total, "zh")} 行，已写 ${number(done, "zh")} 行`,
    sheetName: "BOM 报告",
    cancelled: "已取消，未生成报告。",
    title: "BOM 报告",
    source: (workbook, sheet, day) => `工作簿：${workbook} · 工作表：${sheet} · 检查日期：${day}`,
    smallestVoltage: (volts) => `未注明电压的电容器的最低电压：${volts}`,
    atRisk: "有风险的元件：",
    total: (parts) => `共 ${number(parts, "zh")} 种元件`,
    differing: (parts) => `与该行不符：${number(parts, "zh")}`,
    unformatted: "Excel 未接受部分格式，但内容完整。",
    partCount: (parts) => `${number(parts, "zh")} 种元件`,
    manufacturer: "制造商",
    description: "描述",
    designators: "位号",
    quantity: "数量",
    parts: "元件种类",
    heading: (bom) => `工作表“${bom}”的报告`,
    convert: "转换为值",
    convertHint: "当前状态和比较结果是此加载项的公式。没有加载项的人只能查看值。转换后，报告不再变化。",
    converted: (formulas) => `已将 ${number(formulas, "zh")} 个公式转换为值。`,
    backTo: (bom) => `转到工作表“${bom}”`,
    cell: "单元格",
    part: "型号",
    state: "检查时的状态",
    lastBuy: "最后订购日期",
    alternatives: "替代品",
    remarks: "备注",
    now: "当前状态",
    page: "产品详情页",
    open: "打开",
    check: "与描述比较",
  },
};
