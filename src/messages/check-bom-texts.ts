import type { Language } from "../product-data/vocabulary/language";
import { countText } from "./count-text";
import { anyOf, fewOf } from "./list-text";
import { number } from "./number";
import { colon } from "./punctuation";

/** Texts of the Check BOM view. */
const en = {
  place: (sheet: string) => `BOM “${sheet}”`,
  check: "Check BOM",
  checking: (done: number, total: number) => `Part numbers checked: ${number(done, "en")} of ${number(total, "en")}`,
  cancel: "Cancel",
  canceled: (unchecked: number) => `Canceled. Lines not checked: ${number(unchecked, "en")}`,
  sheetEmpty: "This sheet is empty. Open the sheet with your BOM.",
  nothingFound:
    "No column with part numbers or values was found. Open “Other columns” and select what a column contains.",
  noBom: "This sheet doesn't look like a BOM. Check which columns are used, or open the sheet with the parts.",
  editedSince: "This sheet was edited after the check. Check it again to update the results.",
  /** Shown after the cause. */
  notChecked: (lines: number) =>
    countText(
      lines,
      "1 line wasn't checked. It's checked as soon as the service responds.",
      (count) => `${count} lines weren't checked. They're checked as soon as the service responds.`,
    ),
  tryAgain: "Retry",
  openSettings: "Settings",
  explain: "What these buttons and keys do",
  /** What the keys do in the list. */
  keys: "In the list, the Up and Down arrow keys move between rows, Enter opens or closes one, and Ctrl+Enter uses its alternative.",
  /** Shown before the names of other sheets. */
  otherSheets: "Other sheets that look like BOMs:",
  checkSheet: (sheet: string) => `Check sheet “${sheet}”`,
  /** Shown above the last result, while a check runs. */
  earlierResult: "Results of the last check. They're updated when this check is complete.",
  /** @param found how many have an alternative; null: none were looked for */
  summary: (decisions: number, parts: number, found: number | null) =>
    `${number(decisions, "en")} of ${number(parts, "en")} ${decisions === 1 ? "needs" : "need"} a decision` +
    (found === null ? "" : countText(found, ", 1 has an alternative", (count) => `, ${count} have alternatives`)),
  /** The mark of a line in the list. */
  hidden: "hidden",
  hiddenLines: (lines: number) =>
    `Hidden lines: ${number(lines, "en")}. They're checked, but get an alternative only if you choose it for them.`,
  /** Two lists are side by side. @param column the letters of the other one's first column */
  nextList: (column: string) =>
    `Another list starts in column ${column} and isn't checked. Move it below this one or to a sheet of its own.`,
  show: "Show",
  /** Shown after the number of decisions: those made since then, which are still in the list. */
  fresh: (chosen: number) => `+ ${number(chosen, "en")} chosen`,
  /** The list's order, instead of by risk. */
  byQuantity: "Sort by quantity",
  filters: {
    decide: "Needs a decision",
    chosen: "Chosen",
    all: "All",
    mismatch: "Doesn't match its BOM line",
    exceeds: "Exceeds its line",
    replaceable: "Alternative found",
    discontinued: "Discontinued",
    mistyped: "Mistyped",
    incomplete: "Incomplete number",
    unknown: "Not found",
    notInCatalog: "Not in the catalog",
    toBeDiscontinued: "To be discontinued",
    nrnd: "NRND, not for new designs",
    failed: "No response",
    noNumberFits: "No part number, matches found",
    noNumberMissing: "No part number, more data needed",
    noNumberNoMatch: "No part number, no match found",
    distributorNumber: "Distributor number",
    noNumber: "No part number",
    otherMakerReplaceable: "Other manufacturer, replaceable",
    choose: "Choose a part",
    unchecked: "Not checked",
    underDevelopment: "Under Development",
    inProduction: "In Production",
    noStatus: "No status",
    otherCategory: "Vendor part, other category",
    otherMaker: "Other manufacturer",
    otherMakerWithout: "Other manufacturer, no alternative",
    otherComponent: "Other component",
    notFitted: "Not populated",
  },
  /** What to do about a state that has nothing to choose from. */
  advice: {
    unknown: "The Vendor catalog doesn't have this number. Correct it.",
    notInCatalog:
      "The number is of a Vendor series, but the catalog doesn't have it. The part may have been discontinued.",
    distributorNumber: "Enter the manufacturer's part number, or describe the part and find alternatives.",
  },
  goTo: (cell: string) => `Go to ${cell}`,
  /** The cells after those that are listed. */
  moreCells: (count: number) => `and ${number(count, "en")} more`,
  uses: (quantity: number | null, designators: readonly string[]) =>
    usesText(quantity === null ? "" : `Quantity ${number(quantity, "en")}`, designators, "en"),
  distributorsNumber: (distributor: string) =>
    distributor === "" ? "Distributor number" : `${distributor} part number`,
  /** Shown above the other numbers of a line. */
  alternates: "Other numbers of the line:",
  /** Demands of a line that no data contains. */
  destroyed: (written: string) => `A spreadsheet rounded this number to ${written}. Enter it again as text.`,
  nothingToDecide: "Nothing needs a decision.",
  /** The cell's text, if it contains more than the number. */
  foundIn: (how: "cleaned" | "inText" | "inUrl" | "inOrderCode", cell: string) =>
    ({
      cleaned: `Cell text: ${cell}`,
      inText: `Extracted from: ${cell}`,
      inUrl: `Extracted from the link: ${cell}`,
      inOrderCode: `Extracted from order code ${cell}. Distributors may shorten numbers, so check it.`,
    })[how],
  foundAs: (partno: string) => `Matches ${partno}`,
  lastBuy: (date: string) => `Last buy date: ${date}`,
  /** The alternatives that the manufacturer names. */
  alternatives: (parts: readonly string[]) => `The manufacturer's alternatives: ${list(parts, "en")}`,
  alternative: (partno: string, state: string) => `${partno}: ${state}`,
  noAlternatives: "The manufacturer doesn't list an alternative.",
  didYouMean: (numbers: readonly string[]) => `Did you mean ${anyOf(numbers, "en")}?`,
  page: (first: number, last: number, count: number) =>
    `${number(first, "en")}–${number(last, "en")} of ${number(count, "en")}`,
  earlier: "Previous",
  later: "Next",
};

export const checkBomTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    place: (sheet) => `BOM「${sheet}」`,
    check: "BOM を確認",
    checking: (done, total) => `品番 ${number(total, "ja")} 件中 ${number(done, "ja")} 件を確認済み`,
    cancel: "キャンセル",
    canceled: (unchecked) => `キャンセルしました。未確認: ${number(unchecked, "ja")} 行`,
    sheetEmpty: "このシートにはデータがありません。BOM のシートを選択してください。",
    nothingFound: "品番や値の列が見つかりません。[その他の列] を開き、列の内容を選択してください。",
    noBom: "このシートは BOM ではないようです。使用する列を確認するか、部品のあるシートを開いてください。",
    editedSince: "確認後にシートが編集されました。もう一度確認すると、結果が更新されます。",
    notChecked: (lines) =>
      `${number(lines, "ja")} 行を確認できませんでした。サービスが応答すると自動的に確認されます。`,
    tryAgain: "再試行",
    openSettings: "設定",
    explain: "ボタンとキーの説明",
    keys: "一覧では、上下の方向キーで行を移動し、Enter キーで行を開閉します。Ctrl+Enter キーで行の代替品を使用します。",
    otherSheets: "BOM と思われる他のシート:",
    checkSheet: (sheet) => `シート「${sheet}」を確認`,
    earlierResult: "前回の確認結果です。今回の確認が完了すると更新されます。",
    summary: (decisions, parts, found) =>
      `部品 ${number(parts, "ja")} 種類中 ${number(decisions, "ja")} 種類が要判断` +
      (found === null ? "" : `、代替品あり ${number(found, "ja")}`),
    hidden: "非表示",
    hiddenLines: (lines) =>
      `非表示の行: ${number(lines, "ja")}。確認の対象ですが、代替品は行ごとに選択した場合にだけ入力されます。`,
    nextList: (column) =>
      `${column} 列から始まる別のリストは確認していません。このリストの下か別のシートに移してください。`,
    show: "表示",
    fresh: (chosen) => `+ 選択済み ${number(chosen, "ja")}`,
    byQuantity: "数量順",
    filters: {
      decide: "要判断",
      chosen: "選択済み",
      all: "すべて",
      mismatch: "行の内容と不一致",
      exceeds: "行の内容より優れている",
      replaceable: "代替品が見つかった部品",
      discontinued: "生産中止",
      mistyped: "入力ミス",
      incomplete: "品番が不完全",
      unknown: "見つかりません",
      notInCatalog: "カタログになし",
      toBeDiscontinued: "生産中止予定",
      nrnd: "NRND、新規設計非推奨",
      failed: "応答なし",
      noNumberFits: "品番なし、候補あり",
      noNumberMissing: "品番なし、情報不足",
      noNumberNoMatch: "品番なし、候補なし",
      distributorNumber: "販売代理店の品番",
      noNumber: "品番なし",
      otherMakerReplaceable: "他メーカー、代替品あり",
      choose: "部品を選択",
      unchecked: "未確認",
      underDevelopment: "開発中",
      inProduction: "生産中",
      noStatus: "ステータスなし",
      otherCategory: "Vendor 品、別カテゴリ",
      otherMaker: "他メーカー",
      otherMakerWithout: "他メーカー、代替品なし",
      otherComponent: "その他の部品",
      notFitted: "未実装",
    },
    advice: {
      unknown: "この品番は Vendor のカタログにありません。品番を訂正してください。",
      notInCatalog: "Vendor のシリーズの品番ですが、カタログにありません。生産中止になった可能性があります。",
      distributorNumber: "メーカーの品番を入力するか、部品の説明を入力して代替品を探してください。",
    },
    goTo: (cell) => `${cell} へ移動`,
    moreCells: (count) => `ほか ${number(count, "ja")} 個`,
    uses: (quantity, designators) =>
      usesText(quantity === null ? "" : `数量 ${number(quantity, "ja")}`, designators, "ja"),
    distributorsNumber: (distributor) => (distributor === "" ? "販売代理店の品番です" : `${distributor} の品番です`),
    alternates: "行の他の品番:",
    destroyed: (written) => `表計算ソフトが番号を ${written} に丸めました。文字列として入力し直してください。`,
    nothingToDecide: "判断が必要な行はありません。",
    foundIn: (how, cell) =>
      ({
        cleaned: `セルの内容: ${cell}`,
        inText: `次の文字列から抽出: ${cell}`,
        inUrl: `リンクから抽出: ${cell}`,
        inOrderCode: `注文コード ${cell} から抽出しました。販売代理店が品番を短縮している場合があるため、確認してください。`,
      })[how],
    foundAs: (partno) => `一致した品番: ${partno}`,
    lastBuy: (date) => `最終受注日: ${date}`,
    alternatives: (parts) => `メーカー指定の代替品: ${list(parts, "ja")}`,
    alternative: (partno, state) => `${partno}：${state}`,
    noAlternatives: "メーカー指定の代替品はありません。",
    didYouMean: (numbers) => `${anyOf(numbers, "ja")} ではありませんか。`,
    page: (first, last, count) => `${number(count, "ja")} 件中 ${number(first, "ja")}～${number(last, "ja")}`,
    earlier: "前へ",
    later: "次へ",
  },
  zh: {
    place: (sheet) => `BOM“${sheet}”`,
    check: "检查 BOM",
    checking: (done, total) => `共 ${number(total, "zh")} 个型号，已检查 ${number(done, "zh")} 个`,
    cancel: "取消",
    canceled: (unchecked) => `已取消。${number(unchecked, "zh")} 行未检查。`,
    sheetEmpty: "此工作表为空。请选择 BOM 所在的工作表。",
    nothingFound: "找不到型号列或值列。请展开“其他列”，选择列的内容。",
    noBom: "此工作表似乎不是 BOM。请检查所用的列，或打开包含元件的工作表。",
    editedSince: "检查后工作表已被编辑。请重新检查以更新结果。",
    notChecked: (lines) => `${number(lines, "zh")} 行未检查。服务恢复响应后会自动检查。`,
    tryAgain: "重试",
    openSettings: "设置",
    explain: "按钮和按键说明",
    keys: "在列表中，用上下方向键在行间移动，按 Enter 展开或折叠行，按 Ctrl+Enter 使用该行的替代品。",
    otherSheets: "其他类似 BOM 的工作表：",
    checkSheet: (sheet) => `检查工作表“${sheet}”`,
    earlierResult: "这是上次检查的结果，本次检查完成后会更新。",
    summary: (decisions, parts, found) =>
      `${number(parts, "zh")} 种元件中 ${number(decisions, "zh")} 种待处理` +
      (found === null ? "" : `，${number(found, "zh")} 种有替代品`),
    hidden: "已隐藏",
    hiddenLines: (lines) => `隐藏的行：${number(lines, "zh")}。这些行也会检查，但只有逐行选择时才会写入替代品。`,
    nextList: (column) => `从 ${column} 列开始的另一个列表未检查。请将其移到此列表下方或单独的工作表。`,
    show: "显示",
    fresh: (chosen) => `+ 已选择 ${number(chosen, "zh")}`,
    byQuantity: "按数量排序",
    filters: {
      decide: "待处理",
      chosen: "已选择",
      all: "全部",
      mismatch: "与该行不符",
      exceeds: "优于该行要求",
      replaceable: "已找到替代品",
      discontinued: "已经停产",
      mistyped: "输入有误",
      incomplete: "型号不完整",
      unknown: "未找到",
      notInCatalog: "目录中没有",
      toBeDiscontinued: "计划停产",
      nrnd: "NRND，不推荐用于新设计",
      failed: "无响应",
      noNumberFits: "无型号，有适用元件",
      noNumberMissing: "无型号，信息不足",
      noNumberNoMatch: "无型号，无适用元件",
      distributorNumber: "分销商料号",
      noNumber: "无型号",
      otherMakerReplaceable: "其他制造商，可替代",
      choose: "选择元件",
      unchecked: "未检查",
      underDevelopment: "开发中",
      inProduction: "目前生产",
      noStatus: "无状态信息",
      otherCategory: "Vendor 元件，其他类别",
      otherMaker: "其他制造商",
      otherMakerWithout: "其他制造商，无替代品",
      otherComponent: "其他元件",
      notFitted: "不装配",
    },
    advice: {
      unknown: "Vendor 目录中没有此型号，请改正。",
      notInCatalog: "此型号属于 Vendor 系列，但目录中没有，可能已停产。",
      distributorNumber: "请输入制造商的型号，或填写元件描述后查找替代品。",
    },
    goTo: (cell) => `转到 ${cell}`,
    moreCells: (count) => `另有 ${number(count, "zh")} 个`,
    uses: (quantity, designators) =>
      usesText(quantity === null ? "" : `数量 ${number(quantity, "zh")}`, designators, "zh"),
    distributorsNumber: (distributor) => (distributor === "" ? "分销商料号" : `${distributor} 料号`),
    alternates: "该行的其他型号：",
    destroyed: (written) => `电子表格将编号舍入为 ${written}。请以文本形式重新输入。`,
    nothingToDecide: "没有需要决定的行。",
    foundIn: (how, cell) =>
      ({
        cleaned: `单元格内容：${cell}`,
        inText: `提取自：${cell}`,
        inUrl: `提取自链接：${cell}`,
        inOrderCode: `提取自订货号 ${cell}。分销商可能缩短型号，请核对。`,
      })[how],
    foundAs: (partno) => `对应型号：${partno}`,
    lastBuy: (date) => `最后订购日期：${date}`,
    alternatives: (parts) => `制造商指定的替代品：${parts.join("、")}`,
    alternative: (partno, state) => `${partno}：${state}`,
    noAlternatives: "制造商未指定替代品。",
    didYouMean: (numbers) =>
      `你要找的是${anyOf(numbers.map(quote), "zh").replace("或", numbers.length > 1 ? "还是" : "或")}${numbers.length > 1 ? "？" : "吗？"}`,
    page: (first, last, count) => `第 ${number(first, "zh")}–${number(last, "zh")} 行，共 ${number(count, "zh")} 行`,
    earlier: "上一页",
    later: "下一页",
  },
};

const list = (items: readonly string[], language: Language): string => new Intl.ListFormat(language).format(items);
const usesText = (quantity: string, designators: readonly string[], language: Language): string =>
  [quantity, fewOf(designators, 12, language)].filter((text) => text !== "").join(colon(language));
const quote = (item: string): string => `“${item}”`;
