import type { PartState } from "../bom/part-state";
import type { Language } from "../vocabulary/language";

/** The texts of the view that checks a BOM. */
export interface BomTexts {
  readonly place: string;
  readonly partColumn: string;
  readonly descriptionColumn: string;
  readonly noDescription: string;
  /** A column as the lists name it. */
  readonly column: (letters: string, title: string) => string;
  readonly useSelection: string;
  readonly readAgain: string;
  readonly check: string;
  readonly checking: (done: number, total: number) => string;
  readonly cancel: string;
  readonly cancelled: (unchecked: number) => string;
  readonly sheetEmpty: string;
  readonly noNumbers: string;
  readonly noPartColumn: string;
  readonly excelFailed: (detail: string) => string;
  readonly results: string;
  readonly summary: (parts: number, blank: number) => string;
  readonly show: string;
  readonly filters: Readonly<Record<"all" | "mismatch" | PartState, string>>;
  readonly goTo: (cell: string) => string;
  /** What stands in a cell besides the number. */
  readonly takenFrom: (how: "cleaned" | "inText" | "inUrl" | "inOrderCode", cell: string) => string;
  readonly foundAs: (partno: string) => string;
  readonly lastBuy: (date: string) => string;
  readonly alternatives: string;
  readonly alternative: (partno: string, state: string) => string;
  readonly noAlternatives: string;
  readonly didYouMean: (numbers: string) => string;
  readonly otherMakerHint: string;
  readonly page: (first: number, last: number, count: number) => string;
  readonly earlier: string;
  readonly later: string;
  readonly writeReport: string;
  readonly reportHint: string;
  readonly reportWritten: (sheet: string) => string;
  readonly writing: (done: number, total: number) => string;
  readonly reportSheet: string;
  readonly reportCell: string;
  readonly reportCheck: string;
  /** Between the items of a list. */
  readonly comma: string;
}

export const bomTexts: Readonly<Record<Language, BomTexts>> = {
  en: {
    place: "Parts list",
    partColumn: "Column of part numbers",
    descriptionColumn: "Compare with the description in",
    noDescription: "Nothing",
    column: (letters, title) => (title === "" ? `Column ${letters}` : `${letters}: ${title}`),
    useSelection: "Use the selected column",
    readAgain: "Find the column",
    check: "Check the parts",
    checking: (done, total) => `${number(done, "en")} of ${number(total, "en")} part numbers`,
    cancel: "Cancel",
    cancelled: (unchecked) => `Cancelled. ${number(unchecked, "en")} rows are not checked.`,
    sheetEmpty: "This sheet is empty.",
    noNumbers: "This column has no part numbers.",
    noPartColumn: "No column with part numbers was found. Choose one.",
    excelFailed: (detail) => `Excel refused: ${detail}`,
    results: "Result",
    summary: (parts, blank) =>
      `${number(parts, "en")} rows with text${blank === 0 ? "" : `, ${number(blank, "en")} blank cells passed over`}.`,
    show: "Show",
    filters: {
      all: "All",
      mismatch: "Value mismatch",
      discontinued: "Discontinued",
      toBeDiscontinued: "To be discontinued",
      nrnd: "NRND",
      unknown: "Not found",
      failed: "Not answered",
      underDevelopment: "Under development",
      inProduction: "In production",
      noStatus: "No status",
      otherMaker: "Other makers",
      noNumber: "No part number",
      unchecked: "Not checked",
    },
    goTo: (cell) => `Go to ${cell}`,
    takenFrom: (how, cell) =>
      ({
        cleaned: `Read from: ${cell}`,
        inText: `Taken out of: ${cell}`,
        inUrl: `Taken out of the link: ${cell}`,
        inOrderCode: `Taken out of the order code ${cell}: distributors shorten numbers, so compare it`,
      })[how],
    foundAs: (partno) => `Found as ${partno}`,
    lastBuy: (date) => `Last buy: ${date}`,
    alternatives: "Alternatives:",
    alternative: (partno, state) => `${partno} (${state})`,
    noAlternatives: "No alternative is named.",
    didYouMean: (numbers) => `Did you mean ${numbers}?`,
    otherMakerHint: "Another maker's part, not in Vendor's catalogue",
    page: (first, last, count) => `${number(first, "en")}–${number(last, "en")} of ${number(count, "en")}`,
    earlier: "Previous",
    later: "Next",
    writeReport: "Write report",
    reportHint: "Adds a sheet with live formulas that refer to these cells.",
    reportWritten: (sheet) => `The report is on the sheet “${sheet}”.`,
    writing: (done, total) => `Writing ${number(done, "en")} of ${number(total, "en")} rows`,
    reportSheet: "BOM check",
    reportCell: "Cell",
    reportCheck: "Check",
    comma: ", ",
  },
  ja: {
    place: "部品表",
    partColumn: "品番の列",
    descriptionColumn: "比較する説明の列",
    noDescription: "なし",
    column: (letters, title) => (title === "" ? `${letters} 列` : `${letters}: ${title}`),
    useSelection: "選択した列を使う",
    readAgain: "列を探す",
    check: "部品を確認",
    checking: (done, total) => `品番 ${number(total, "ja")} 件中 ${number(done, "ja")} 件`,
    cancel: "中止",
    cancelled: (unchecked) => `中止しました。${number(unchecked, "ja")} 行は未確認です。`,
    sheetEmpty: "このシートは空です。",
    noNumbers: "この列に品番はありません。",
    noPartColumn: "品番の列が見つかりません。選んでください。",
    excelFailed: (detail) => `Excel が受け付けませんでした: ${detail}`,
    results: "結果",
    summary: (parts, blank) =>
      `${number(parts, "ja")} 行に記載があります${blank === 0 ? "" : `（空のセル ${number(blank, "ja")} 個を除く）`}。`,
    show: "表示",
    filters: {
      all: "すべて",
      mismatch: "値の相違",
      discontinued: "生産中止",
      toBeDiscontinued: "生産中止予定",
      nrnd: "NRND",
      unknown: "該当なし",
      failed: "応答なし",
      underDevelopment: "開発中",
      inProduction: "生産中",
      noStatus: "ステータスなし",
      otherMaker: "他メーカー",
      noNumber: "品番なし",
      unchecked: "未確認",
    },
    goTo: (cell) => `${cell} へ移動`,
    takenFrom: (how, cell) =>
      ({
        cleaned: `記載: ${cell}`,
        inText: `次の記載から抽出: ${cell}`,
        inUrl: `リンクから抽出: ${cell}`,
        inOrderCode: `注文コード ${cell} から抽出。販売店は品番を短縮することがあるため、確認してください`,
      })[how],
    foundAs: (partno) => `該当: ${partno}`,
    lastBuy: (date) => `最終受注日: ${date}`,
    alternatives: "代替品:",
    alternative: (partno, state) => `${partno}（${state}）`,
    noAlternatives: "代替品の記載はありません。",
    didYouMean: (numbers) => `${numbers} ではありませんか。`,
    otherMakerHint: "他メーカー品。Vendor のカタログにありません",
    page: (first, last, count) => `${number(count, "ja")} 件中 ${number(first, "ja")}～${number(last, "ja")}`,
    earlier: "前へ",
    later: "次へ",
    writeReport: "レポートを作成",
    reportHint: "これらのセルを参照する数式のシートを追加します。",
    reportWritten: (sheet) => `シート「${sheet}」にレポートを作成しました。`,
    writing: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を書き込み中`,
    reportSheet: "BOM確認",
    reportCell: "セル",
    reportCheck: "確認",
    comma: "、",
  },
  zh: {
    place: "物料清单",
    partColumn: "型号所在列",
    descriptionColumn: "对照描述列",
    noDescription: "无",
    column: (letters, title) => (title === "" ? `${letters} 列` : `${letters}: ${title}`),
    useSelection: "使用所选列",
    readAgain: "查找该列",
    check: "检查元件",
    checking: (done, total) => `共 ${number(total, "zh")} 个型号，已检查 ${number(done, "zh")} 个`,
    cancel: "取消",
    cancelled: (unchecked) => `已取消。${number(unchecked, "zh")} 行未检查。`,
    sheetEmpty: "此工作表为空。",
    noNumbers: "此列没有型号。",
    noPartColumn: "没有找到型号列，请选择。",
    excelFailed: (detail) => `Excel 拒绝了操作：${detail}`,
    results: "结果",
    summary: (parts, blank) =>
      `共 ${number(parts, "zh")} 行有内容${blank === 0 ? "" : `，跳过 ${number(blank, "zh")} 个空单元格`}。`,
    show: "显示",
    filters: {
      all: "全部",
      mismatch: "数值不符",
      discontinued: "已经停产",
      toBeDiscontinued: "计划停产",
      nrnd: "NRND",
      unknown: "未找到",
      failed: "未答复",
      underDevelopment: "开发中",
      inProduction: "目前生产",
      noStatus: "无状态",
      otherMaker: "其他制造商",
      noNumber: "无型号",
      unchecked: "未检查",
    },
    goTo: (cell) => `转到 ${cell}`,
    takenFrom: (how, cell) =>
      ({
        cleaned: `原文：${cell}`,
        inText: `提取自：${cell}`,
        inUrl: `提取自链接：${cell}`,
        inOrderCode: `提取自订货号 ${cell}：经销商可能缩短型号，请核对`,
      })[how],
    foundAs: (partno) => `对应产品：${partno}`,
    lastBuy: (date) => `最后订购日期：${date}`,
    alternatives: "替代型号：",
    alternative: (partno, state) => `${partno}（${state}）`,
    noAlternatives: "未给出替代型号。",
    didYouMean: (numbers) => `是否为 ${numbers}？`,
    otherMakerHint: "其他制造商的元件，不在 Vendor 的目录中",
    page: (first, last, count) => `第 ${number(first, "zh")}–${number(last, "zh")} 行，共 ${number(count, "zh")} 行`,
    earlier: "上一页",
    later: "下一页",
    writeReport: "生成报告",
    reportHint: "添加一张工作表，其中的公式引用这些单元格。",
    reportWritten: (sheet) => `报告位于工作表“${sheet}”。`,
    writing: (done, total) => `正在写入：共 ${number(total, "zh")} 行，已写 ${number(done, "zh")} 行`,
    reportSheet: "BOM检查",
    reportCell: "单元格",
    reportCheck: "检查",
    comma: "、",
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
