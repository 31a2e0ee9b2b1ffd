import type { FileProblem } from "../bom-files/bom-file";

/** Texts of the page itself; the add-in has its own. */
export interface PageTexts {
  readonly workbook: string;
  readonly ribbon: string;
  readonly taskPane: string;
  readonly openFile: string;
  /** Names of sheets. */
  readonly guide: string;
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
  readonly fileProblem: (problem: FileProblem, fileName: string) => string;
}

export const pageTextsOf = (displayLanguage: string): PageTexts => texts[displayLanguage.slice(0, 2)] ?? english;

const english: PageTexts = {
  workbook: "Workbook",
  ribbon: "Ribbon",
  taskPane: "Task pane",
  openFile: "Open a BOM file",
  guide: "Guide",
  search: "Search",
  searched: "25 V or more, 1 µF or more",
  ready: "Ready",
  calculating: (pending) => (pending === 0 ? "Calculating…" : `Calculating… (${pending.toLocaleString("en")})`),
  functions: (count) => `Functions: ${count.toLocaleString("en")}`,
  whichSheet: (fileName) => `Select a sheet of ${fileName}`,
  sheetLines: (name, lines) => `${name}: ${lines.toLocaleString("en")} ${lines === 1 ? "row" : "rows"}`,
  cancel: "Cancel",
  fileProblem: (problem, fileName) => {
    switch (problem.code) {
      case "empty":
        return `${fileName} is empty. Select a file with a header row and a row for each part.`;
      case "unreadable":
        return `${fileName} can't be read. Save it in Excel as an Excel workbook (.xlsx) or as CSV UTF-8, and then open it again.`;
      case "protected":
        return `${fileName} has a password. Remove the password in Excel, and then open the file again.`;
      case "fileTooLarge":
      case "contentTooLarge":
        return `${fileName} has more than ${problem.mostMegabytes.toLocaleString("en")} MB${problem.code === "fileTooLarge" ? "" : " when it is unpacked"}. Delete what isn't needed in Excel, and then open the file again.`;
      case "tooManyRows":
        return `${fileName} has more than ${problem.mostRows.toLocaleString("en")} rows. Split it into smaller files.`;
      case "tooManyCells":
        return `${fileName} has more than ${problem.mostCells.toLocaleString("en")} cells. Split it into smaller files.`;
    }
  },
};

const texts: Readonly<Record<string, PageTexts>> = {
  ja: {
    workbook: "ブック",
    ribbon: "リボン",
    taskPane: "作業ウィンドウ",
    openFile: "BOM ファイルを開く",
    guide: "ガイド",
    search: "検索",
    searched: "25 V 以上、1 µF 以上",
    ready: "準備完了",
    calculating: (pending) => (pending === 0 ? "計算中…" : `計算中… (${pending.toLocaleString("ja")} 件)`),
    functions: (count) => `関数: ${count.toLocaleString("ja")} 個`,
    whichSheet: (fileName) => `${fileName} のシートを選択`,
    sheetLines: (name, lines) => `${name}: ${lines.toLocaleString("ja")} 行`,
    cancel: "キャンセル",
    fileProblem: (problem, fileName) => {
      switch (problem.code) {
        case "empty":
          return `${fileName} は空です。見出し行と部品の行があるファイルを選択してください。`;
        case "unreadable":
          return `${fileName} を読み込めません。Excel で Excel ブック (.xlsx) または CSV UTF-8 として保存してから、もう一度開いてください。`;
        case "protected":
          return `${fileName} はパスワードで保護されています。Excel でパスワードを解除してから、もう一度開いてください。`;
        case "fileTooLarge":
        case "contentTooLarge":
          return `${fileName} は${problem.code === "fileTooLarge" ? " " : "展開すると "}${problem.mostMegabytes.toLocaleString("ja")} MB を超えます。Excel で不要な内容を削除してから、もう一度開いてください。`;
        case "tooManyRows":
          return `${fileName} は ${problem.mostRows.toLocaleString("ja")} 行を超えています。小さいファイルに分割してください。`;
        case "tooManyCells":
          return `${fileName} は ${problem.mostCells.toLocaleString("ja")} セルを超えています。小さいファイルに分割してください。`;
      }
    },
  },
  zh: {
    workbook: "工作簿",
    ribbon: "功能区",
    taskPane: "任务窗格",
    openFile: "打开 BOM 文件",
    guide: "指南",
    search: "搜索",
    searched: "25 V 及以上，1 µF 及以上",
    ready: "就绪",
    calculating: (pending) => (pending === 0 ? "正在计算…" : `正在计算…（${pending.toLocaleString("zh")} 个）`),
    functions: (count) => `函数：${count.toLocaleString("zh")} 个`,
    whichSheet: (fileName) => `选择 ${fileName} 中的工作表`,
    sheetLines: (name, lines) => `${name}：${lines.toLocaleString("zh")} 行`,
    cancel: "取消",
    fileProblem: (problem, fileName) => {
      switch (problem.code) {
        case "empty":
          return `${fileName} 是空文件。请选择包含标题行和元件行的文件。`;
        case "unreadable":
          return `无法读取 ${fileName}。请在 Excel 中将其另存为 Excel 工作簿 (.xlsx) 或 CSV UTF-8，然后重新打开。`;
        case "protected":
          return `${fileName} 受密码保护。请在 Excel 中取消密码，然后重新打开。`;
        case "fileTooLarge":
        case "contentTooLarge":
          return `${fileName} ${problem.code === "fileTooLarge" ? "" : "解压后"}超过 ${problem.mostMegabytes.toLocaleString("zh")} MB。请在 Excel 中删除不需要的内容，然后重新打开。`;
        case "tooManyRows":
          return `${fileName} 超过 ${problem.mostRows.toLocaleString("zh")} 行。请拆分为较小的文件。`;
        case "tooManyCells":
          return `${fileName} 超过 ${problem.mostCells.toLocaleString("zh")} 个单元格。请拆分为较小的文件。`;
      }
    },
  },
};
