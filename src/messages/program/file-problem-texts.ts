import type { Language } from "../../product-data/vocabulary/language";

/** Why a file can't be used. */
export type FileProblem =
  | { readonly code: "empty" }
  /** The file has none of the known formats, or is damaged. */
  | { readonly code: "unreadable" }
  /** The file has another format, which `format` names. */
  | { readonly code: "otherFormat"; readonly format: string }
  /** A file of a program for circuits, by its name, from which a BOM can be exported. */
  | { readonly code: "design"; readonly format: string }
  | { readonly code: "protected" }
  | { readonly code: "fileTooLarge" | "contentTooLarge"; readonly maxMegabytes: number }
  | { readonly code: "tooManyRows"; readonly maxRows: number }
  | { readonly code: "tooManyColumns"; readonly maxColumns: number }
  | { readonly code: "tooManyCells"; readonly maxCells: number }
  /** Reading the file took more time or memory than is allowed. */
  | { readonly code: "tooLargeToRead" }
  | { readonly code: "noSheet"; readonly sheet: string; readonly sheets: readonly string[] }
  /** The file can be read, but has no BOM. */
  | { readonly code: "noBom" }
  /** A file of a folder that isn't a BOM. */
  | { readonly code: "otherFile" }
  /** A text file with a character that no text has. */
  | { readonly code: "notText" }
  | { readonly code: "cellTooLong"; readonly maxCharacters: number }
  /** A folder has more files and folders than this. */
  | { readonly code: "tooManyFiles"; readonly maxFiles: number }
  /** Problems of files on a disk. `notFile`: a pipe or a device. `noFiles`: a folder without BOM files. */
  | { readonly code: "notFound" | "notAllowed" | "notFile" | "noFiles" };

/** Why a file can't be used, and what to do about it, in a language of the add-in. */
export const fileProblemText = (problem: FileProblem, language: Language): string => texts[language](problem);

const texts: Readonly<Record<Language, (problem: FileProblem) => string>> = {
  en: (problem) => {
    switch (problem.code) {
      case "empty":
        return "The file is empty. Use a file with a header row and a row for each part.";
      case "unreadable":
        return "The file can't be read. Save it in Excel as an Excel workbook (.xlsx) or as CSV UTF-8, and then try again.";
      case "otherFormat":
        return `This is a file of another format (${problem.format}). Save it in Excel as an Excel workbook (.xlsx) or as CSV UTF-8.`;
      case "design":
        return `This is not a BOM, but a file of a design (${problem.format}). Export a BOM from the design, for example as CSV.`;
      case "protected":
        return "The file has a password. Remove the password in Excel, and then try again.";
      case "fileTooLarge":
        return `The file is larger than ${numberIn("en", problem.maxMegabytes)} MB. In Excel, delete what you don't need, and then try again.`;
      case "contentTooLarge":
        return `The file is larger than ${numberIn("en", problem.maxMegabytes)} MB when it is unpacked. In Excel, delete what you don't need, and then try again.`;
      case "tooManyRows":
        return `A sheet has more than ${numberIn("en", problem.maxRows)} rows with content or formulas. Delete those that no part needs, or split the file into smaller ones.`;
      case "tooManyColumns":
        return `A sheet has more than ${numberIn("en", problem.maxColumns)} columns. Delete the columns that aren't part of the BOM.`;
      case "tooManyCells":
        return `The file has more than ${numberIn("en", problem.maxCells)} cells. Split it into smaller ones.`;
      case "tooManyFiles":
        return `The folder has more than ${numberIn("en", problem.maxFiles)} files and folders. Use a folder in it.`;
      case "tooLargeToRead":
        return "The file is too large to read. In Excel, delete what you don't need, or split the file into smaller ones.";
      case "noBom":
        return "The file has no BOM: no titles such as Reference and Value, and no lines with parts. Check that it is the right file and sheet.";
      case "otherFile":
        return "This isn't a BOM, so it isn't counted.";
      case "notText":
        return "The file has NUL characters, so it isn't a text file. Save it in Excel as an Excel workbook (.xlsx) or as CSV UTF-8.";
      case "cellTooLong":
        return `A cell has more than ${numberIn("en", problem.maxCharacters)} characters, as no cell in Excel can. Shorten it, or close an open quotation mark.`;
      case "notFound":
        return "This file or folder doesn't exist. Check the name.";
      case "notAllowed":
        return "The file can't be opened. Check its permissions.";
      case "notFile":
        return "This is a pipe or a device. Use a file.";
      case "noFiles":
        return "The folder has no BOM files (CSV, TSV, XLSX, XLSB, XLS, ODS, or BOM). Use a folder with such files.";
      case "noSheet":
        return `There's no sheet “${problem.sheet}”. Use one of these: ${problem.sheets.join(", ")}.`;
    }
  },
  ja: (problem) => {
    switch (problem.code) {
      case "empty":
        return "ファイルは空です。見出し行と部品の行があるファイルを指定してください。";
      case "unreadable":
        return "ファイルを読み込めません。Excel で Excel ブック (.xlsx) または CSV UTF-8 として保存してから、もう一度実行してください。";
      case "otherFormat":
        return `別の形式のファイルです（${problem.format}）。Excel で Excel ブック (.xlsx) または CSV UTF-8 として保存してください。`;
      case "design":
        return `BOM ではなく、設計データのファイルです（${problem.format}）。設計データから BOM を CSV などで出力してください。`;
      case "protected":
        return "ファイルはパスワードで保護されています。Excel でパスワードを解除してから、もう一度実行してください。";
      case "fileTooLarge":
        return `ファイルは ${numberIn("ja", problem.maxMegabytes)} MB を超えています。Excel で不要な内容を削除してから、もう一度実行してください。`;
      case "contentTooLarge":
        return `ファイルは展開すると ${numberIn("ja", problem.maxMegabytes)} MB を超えます。Excel で不要な内容を削除してから、もう一度実行してください。`;
      case "tooManyRows":
        return `シートの ${numberIn("ja", problem.maxRows)} 行を超える行に内容または数式があります。部品に不要な行を削除するか、小さいファイルに分割してください。`;
      case "tooManyColumns":
        return `シートは ${numberIn("ja", problem.maxColumns)} 列を超えています。BOM に不要な列を削除してください。`;
      case "tooManyCells":
        return `ファイルは ${numberIn("ja", problem.maxCells)} セルを超えています。小さいファイルに分割してください。`;
      case "tooManyFiles":
        return `フォルダー内のファイルとフォルダーが ${numberIn("ja", problem.maxFiles)} 個を超えています。その中のフォルダーを指定してください。`;
      case "tooLargeToRead":
        return "ファイルが大きすぎて読み込めません。Excel で不要な内容を削除するか、小さいファイルに分割してください。";
      case "noBom":
        return "BOM が見つかりません。Reference や Value などの見出しも、部品の行もありません。ファイルとシートを確認してください。";
      case "otherFile":
        return "BOM ではないため、数えません。";
      case "notText":
        return "NUL 文字があり、テキスト ファイルではありません。Excel で Excel ブック（.xlsx）または CSV UTF-8 として保存してください。";
      case "cellTooLong":
        return `${numberIn("ja", problem.maxCharacters)} 文字を超えるセルがあります（Excel の上限）。短くするか、引用符を閉じてください。`;
      case "notFound":
        return "ファイルまたはフォルダーがありません。名前を確認してください。";
      case "notAllowed":
        return "ファイルを開けません。アクセス許可を確認してください。";
      case "notFile":
        return "パイプまたはデバイスです。ファイルを指定してください。";
      case "noFiles":
        return "フォルダーに BOM ファイル（CSV、TSV、XLSX、XLSB、XLS、ODS、BOM）がありません。ファイルのあるフォルダーを指定してください。";
      case "noSheet":
        return `シート「${problem.sheet}」はありません。次のいずれかを指定してください: ${problem.sheets.join("、")}。`;
    }
  },
  zh: (problem) => {
    switch (problem.code) {
      case "empty":
        return "文件为空。请指定包含标题行和元件行的文件。";
      case "unreadable":
        return "无法读取文件。请在 Excel 中将其另存为 Excel 工作簿 (.xlsx) 或 CSV UTF-8，然后重试。";
      case "otherFormat":
        return `文件是其他格式（${problem.format}）。请在 Excel 中将其另存为 Excel 工作簿 (.xlsx) 或 CSV UTF-8。`;
      case "design":
        return `这不是 BOM，而是设计文件（${problem.format}）。请从设计中导出 BOM，例如 CSV 文件。`;
      case "protected":
        return "文件受密码保护。请在 Excel 中取消密码，然后重试。";
      case "fileTooLarge":
        return `文件超过 ${numberIn("zh", problem.maxMegabytes)} MB。请在 Excel 中删除不需要的内容，然后重试。`;
      case "contentTooLarge":
        return `文件解压后超过 ${numberIn("zh", problem.maxMegabytes)} MB。请在 Excel 中删除不需要的内容，然后重试。`;
      case "tooManyRows":
        return `工作表中有内容或公式的行超过 ${numberIn("zh", problem.maxRows)} 行。请删除元件不需要的行，或拆分为较小的文件。`;
      case "tooManyColumns":
        return `工作表超过 ${numberIn("zh", problem.maxColumns)} 列。请删除 BOM 不需要的列。`;
      case "tooManyCells":
        return `文件超过 ${numberIn("zh", problem.maxCells)} 个单元格。请拆分为较小的文件。`;
      case "tooManyFiles":
        return `文件夹中的文件和文件夹超过 ${numberIn("zh", problem.maxFiles)} 个。请指定其中的文件夹。`;
      case "tooLargeToRead":
        return "文件过大，无法读取。请在 Excel 中删除不需要的内容，或拆分为较小的文件。";
      case "noBom":
        return "文件中没有 BOM：没有 Reference、Value 等标题，也没有元件行。请检查文件和工作表。";
      case "otherFile":
        return "不是 BOM，不计入。";
      case "notText":
        return "文件含有 NUL 字符，不是文本文件。请在 Excel 中另存为 Excel 工作簿 (.xlsx) 或 CSV UTF-8。";
      case "cellTooLong":
        return `某个单元格超过 ${numberIn("zh", problem.maxCharacters)} 个字符（Excel 的上限）。请缩短，或补上缺少的引号。`;
      case "notFound":
        return "找不到此文件或文件夹。请检查名称。";
      case "notAllowed":
        return "无法打开文件。请检查其权限。";
      case "notFile":
        return "这是管道或设备。请指定文件。";
      case "noFiles":
        return "文件夹中没有 BOM 文件（CSV、TSV、XLSX、XLSB、XLS、ODS、BOM）。请指定包含此类文件的文件夹。";
      case "noSheet":
        return `没有工作表“${problem.sheet}”。请指定以下工作表之一：${problem.sheets.join("、")}。`;
    }
  },
};

const numberIn = (language: string, value: number): string => value.toLocaleString(language);
