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

/** The text, in English only. */
export const usageText = (problem: UsageProblem): string =>
  (texts[problem.code] as (own: UsageProblem) => string)(problem);

const expectedTexts: Readonly<Record<ExpectedValue, string>> = {
  volts: "enter volts, such as 25.",
  wholeNumber: "enter a whole number of 1 or more.",
  times: "enter a number of 1 or more.",
  part: "enter a part such as 3/16.",
  address: "enter an address such as https://api.example.com.",
  https: "use https. Otherwise everyone on the way could read the key.",
};

const missingTexts: Readonly<Record<MissingArgument, string>> = {
  files: "Name at least one file or folder.",
  twoFiles: "Name two files: the old and the new one.",
  folders: "Name at least one folder.",
  filter: "Enter one filter, in quotation marks.",
  part: "Enter a part number or a text, in quotation marks, and at most one description.",
  numbers: "Enter at least one part number.",
  source: "Add --catalog FOLDER or --service URL.",
};

const texts: {
  readonly [P in UsageProblem as P["code"]]: (problem: Extract<UsageProblem, { code: P["code"] }>) => string;
} = {
  noCommand: ({ name, near, commands }) =>
    `There is no command ${name}. ${near ? `Did you mean ${near}?` : `Use ${commands.join(", ")}.`}`,
  noOption: ({ option, near }) => `There is no option ${option}.${near && ` Did you mean ${near}?`}`,
  hasNoValue: ({ option }) => `${option} has no value.`,
  needsValue: ({ option }) => `${option} needs a value.`,
  repeated: ({ option }) => `Use ${option} once. Write -- before the names of files.`,
  together: ({ options }) => `Use only one of ${options.join(", ")}.`,
  notInList: ({ option, value, list }) => `${option}: “${value}” isn't one of ${list.join(", ")}.`,
  wrongValue: ({ option, value, expected }) => `${option} ${value}: ${expectedTexts[expected]}`,
  missing: ({ what }) => missingTexts[what],
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
};
