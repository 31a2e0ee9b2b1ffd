import type { Point } from "../bom/point";
import type { PartState } from "../bom/part-state";
import type { Language } from "../vocabulary/language";
import { counted } from "./counted";

/** Texts of the Check BOM view. */
export interface BomTexts {
  readonly place: string;
  readonly partColumn: string;
  readonly descriptionColumn: string;
  readonly noDescription: string;
  /** A column, as the lists show it. */
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
  readonly results: string;
  readonly summary: (parts: number, blank: number) => string;
  readonly show: string;
  readonly filters: Readonly<Record<"all" | "mismatch" | "replaceable" | PartState, string>>;
  readonly goTo: (cell: string) => string;
  /** The cell's text, if it contains more than the number. */
  readonly takenFrom: (how: "cleaned" | "inText" | "inUrl" | "inOrderCode", cell: string) => string;
  readonly foundAs: (partno: string) => string;
  readonly lastBuy: (date: string) => string;
  readonly alternatives: (parts: readonly string[]) => string;
  /** In a cell of the report. */
  readonly partList: (parts: readonly string[]) => string;
  readonly alternative: (partno: string, state: string) => string;
  readonly noAlternatives: string;
  readonly didYouMean: (numbers: readonly string[]) => string;
  readonly otherMakerHint: string;
  readonly page: (first: number, last: number, count: number) => string;
  readonly earlier: string;
  readonly later: string;
  readonly writeReport: string;
  readonly reportHint: string;
  readonly reportWritten: (sheet: string) => string;
  readonly writing: (done: number, total: number) => string;
  readonly reportSheet: string;
  readonly reportCancelled: string;
  readonly reportTitle: string;
  readonly reportFile: string;
  readonly reportSource: string;
  readonly reportDay: string;
  readonly reportLines: string;
  readonly reportAtRisk: string;
  readonly reportCell: string;
  readonly reportPart: string;
  readonly reportState: string;
  readonly reportLastBuy: string;
  readonly reportAlternatives: string;
  readonly reportRemarks: string;
  readonly reportNow: string;
  readonly reportPage: string;
  readonly reportOpen: string;
  readonly reportCheck: string;
  readonly findReplacements: string;
  readonly replacementsHint: string;
  readonly findingReplacements: (done: number, total: number) => string;
  readonly replaceableBy: (parts: number) => string;
  readonly compare: string;
  readonly compareWith: (partno: string) => string;
  readonly take: string;
  readonly takePart: (partno: string) => string;
  readonly takeInto: string;
  readonly takeAsFormula: string;
  readonly freeColumn: (letters: string) => string;
  readonly taken: (partno: string, cell: string) => string;
  readonly occupied: (cell: string, content: string) => string;
  readonly replaceContent: string;
  readonly keepContent: string;
  readonly comparedAspect: string;
  readonly comparedAsked: string;
  readonly comparedPart: string;
  readonly comparedResult: string;
  readonly relations: Readonly<Record<Point["relation"], string>>;
}

export const bomTexts: Readonly<Record<Language, BomTexts>> = {
  en: {
    place: "BOM",
    partColumn: "Part number column",
    descriptionColumn: "Description column (optional)",
    noDescription: "None",
    column: (letters, title) => (title === "" ? `Column ${letters}` : `${letters}: ${title}`),
    useSelection: "Use selected column",
    readAgain: "Detect columns",
    check: "Check BOM",
    checking: (done, total) => `Part numbers checked: ${number(done, "en")} of ${number(total, "en")}`,
    cancel: "Cancel",
    cancelled: (unchecked) => `Canceled. Rows not checked: ${number(unchecked, "en")}`,
    sheetEmpty: "This sheet is empty. Select the sheet with your BOM.",
    noNumbers: "This column has no part numbers. Select another column.",
    noPartColumn: "No column with part numbers was found. Select one.",
    results: "Results",
    summary: (parts, blank) =>
      blank === 0
        ? `Rows: ${number(parts, "en")}.`
        : `Rows: ${number(parts, "en")}. Blank cells skipped: ${number(blank, "en")}.`,
    show: "Show",
    filters: {
      all: "All",
      mismatch: "Value mismatch",
      replaceable: "Has an alternative",
      discontinued: "Discontinued",
      toBeDiscontinued: "To be discontinued",
      nrnd: "NRND",
      unknown: "Not found",
      failed: "No response",
      underDevelopment: "Under Development",
      inProduction: "In Production",
      noStatus: "No status",
      otherMaker: "Other manufacturers",
      noNumber: "No part number",
      unchecked: "Not checked",
    },
    goTo: (cell) => `Go to ${cell}`,
    takenFrom: (how, cell) =>
      ({
        cleaned: `Cell text: ${cell}`,
        inText: `Extracted from: ${cell}`,
        inUrl: `Extracted from the link: ${cell}`,
        inOrderCode: `Extracted from order code ${cell}. Distributors may shorten numbers, so compare it.`,
      })[how],
    foundAs: (partno) => `Found as ${partno}`,
    lastBuy: (date) => `Last buy: ${date}`,
    alternatives: (parts) => `Alternatives: ${list(parts, "en")}`,
    partList: (parts) => list(parts, "en"),
    alternative: (partno, state) => `${partno} (${state})`,
    noAlternatives: "No alternative is listed.",
    didYouMean: (numbers) => `Did you mean ${anyOf(numbers, "en")}?`,
    otherMakerHint: "Other manufacturer; not in the Vendor catalog",
    page: (first, last, count) => `${number(first, "en")}–${number(last, "en")} of ${number(count, "en")}`,
    earlier: "Previous",
    later: "Next",
    writeReport: "Write report",
    reportHint: "Adds a sheet that you can share: counts, a chart, and a table with states, dates, and alternatives.",
    reportWritten: (sheet) => `The report is on the sheet “${sheet}”.`,
    writing: (done, total) => `Rows written: ${number(done, "en")} of ${number(total, "en")}`,
    reportSheet: "BOM check",
    reportCancelled: "Canceled. No report was written.",
    reportTitle: "BOM check",
    reportFile: "Workbook",
    reportSource: "Sheet",
    reportDay: "Checked on",
    reportLines: "Lines",
    reportAtRisk: "Lines at risk",
    reportCell: "Cell",
    reportPart: "Part number",
    reportState: "State when checked",
    reportLastBuy: "Last buy",
    reportAlternatives: "Alternatives",
    reportRemarks: "Remarks",
    reportNow: "Status now",
    reportPage: "Part page",
    reportOpen: "Open",
    reportCheck: "Check",
    findReplacements: "Find alternatives",
    replacementsHint:
      "Finds parts that meet or exceed the listed data, for other manufacturers' parts and for parts that aren't recommended for new designs. DC bias and aging aren't compared.",
    findingReplacements: (done, total) => `Parts searched: ${number(done, "en")} of ${number(total, "en")}`,
    replaceableBy: (parts) =>
      counted(
        parts,
        "1 part meets or exceeds the listed data. DC bias and aging aren't compared.",
        (count) => `${count} parts meet or exceed the listed data. DC bias and aging aren't compared.`,
      ),
    compare: "Compare",
    compareWith: (partno) => `Compare with ${partno}`,
    take: "Use",
    takePart: (partno) => `Use ${partno}`,
    takeInto: "Enter alternatives in",
    takeAsFormula: "Enter a formula that returns the best alternative",
    freeColumn: (letters) => `Column ${letters} (blank)`,
    taken: (partno, cell) => `Entered ${partno} in ${cell}.`,
    occupied: (cell, content) => `${cell} contains “${content}”. Replace it?`,
    replaceContent: "Replace",
    keepContent: "Keep",
    comparedAspect: "Specification",
    comparedAsked: "BOM",
    comparedPart: "Part",
    comparedResult: "Result",
    relations: {
      equal: "same",
      better: "better",
      partly: "partly met",
      worse: "worse",
      notAsked: "not in the BOM",
      notStated: "not in the data",
    },
  },
  ja: {
    place: "BOM",
    partColumn: "品番の列",
    descriptionColumn: "説明の列（省略可）",
    noDescription: "なし",
    column: (letters, title) => (title === "" ? `${letters} 列` : `${letters}: ${title}`),
    useSelection: "選択した列を使用",
    readAgain: "列を自動検出",
    check: "BOM の確認",
    checking: (done, total) => `品番 ${number(total, "ja")} 件中 ${number(done, "ja")} 件を確認済み`,
    cancel: "キャンセル",
    cancelled: (unchecked) => `キャンセルしました。未確認: ${number(unchecked, "ja")} 行`,
    sheetEmpty: "このシートは空白です。BOM のシートを選択してください。",
    noNumbers: "この列に品番はありません。別の列を選択してください。",
    noPartColumn: "品番の列が見つかりません。列を選択してください。",
    results: "結果",
    summary: (parts, blank) =>
      blank === 0
        ? `対象: ${number(parts, "ja")} 行`
        : `対象: ${number(parts, "ja")} 行（空白セル ${number(blank, "ja")} 個を除く）`,
    show: "表示",
    filters: {
      all: "すべて",
      mismatch: "値の不一致",
      replaceable: "代替品あり",
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
        cleaned: `セルの内容: ${cell}`,
        inText: `次の文字列から抽出: ${cell}`,
        inUrl: `リンクから抽出: ${cell}`,
        inOrderCode: `注文コード ${cell} から抽出しました。販売店が品番を短縮している場合があるため、確認してください。`,
      })[how],
    foundAs: (partno) => `一致した品番: ${partno}`,
    lastBuy: (date) => `最終受注日: ${date}`,
    alternatives: (parts) => `代替品: ${list(parts, "ja")}`,
    partList: (parts) => list(parts, "ja"),
    alternative: (partno, state) => `${partno}（${state}）`,
    noAlternatives: "代替品の情報はありません。",
    didYouMean: (numbers) => `${list(numbers, "ja")} ではありませんか。`,
    otherMakerHint: "他メーカーの部品（Vendor のカタログにありません）",
    page: (first, last, count) => `${number(count, "ja")} 件中 ${number(first, "ja")}～${number(last, "ja")}`,
    earlier: "前へ",
    later: "次へ",
    writeReport: "レポートを作成",
    reportHint: "共有できるシートを追加します。集計、グラフ、状態・日付・代替品の表が含まれます。",
    reportWritten: (sheet) => `シート「${sheet}」にレポートを作成しました。`,
    writing: (done, total) => `${number(total, "ja")} 行中 ${number(done, "ja")} 行を書き込み中`,
    reportSheet: "BOM の確認",
    reportCancelled: "キャンセルしました。レポートは作成していません。",
    reportTitle: "BOM の確認",
    reportFile: "ブック",
    reportSource: "シート",
    reportDay: "確認日",
    reportLines: "行数",
    reportAtRisk: "対応が必要な行",
    reportCell: "セル",
    reportPart: "品番",
    reportState: "確認時の状態",
    reportLastBuy: "最終受注日",
    reportAlternatives: "代替品",
    reportRemarks: "備考",
    reportNow: "現在のステータス",
    reportPage: "部品ページ",
    reportOpen: "開く",
    reportCheck: "確認",
    findReplacements: "代替品を探す",
    replacementsHint:
      "他メーカーの部品と新規設計非推奨の部品について、公表データを満たすか上回る部品を探します。DC バイアス特性とエージングは比較しません。",
    findingReplacements: (done, total) => `検索した部品: ${number(total, "ja")} 件中 ${number(done, "ja")} 件`,
    replaceableBy: (parts) =>
      `公表データを満たすか上回る部品 ${number(parts, "ja")} 件（DC バイアス特性とエージングは比較しません）`,
    compare: "比較",
    compareWith: (partno) => `${partno} と比較`,
    take: "使用",
    takePart: (partno) => `${partno} を使用`,
    takeInto: "代替品を入力する列",
    takeAsFormula: "最適な代替品を返す数式を入力",
    freeColumn: (letters) => `${letters} 列（空白）`,
    taken: (partno, cell) => `${cell} に ${partno} を入力しました。`,
    occupied: (cell, content) => `${cell} には「${content}」が入力されています。置き換えますか。`,
    replaceContent: "置き換える",
    keepContent: "そのまま残す",
    comparedAspect: "比較項目",
    comparedAsked: "BOM",
    comparedPart: "部品",
    comparedResult: "結果",
    relations: {
      equal: "同じ",
      better: "上回る",
      partly: "一部を満たす",
      worse: "下回る",
      notAsked: "BOM になし",
      notStated: "データなし",
    },
  },
  zh: {
    place: "BOM",
    partColumn: "型号所在列",
    descriptionColumn: "描述列（可选）",
    noDescription: "无",
    column: (letters, title) => (title === "" ? `${letters} 列` : `${letters}：${title}`),
    useSelection: "使用所选列",
    readAgain: "自动检测列",
    check: "检查 BOM",
    checking: (done, total) => `共 ${number(total, "zh")} 个型号，已检查 ${number(done, "zh")} 个`,
    cancel: "取消",
    cancelled: (unchecked) => `已取消。${number(unchecked, "zh")} 行未检查。`,
    sheetEmpty: "此工作表为空。请选择 BOM 所在的工作表。",
    noNumbers: "此列没有型号。请选择其他列。",
    noPartColumn: "找不到型号列。请选择一列。",
    results: "结果",
    summary: (parts, blank) =>
      blank === 0
        ? `共 ${number(parts, "zh")} 行。`
        : `共 ${number(parts, "zh")} 行，已跳过 ${number(blank, "zh")} 个空白单元格。`,
    show: "显示",
    filters: {
      all: "全部",
      mismatch: "数值不符",
      replaceable: "有替代品",
      discontinued: "已经停产",
      toBeDiscontinued: "计划停产",
      nrnd: "NRND",
      unknown: "未找到",
      failed: "无响应",
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
        cleaned: `单元格内容：${cell}`,
        inText: `提取自：${cell}`,
        inUrl: `提取自链接：${cell}`,
        inOrderCode: `提取自订货号 ${cell}。经销商可能缩短型号，请核对。`,
      })[how],
    foundAs: (partno) => `对应型号：${partno}`,
    lastBuy: (date) => `最后订购日期：${date}`,
    alternatives: (parts) => `替代品：${list(parts.map(quoted), "zh")}`,
    partList: (parts) => parts.join("、"),
    alternative: (partno, state) => `${partno}（${state}）`,
    noAlternatives: "没有替代品信息。",
    didYouMean: (numbers) => `您是指${anyOf(numbers.map(quoted), "zh")}吗？`,
    otherMakerHint: "其他制造商的元件，不在 Vendor 目录中",
    page: (first, last, count) => `第 ${number(first, "zh")}–${number(last, "zh")} 行，共 ${number(count, "zh")} 行`,
    earlier: "上一页",
    later: "下一页",
    writeReport: "生成报告",
    reportHint: "添加一张可共享的工作表，包含汇总、图表，以及状态、日期和替代品的表格。",
    reportWritten: (sheet) => `报告位于工作表“${sheet}”。`,
    writing: (done, total) => `正在写入：共 ${number(total, "zh")} 行，已写 ${number(done, "zh")} 行`,
    reportSheet: "BOM 检查",
    reportCancelled: "已取消，未生成报告。",
    reportTitle: "BOM 检查",
    reportFile: "工作簿",
    reportSource: "工作表",
    reportDay: "检查日期",
    reportLines: "行数",
    reportAtRisk: "有风险的行",
    reportCell: "单元格",
    reportPart: "型号",
    reportState: "检查时的状态",
    reportLastBuy: "最后订购日期",
    reportAlternatives: "替代品",
    reportRemarks: "备注",
    reportNow: "当前状态",
    reportPage: "元件页面",
    reportOpen: "打开",
    reportCheck: "检查",
    findReplacements: "查找替代品",
    replacementsHint:
      "为其他制造商的元件和不推荐用于新设计的元件查找满足或优于所列数据的元件。不比较直流偏压特性和老化。",
    findingReplacements: (done, total) => `共 ${number(total, "zh")} 个元件，已查找 ${number(done, "zh")} 个`,
    replaceableBy: (parts) => `${number(parts, "zh")} 个元件满足或优于所列数据（不比较直流偏压特性和老化）`,
    compare: "比较",
    compareWith: (partno) => `与 ${partno} 比较`,
    take: "使用",
    takePart: (partno) => `使用 ${partno}`,
    takeInto: "写入替代品的列",
    takeAsFormula: "写入返回最佳替代品的公式",
    freeColumn: (letters) => `${letters} 列（空白）`,
    taken: (partno, cell) => `${partno} 已写入 ${cell}。`,
    occupied: (cell, content) => `${cell} 中已有“${content}”。要替换吗？`,
    replaceContent: "替换",
    keepContent: "保留",
    comparedAspect: "比较项",
    comparedAsked: "BOM",
    comparedPart: "元件",
    comparedResult: "结果",
    relations: {
      equal: "相同",
      better: "更优",
      partly: "部分满足",
      worse: "更差",
      notAsked: "BOM 未提及",
      notStated: "数据缺少",
    },
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
const list = (items: readonly string[], language: Language): string => new Intl.ListFormat(language).format(items);
const quoted = (item: string): string => `“${item}”`;
const anyOf = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(items);
