import type { PartState } from "../bom/matching/part-state";
import type { Language } from "../product-data/vocabulary/language";

/** Texts of the Check BOM view. */
export interface CheckBomTexts {
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
  readonly alternative: (partno: string, state: string) => string;
  readonly noAlternatives: string;
  readonly didYouMean: (numbers: readonly string[]) => string;
  readonly otherMakerHint: string;
  readonly page: (first: number, last: number, count: number) => string;
  readonly earlier: string;
  readonly later: string;
}

export const checkBomTexts: Readonly<Record<Language, CheckBomTexts>> = {
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
    cancelled: (unchecked) => `Canceled. Lines not checked: ${number(unchecked, "en")}`,
    sheetEmpty: "This sheet is empty. Open the sheet with your BOM, and then select Detect columns.",
    noNumbers: "This column has no part numbers. Select another column.",
    noPartColumn: "No column with part numbers was found. Select one.",
    results: "Results",
    summary: (parts, blank) =>
      blank === 0
        ? `Lines: ${number(parts, "en")}.`
        : `Lines: ${number(parts, "en")}. Blank cells skipped: ${number(blank, "en")}.`,
    show: "Show",
    filters: {
      all: "All",
      mismatch: "Differs from description",
      replaceable: "Alternative found",
      discontinued: "Discontinued",
      toBeDiscontinued: "To be discontinued",
      nrnd: "NRND",
      unknown: "Not found",
      failed: "No response",
      underDevelopment: "Under Development",
      inProduction: "In Production",
      noStatus: "No status",
      otherMaker: "Other manufacturer",
      noNumber: "No part number",
      unchecked: "Not checked",
    },
    goTo: (cell) => `Go to ${cell}`,
    takenFrom: (how, cell) =>
      ({
        cleaned: `Cell text: ${cell}`,
        inText: `Extracted from: ${cell}`,
        inUrl: `Extracted from the link: ${cell}`,
        inOrderCode: `Extracted from order code ${cell}. Distributors may shorten numbers, so check it.`,
      })[how],
    foundAs: (partno) => `Matches ${partno}`,
    lastBuy: (date) => `Last buy date: ${date}`,
    alternatives: (parts) => `Alternatives: ${list(parts, "en")}`,
    alternative: (partno, state) => `${partno} (${state})`,
    noAlternatives: "The manufacturer names no alternative.",
    didYouMean: (numbers) => `Did you mean ${anyOf(numbers, "en")}?`,
    otherMakerHint: "Other manufacturer; not in the Vendor catalog",
    page: (first, last, count) => `${number(first, "en")}–${number(last, "en")} of ${number(count, "en")}`,
    earlier: "Previous",
    later: "Next",
  },
  ja: {
    place: "BOM",
    partColumn: "品番の列",
    descriptionColumn: "説明の列（省略可）",
    noDescription: "なし",
    column: (letters, title) => (title === "" ? `${letters} 列` : `${letters}: ${title}`),
    useSelection: "選択した列を使用",
    readAgain: "列を自動検出",
    check: "BOM を確認",
    checking: (done, total) => `品番 ${number(total, "ja")} 件中 ${number(done, "ja")} 件を確認済み`,
    cancel: "キャンセル",
    cancelled: (unchecked) => `キャンセルしました。未確認: ${number(unchecked, "ja")} 件`,
    sheetEmpty: "このシートは空白です。BOM のシートを選択してください。",
    noNumbers: "この列に品番はありません。別の列を選択してください。",
    noPartColumn: "品番の列が見つかりません。列を選択してください。",
    results: "結果",
    summary: (parts, blank) =>
      blank === 0
        ? `部品: ${number(parts, "ja")} 件`
        : `部品: ${number(parts, "ja")} 件（空白セル ${number(blank, "ja")} 個を除く）`,
    show: "表示",
    filters: {
      all: "すべて",
      mismatch: "説明と不一致",
      replaceable: "代替品が見つかった部品",
      discontinued: "生産中止",
      toBeDiscontinued: "生産中止予定",
      nrnd: "NRND",
      unknown: "見つかりません",
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
    alternative: (partno, state) => `${partno}（${state}）`,
    noAlternatives: "メーカー指定の代替品はありません。",
    didYouMean: (numbers) => `${anyOf(numbers, "ja")} ではありませんか。`,
    otherMakerHint: "他メーカーの部品（Vendor のカタログにありません）",
    page: (first, last, count) => `${number(count, "ja")} 件中 ${number(first, "ja")}～${number(last, "ja")}`,
    earlier: "前へ",
    later: "次へ",
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
    cancelled: (unchecked) => `已取消。${number(unchecked, "zh")} 个元件未检查。`,
    sheetEmpty: "此工作表为空。请选择 BOM 所在的工作表。",
    noNumbers: "此列没有型号。请选择其他列。",
    noPartColumn: "找不到型号列。请选择一列。",
    results: "结果",
    summary: (parts, blank) =>
      blank === 0
        ? `共 ${number(parts, "zh")} 个元件。`
        : `共 ${number(parts, "zh")} 个元件，已跳过 ${number(blank, "zh")} 个空白单元格。`,
    show: "显示",
    filters: {
      all: "全部",
      mismatch: "与描述不符",
      replaceable: "已找到替代品",
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
    alternatives: (parts) => `替代品：${parts.join("、")}`,
    alternative: (partno, state) => `${partno}（${state}）`,
    noAlternatives: "制造商未指定替代品。",
    didYouMean: (numbers) =>
      `你要找的是${anyOf(numbers.map(quoted), "zh").replace("或", numbers.length > 1 ? "还是" : "或")}${numbers.length > 1 ? "？" : "吗？"}`,
    otherMakerHint: "其他制造商的元件，不在 Vendor 目录中",
    page: (first, last, count) => `第 ${number(first, "zh")}–${number(last, "zh")} 行，共 ${number(count, "zh")} 行`,
    earlier: "上一页",
    later: "下一页",
  },
};

const number = (value: number, language: Language): string => value.toLocaleString(language);
const list = (items: readonly string[], language: Language): string => new Intl.ListFormat(language).format(items);
const quoted = (item: string): string => `“${item}”`;
const anyOf = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(items);
