/** Texts of the page itself; the add-in has its own. */
export interface PageTexts {
  readonly guide: string;
  readonly openFile: string;
  readonly failures: Readonly<Record<FileFailure, (fileName: string) => string>>;
}

/** Why a file can't be opened. */
export type FileFailure = "empty" | "unreadable";

export const pageTextsOf = (displayLanguage: string): PageTexts => texts[displayLanguage.slice(0, 2)] ?? english;

const english: PageTexts = {
  guide: "Guide",
  openFile: "Open a BOM file",
  failures: {
    empty: (fileName) => `${fileName} is empty. Select a file with a header row and a row for each part.`,
    unreadable: (fileName) =>
      `${fileName} can't be read. Save it in Excel as an Excel workbook (.xlsx) without a password or as CSV UTF-8, and then open it again.`,
  },
};

const texts: Readonly<Record<string, PageTexts>> = {
  ja: {
    guide: "ガイド",
    openFile: "BOM ファイルを開く",
    failures: {
      empty: (fileName) => `${fileName} は空です。見出し行と部品の行があるファイルを選択してください。`,
      unreadable: (fileName) =>
        `${fileName} を読み込めません。Excel でパスワードなしの Excel ブック (.xlsx) または CSV UTF-8 として保存してから、もう一度開いてください。`,
    },
  },
  zh: {
    guide: "指南",
    openFile: "打开 BOM 文件",
    failures: {
      empty: (fileName) => `${fileName} 是空文件。请选择包含标题行和元件行的文件。`,
      unreadable: (fileName) =>
        `无法读取 ${fileName}。请在 Excel 中将其另存为不带密码的 Excel 工作簿 (.xlsx) 或 CSV UTF-8，然后重新打开。`,
    },
  },
};
