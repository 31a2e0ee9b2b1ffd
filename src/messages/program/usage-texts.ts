const expectedTexts = {
  volts: "enter volts, such as 25.",
  wholeNumber: "enter a whole number of 1 or more.",
  times: "enter a number of 1 or more.",
  part: "enter a part such as 3/16.",
  address: "enter an address such as https://api.example.com.",
  https: "use https. Otherwise everyone on the way could read the key.",
};
export type ExpectedValue = keyof typeof expectedTexts;

const missingTexts = {
  files: "Name at least one file or folder.",
  twoFiles: "Name two files: the old and the new one.",
  folders: "Name at least one folder.",
  filter: "Enter one filter, in quotation marks.",
  part: "Enter a part number or a text, in quotation marks, and at most one description.",
  numbers: "Enter at least one part number.",
  source: "Add --catalog FOLDER or --service URL.",
};

/**
 * What is wrong with the arguments of the program `bom`, with a file that it needs, or with an assistant's call. The
 * texts are in English only. `near`: what may be meant, or "".
 */
const texts = {
  noCommand: (name: string, near: string, commands: readonly string[]) =>
    `There is no command ${name}. ${near ? `Did you mean ${near}?` : `Use ${commands.join(", ")}.`}`,
  noOption: (option: string, near: string) => `There is no option ${option}.${near && ` Did you mean ${near}?`}`,
  hasNoValue: (option: string) => `Write ${option} without a value.`,
  needsValue: (option: string) => `${option} needs a value.`,
  repeated: (option: string) => `Use ${option} once. Write -- before the names of files.`,
  together: (options: readonly string[]) => `Use only one of ${options.join(", ")}.`,
  notInList: (option: string, value: string, list: readonly string[]) =>
    `${option}: “${value}” isn't one of ${list.join(", ")}.`,
  wrongValue: (option: string, value: string, expected: ExpectedValue) =>
    `${option} ${value}: ${expectedTexts[expected]}`,
  missing: (what: keyof typeof missingTexts) => missingTexts[what],
  isFolder: (name: string) => `${name} is a folder. Name a file.`,
  noKey: (variable: string) => `Set the environment variable ${variable} to the service's key, or use --catalog.`,
  notResult: (place: string) => `${place} isn't a result of “bom check --jsonl”.`,
  notBaseline: (file: string) =>
    `${file} isn't a baseline of this version. Delete it, or name another file; it wasn't changed.`,
  exists: (file: string) => `${file} exists, and wasn't changed. Name a new file.`,
  notLock: (file: string) => `${file} isn't the lock of a run. Delete it, and run again.`,
  noFolder: (name: string) => `There is no folder “${name}”.`,
  requestsUnreadable: (detail: string) => `The requests can't be read: ${detail}`,
  notInFolders: (name: string, folders: readonly string[]) =>
    `“${name}” isn't a file in the folders of this server: ${folders.join(", ")}. Name a file in them.`,
  notBomFile: (name: string) => `“${name}” isn't a BOM file (CSV, TSV, XLSX, XLSM, XLSB, XLS, ODS, or BOM).`,
  tooManyFiles: (most: number) => `At most ${String(most)} files are read at once. Name fewer files.`,
  tookTooLong: () => "This takes more than a minute. Name fewer files.",
  resultTooLarge: () => "The result is too large. Name fewer files, or use the program bom on the command line.",
};

export type UsageCode = keyof typeof texts;
export type UsageParameters<C extends UsageCode> = Parameters<(typeof texts)[C]>;

export const usageText = <C extends UsageCode>(code: C, of: UsageParameters<C>): string =>
  (texts[code] as (...values: unknown[]) => string)(...of);
