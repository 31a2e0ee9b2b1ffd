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
  readonly failures: Readonly<Record<FileFailure, (fileName: string) => string>>;
}

/** Why a file can't be opened. */
export type FileFailure = "empty" | "unreadable";

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
  failures: {
    empty: (fileName) => `${fileName} is empty. Select a file with a header row and a row for each part.`,
    unreadable: (fileName) =>
      `${fileName} can't be read. Save it in Excel as an Excel workbook (.xlsx) without a password or as CSV UTF-8, and then open it again.`,
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
    failures: {
      empty: (fileName) => `${fileName} は空です。見出し行と部品の行があるファイルを選択してください。`,
      unreadable: (fileName) =>
        `${fileName} を読み込めません。Excel でパスワードなしの Excel ブック (.xlsx) または CSV UTF-8 として保存してから、もう一度開いてください。`,
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
    failures: {
      empty: (fileName) => `${fileName} 是空文件。请选择包含标题行和元件行的文件。`,
      unreadable: (fileName) =>
        `无法读取 ${fileName}。请在 Excel 中将其另存为不带密码的 Excel 工作簿 (.xlsx) 或 CSV UTF-8，然后重新打开。`,
    },
  },
};
