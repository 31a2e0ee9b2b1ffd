import type { Language } from "../product-data/vocabulary/language";
import { listText } from "./list-text";

/** What is wrong with the arguments of the program `bom`, or with a file that it needs. `near`: what may be meant, or "". */
export type UsageProblem =
  | { readonly code: "noCommand"; readonly name: string; readonly near: string; readonly commands: readonly string[] }
  | { readonly code: "noOption"; readonly option: string; readonly near: string }
  | { readonly code: "hasNoValue" | "needsValue" | "repeated"; readonly option: string }
  | { readonly code: "together"; readonly options: readonly string[] }
  | { readonly code: "notInList"; readonly option: string; readonly value: string; readonly list: readonly string[] }
  | { readonly code: "wrongValue"; readonly option: string; readonly value: string; readonly expected: ExpectedValue }
  | { readonly code: "missing"; readonly what: MissingArgument }
  | { readonly code: "isFolder" | "noFolder"; readonly name: string }
  | { readonly code: "noKey"; readonly variable: string }
  /** A line of a file isn't what `bom check --jsonl` prints. */
  | { readonly code: "notResult"; readonly place: string }
  | { readonly code: "notBaseline" | "notLock"; readonly file: string }
  /** Problems of the calls of an assistant. */
  | { readonly code: "notInFolders"; readonly name: string; readonly folders: readonly string[] }
  | { readonly code: "notBomFile"; readonly name: string }
  | { readonly code: "requestsUnreadable"; readonly detail: string }
  | { readonly code: "tooManyFiles"; readonly most: number }
  | { readonly code: "tookTooLong" | "resultTooLarge" };

export type ExpectedValue = "volts" | "wholeNumber" | "times" | "part" | "address" | "https";
export type MissingArgument = "files" | "twoFiles" | "folders" | "filter" | "part" | "numbers" | "source";

export const usageText = (problem: UsageProblem, language: Language): string =>
  (texts[language][problem.code] as (own: UsageProblem) => string)(problem);

type Texts = {
  readonly [P in UsageProblem as P["code"]]: (problem: Extract<UsageProblem, { code: P["code"] }>) => string;
};

const expectedTexts: Readonly<Record<Language, Readonly<Record<ExpectedValue, string>>>> = {
  en: {
    volts: "enter volts, such as 25.",
    wholeNumber: "enter a whole number of 1 or more.",
    times: "enter a number of 1 or more.",
    part: "enter a part such as 3/16.",
    address: "enter an address such as https://api.example.com.",
    https: "use https. Otherwise everyone on the way could read the key.",
  },
  ja: {
    volts: "25 のようにボルト単位で入力してください。",
    wholeNumber: "1 以上の整数を入力してください。",
    times: "1 以上の数値を入力してください。",
    part: "3/16 のように入力してください。",
    address: "https://api.example.com のようなアドレスを入力してください。",
    https: "https を使用してください。http では、途中でキーを読み取られるおそれがあります。",
  },
  zh: {
    volts: "请输入伏特值，例如 25。",
    wholeNumber: "请输入 1 或更大的整数。",
    times: "请输入 1 或更大的数字。",
    part: "请按 3/16 的形式输入。",
    address: "请输入 https://api.example.com 这样的地址。",
    https: "请使用 https，否则传输途中的任何人都能读取密钥。",
  },
};

const missingTexts: Readonly<Record<Language, Readonly<Record<MissingArgument, string>>>> = {
  en: {
    files: "Name at least one file or folder.",
    twoFiles: "Name two files: the old and the new one.",
    folders: "Name at least one folder.",
    filter: "Enter one filter, in quotation marks.",
    part: "Enter a part number or a text, in quotation marks, and at most one description.",
    numbers: "Enter at least one part number.",
    source: "Add --catalog FOLDER or --service URL.",
  },
  ja: {
    files: "ファイルまたはフォルダーを指定してください。",
    twoFiles: "旧版と新版の 2 つのファイルを指定してください。",
    folders: "フォルダーを指定してください。",
    filter: "フィルターを引用符で囲んで 1 つ入力してください。",
    part: "品番またはテキストを引用符で囲んで入力してください。説明は 1 つまで追加できます。",
    numbers: "品番を入力してください。",
    source: "--catalog フォルダー または --service URL を追加してください。",
  },
  zh: {
    files: "请至少指定一个文件或文件夹。",
    twoFiles: "请指定两个文件：旧版和新版。",
    folders: "请至少指定一个文件夹。",
    filter: "请输入一个筛选条件，并加引号。",
    part: "请输入型号或文本（加引号），说明最多一个。",
    numbers: "请至少输入一个型号。",
    source: "请添加 --catalog 文件夹 或 --service URL。",
  },
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    noCommand: ({ name, near, commands }) =>
      `There is no command ${name}. ${near ? `Did you mean ${near}?` : `Use ${commands.join(", ")}.`}`,
    noOption: ({ option, near }) => `There is no option ${option}.${near && ` Did you mean ${near}?`}`,
    hasNoValue: ({ option }) => `${option} has no value.`,
    needsValue: ({ option }) => `${option} needs a value.`,
    repeated: ({ option }) => `Use ${option} once. Write -- before the names of files.`,
    together: ({ options }) => `Use only one of ${options.join(", ")}.`,
    notInList: ({ option, value, list }) => `${option}: “${value}” isn't one of ${list.join(", ")}.`,
    wrongValue: ({ option, value, expected }) => `${option} ${value}: ${expectedTexts.en[expected]}`,
    missing: ({ what }) => missingTexts.en[what],
    isFolder: ({ name }) => `${name} is a folder. Name a file.`,
    noKey: ({ variable }) => `Set the environment variable ${variable} to the service's key, or use --catalog.`,
    notResult: ({ place }) => `${place} isn't a result of “bom check --jsonl”.`,
    notBaseline: ({ file }) =>
      `${file} isn't a baseline of this version. Delete it, or name another file; it wasn't changed.`,
    notLock: ({ file }) => `${file} isn't the lock of a run. Delete it, and run again.`,
    noFolder: ({ name }) => `There is no folder “${name}”.`,
    requestsUnreadable: ({ detail }) => `The requests can't be read: ${detail}`,
    notInFolders: ({ name, folders }) =>
      `“${name}” isn't a file in the folders of this server: ${folders.join(", ")}. Name one of theirs.`,
    notBomFile: ({ name }) => `“${name}” isn't a BOM file (CSV, TSV, XLSX, XLSM, XLSB, XLS, ODS, or BOM).`,
    tooManyFiles: ({ most }) => `At most ${String(most)} files are read at once. Name fewer files.`,
    tookTooLong: () => "This takes more than a minute. Name fewer files.",
    resultTooLarge: () => "The result is too large. Name fewer files, or use the program bom on the command line.",
  },
  ja: {
    noCommand: ({ name, near, commands }) =>
      `コマンド ${name} はありません。${near ? `${near} ではありませんか。` : `次のいずれかを使用してください: ${commands.join("、")}`}`,
    noOption: ({ option, near }) => `オプション ${option} はありません。${near && `${near} ではありませんか。`}`,
    hasNoValue: ({ option }) => `${option} に値は指定できません。`,
    needsValue: ({ option }) => `${option} の値を指定してください。`,
    repeated: ({ option }) => `${option} は 1 回だけ使用してください。ファイル名の前には -- を入力してください。`,
    together: ({ options }) => `${listText(options, "ja")}は、どれか 1 つだけ使用してください。`,
    notInList: ({ option, value, list }) =>
      `${option}:「${value}」は使用できません。次のいずれかを指定してください: ${listText(list, "ja")}`,
    wrongValue: ({ option, value, expected }) => `${option} ${value}: ${expectedTexts.ja[expected]}`,
    missing: ({ what }) => missingTexts.ja[what],
    isFolder: ({ name }) => `${name} はフォルダーです。ファイルを指定してください。`,
    noKey: ({ variable }) => `環境変数 ${variable} にサービスのキーを設定するか、--catalog を使用してください。`,
    notResult: ({ place }) => `${place} は「bom check --jsonl」の結果ではありません。`,
    notBaseline: ({ file }) =>
      `${file} はこのバージョンの基準ファイルではありません。削除するか、別のファイルを指定してください（ファイルは変更していません）。`,
    notLock: ({ file }) => `${file} は実行中のロックではありません。削除してから、もう一度実行してください。`,
    noFolder: ({ name }) => `フォルダー「${name}」はありません。`,
    requestsUnreadable: ({ detail }) => `要求を読み取れません: ${detail}`,
    notInFolders: ({ name, folders }) =>
      `「${name}」はこのサーバーのフォルダー（${listText(folders, "ja")}）にありません。その中のファイルを指定してください。`,
    notBomFile: ({ name }) => `「${name}」は BOM ファイル（CSV、TSV、XLSX、XLSM、XLSB、XLS、ODS、BOM）ではありません。`,
    tooManyFiles: ({ most }) => `一度に読み込めるファイルは ${String(most)} 個までです。ファイルを減らしてください。`,
    tookTooLong: () => "処理に 1 分以上かかります。ファイルを減らしてください。",
    resultTooLarge: () =>
      "結果が大きすぎます。ファイルを減らすか、コマンド ラインでプログラム bom を使用してください。",
  },
  zh: {
    noCommand: ({ name, near, commands }) =>
      `没有命令 ${name}。${near ? `是否要用 ${near}？` : `请使用以下之一：${commands.join("、")}。`}`,
    noOption: ({ option, near }) => `没有选项 ${option}。${near && `是否要用 ${near}？`}`,
    hasNoValue: ({ option }) => `${option} 不带值。`,
    needsValue: ({ option }) => `${option} 需要一个值。`,
    repeated: ({ option }) => `${option} 只能使用一次。请在文件名前写 --。`,
    together: ({ options }) => `${listText(options, "zh")}只能使用其中一个。`,
    notInList: ({ option, value, list }) => `${option}：“${value}”无效。请使用以下之一：${listText(list, "zh")}。`,
    wrongValue: ({ option, value, expected }) => `${option} ${value}：${expectedTexts.zh[expected]}`,
    missing: ({ what }) => missingTexts.zh[what],
    isFolder: ({ name }) => `${name} 是文件夹。请指定文件。`,
    noKey: ({ variable }) => `请将环境变量 ${variable} 设为服务的密钥，或使用 --catalog。`,
    notResult: ({ place }) => `${place} 不是“bom check --jsonl”的结果。`,
    notBaseline: ({ file }) => `${file} 不是此版本的基准文件。请删除它或指定其他文件；该文件未被更改。`,
    notLock: ({ file }) => `${file} 不是运行的锁文件。请删除它，然后重新运行。`,
    noFolder: ({ name }) => `没有文件夹“${name}”。`,
    requestsUnreadable: ({ detail }) => `无法读取请求：${detail}`,
    notInFolders: ({ name, folders }) =>
      `“${name}”不在此服务器的文件夹中：${listText(folders, "zh")}。请指定其中的文件。`,
    notBomFile: ({ name }) => `“${name}”不是 BOM 文件（CSV、TSV、XLSX、XLSM、XLSB、XLS、ODS 或 BOM）。`,
    tooManyFiles: ({ most }) => `一次最多读取 ${String(most)} 个文件。请减少文件。`,
    tookTooLong: () => "处理超过一分钟。请减少文件。",
    resultTooLarge: () => "结果过大。请减少文件，或在命令行中使用程序 bom。",
  },
};
