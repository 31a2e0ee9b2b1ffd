import type { GuideTexts } from "./guide";

/** Texts of the page itself; the add-in has its own. */
export interface PageTexts {
  readonly language: "en" | "ja" | "zh";
  readonly workbook: string;
  readonly ribbon: string;
  readonly taskPane: string;
  /** The link to the page that leads into Excel. */
  readonly inExcel: string;
  readonly openFile: string;
  /** Names of sheets. */
  readonly guide: string;
  readonly guideContent: GuideTexts;
  readonly search: string;
  /** The conditions of the sheet with the search. */
  readonly searched: string;
  readonly ready: string;
  /** `pending` functions have no result yet; 0 if the grid itself calculates. */
  readonly calculating: (pending: number) => string;
  readonly functions: (count: number) => string;
  readonly whichSheet: (fileName: string) => string;
  readonly sheetLines: (name: string, lines: number) => string;
  readonly cancel: string;
  readonly saveFile: string;
  /** What the file has, and what it hasn't. */
  readonly saveWithout: string;
  readonly notSaved: string;
  /** The browser doesn't store the workbook. */
  readonly notKept: string;
  /** A comma or a semicolon in the place of the other one. */
  readonly formulaRefused: string;
  readonly startOver: string;
  readonly discard: { readonly question: string; readonly lost: string; readonly yes: string };
}

export const pageTextsOf = (displayLanguage: string): PageTexts => texts[displayLanguage.slice(0, 2)] ?? english;

const english: PageTexts = {
  language: "en",
  workbook: "Workbook",
  ribbon: "Ribbon",
  taskPane: "Task pane",
  inExcel: "Use it in Excel",
  openFile: "Open a BOM file",
  guide: "Guide",
  guideContent: {
    steps: [
      "1. Open the BOM: the sheet “BOM”, or your own file with “Open a BOM file”.",
      "2. Select “Check BOM” above. The task pane on the right lists what needs a decision, as here:",
      "3. Select “Use the best”. Then add columns, or create a report to send.",
    ],
    lines: [
      ["BOM line", "Part number", "What to do"],
      ["4.7 µF 10 V X5R 0603", "GRM188R61A475KE15D", "Discontinued: Better, 16 V: GRM188R61C475KE11D"],
      ["1 nF 50 V C0G 0603", "GCM1885C1H102FA16D", "NRND: Needs approval: “ECO Required for Substitution”"],
      ["3 pF 200 V C0G 0402", "CBR04C309B2GAC", "Other brand: The BOM says “No Substitutions”"],
      ["47 µF 6.3 V X5R 0805", "CL21A476MQYNNNE", "Other brand: Same: GRM21BR60J476ME11K"],
    ],
    note: "Part numbers are real. Ratings and states are from the manufacturer's lists of January to May 2026; 6% of the numbers are in no list and have only what their code says. Notices names other sources and assumed package codes. Pictures are drawings. In Excel, enter ; between arguments where numbers have a decimal comma, and in Switzerland.",
    columns: ["Function", "What it returns", "Formula", "Result"],
  },
  search: "Search",
  searched: "25 V or more, 1 µF or more",
  ready: "Ready",
  calculating: (pending) => (pending === 0 ? "Calculating…" : `Calculating… (${pending.toLocaleString("en")})`),
  functions: (count) => `Functions: ${count.toLocaleString("en")}`,
  whichSheet: (fileName) => `Select a sheet of ${fileName}`,
  sheetLines: (name, lines) => `${name}: ${lines.toLocaleString("en")} ${lines === 1 ? "row" : "rows"}`,
  cancel: "Cancel",
  saveFile: "Save as XLSX",
  saveWithout:
    "Save cells, number formats, and column widths only? Looks, tables, links, and most print settings are left out, and some formulas become values.",
  notSaved: "The workbook can't be saved. Copy its cells to Excel instead.",
  notKept: "This browser keeps nothing for this page: save the workbook before you leave.",
  formulaRefused:
    "There's a problem with this formula: this region has another character between arguments. Correct it, or press Esc.",
  startOver: "Start over",
  discard: {
    question: "Discard your workbook?",
    lost: "Sheets that you opened and everything you changed are deleted. To keep them, save the workbook first.",
    yes: "Discard",
  },
};

const texts: Readonly<Record<string, PageTexts>> = {
  ja: {
    language: "ja",
    workbook: "ブック",
    ribbon: "リボン",
    taskPane: "作業ウィンドウ",
    inExcel: "Excel で使う",
    openFile: "BOM ファイルを開く",
    guide: "ガイド",
    guideContent: {
      steps: [
        "1. BOM を開きます: シート「BOM」、または [BOM ファイルを開く] で自分のファイル。",
        "2. 上の [BOM の確認] を選択します。右の作業ウィンドウに、判断が必要な部品が次のように表示されます。",
        "3. [最適品を使用] を選択します。続けて列を追加するか、送付用のレポートを作成します。",
      ],
      lines: [
        ["BOM の行", "品番", "対応"],
        ["4.7 µF 10 V X5R 0603", "GRM188R61A475KE15D", "生産中止: 16 V で優れている: GRM188R61C475KE11D"],
        ["1 nF 50 V C0G 0603", "GCM1885C1H102FA16D", "NRND: 要承認「ECO Required for Substitution」"],
        ["3 pF 200 V C0G 0402", "CBR04C309B2GAC", "他メーカー: 代替不可「No Substitutions」"],
        ["47 µF 6.3 V X5R 0805", "CL21A476MQYNNNE", "他メーカー: 同じ仕様: GRM21BR60J476ME11K"],
      ],
      note: "品番は実在し、定格とステータスはメーカーの 2026 年 1～5 月の一覧によります。品番の 6% は一覧になく、コードが示す値だけです。別の出典と想定の包装コードは「お知らせ」に示します。画像は図です。小数点がコンマの地域とスイスの Excel では、引数を ; で区切ります。",
      columns: ["関数", "戻り値", "数式", "結果"],
    },
    search: "検索",
    searched: "25 V 以上、1 µF 以上",
    ready: "準備完了",
    calculating: (pending) => (pending === 0 ? "計算中…" : `計算中… (${pending.toLocaleString("ja")} 件)`),
    functions: (count) => `関数: ${count.toLocaleString("ja")} 個`,
    whichSheet: (fileName) => `${fileName} のシートを選択`,
    sheetLines: (name, lines) => `${name}: ${lines.toLocaleString("ja")} 行`,
    cancel: "キャンセル",
    saveFile: "XLSX として保存",
    saveWithout:
      "セル、表示形式、列の幅だけを保存しますか。書式、テーブル、リンク、ほとんどの印刷設定は保存されず、一部の数式は値になります。",
    notSaved: "ブックを保存できません。代わりに、セルを Excel にコピーしてください。",
    notKept: "このブラウザーはこのページの内容を保持しません。ページを離れる前に、ブックを保存してください。",
    formulaRefused:
      "この数式には問題があります。この地域では、引数を別の記号で区切ります。修正するか、Esc キーを押してください。",
    startOver: "最初からやり直す",
    discard: {
      question: "ブックを破棄しますか。",
      lost: "開いたシートと変更した内容がすべて削除されます。残すには、先にブックを保存してください。",
      yes: "破棄",
    },
  },
  zh: {
    language: "zh",
    workbook: "工作簿",
    ribbon: "功能区",
    taskPane: "任务窗格",
    inExcel: "在 Excel 中使用",
    openFile: "打开 BOM 文件",
    guide: "指南",
    guideContent: {
      steps: [
        "1. 打开 BOM：“BOM”工作表，或用“打开 BOM 文件”打开你自己的文件。",
        "2. 选择上方的“检查 BOM”。右侧的任务窗格列出需要决定的元件，例如：",
        "3. 选择“使用最佳替代品”。然后可添加列，或生成用于发送的报告。",
      ],
      lines: [
        ["BOM 行", "型号", "处理"],
        ["4.7 µF 10 V X5R 0603", "GRM188R61A475KE15D", "已经停产：更优，16 V：GRM188R61C475KE11D"],
        ["1 nF 50 V C0G 0603", "GCM1885C1H102FA16D", "NRND：需批准“ECO Required for Substitution”"],
        ["3 pF 200 V C0G 0402", "CBR04C309B2GAC", "其他制造商：禁止替代“No Substitutions”"],
        ["47 µF 6.3 V X5R 0805", "CL21A476MQYNNNE", "其他制造商：规格相同：GRM21BR60J476ME11K"],
      ],
      note: "型号真实存在，额定值和状态来自制造商 2026 年 1 月至 5 月的列表；6% 的型号不在列表中，只有代码所表示的值。其他来源和推定的包装代码见“通知”。图片为示意图。在用逗号作小数点的地区和瑞士，Excel 用 ; 分隔参数。",
      columns: ["函数", "返回内容", "公式", "结果"],
    },
    search: "搜索",
    searched: "25 V 及以上，1 µF 及以上",
    ready: "就绪",
    calculating: (pending) => (pending === 0 ? "正在计算…" : `正在计算…（${pending.toLocaleString("zh")} 个）`),
    functions: (count) => `函数：${count.toLocaleString("zh")} 个`,
    whichSheet: (fileName) => `选择 ${fileName} 中的工作表`,
    sheetLines: (name, lines) => `${name}：${lines.toLocaleString("zh")} 行`,
    cancel: "取消",
    saveFile: "另存为 XLSX",
    saveWithout: "是否只保存单元格、数字格式和列宽？外观、表格、链接和大部分打印设置不会保存，部分公式会变为值。",
    notSaved: "无法保存工作簿。请改为将单元格复制到 Excel。",
    notKept: "此浏览器不会保留此页面的内容：离开前请保存工作簿。",
    formulaRefused: "此公式有问题：此地区用另一种符号分隔参数。请更正，或按 Esc。",
    startOver: "重新开始",
    discard: {
      question: "是否放弃此工作簿？",
      lost: "打开的工作表和所有更改都会被删除。要保留这些内容，请先保存工作簿。",
      yes: "放弃",
    },
  },
};
