/** What differs between one Excel and another; the page's address chooses. */
export interface OfficeEnvironment {
  readonly displayLanguage: string;
  readonly contentLanguage: string;
  readonly theme: "light" | "dark";
  readonly generation: "current" | "old";
  /** Office hands it to every add-in that keeps something in localStorage. */
  readonly partitionKey: string;
}

export const PARTITION_KEY = "workbook-";

/** `?lang=ja-JP`, `?theme=dark`, `?sets=old`. */
export function environmentOf(query: URLSearchParams): OfficeEnvironment {
  const displayLanguage = query.get("lang") ?? "en-US";
  return {
    displayLanguage,
    contentLanguage: displayLanguage,
    theme: query.get("theme") === "dark" ? "dark" : "light",
    generation: query.get("sets") === "old" ? "old" : "current",
    partitionKey: PARTITION_KEY,
  };
}

export function isSetSupported(
  generation: OfficeEnvironment["generation"],
  name: string,
  version: string | number = 1,
): boolean {
  if (generation === "current") return true;
  const highest = SETS_OF_OLD_EXCEL[name];
  return highest !== undefined && compareVersions(String(version), highest) <= 0;
}

/** Excel 2021 (LTSC): custom functions and the shared runtime, no data types. "CustomFunctions" is asked for by the runtime itself. */
const SETS_OF_OLD_EXCEL: Readonly<Record<string, string>> = {
  ExcelApi: "1.14",
  CustomFunctionsRuntime: "1.3",
  SharedRuntime: "1.1",
  CustomFunctions: "1.6",
};

function compareVersions(left: string, right: string): number {
  const [leftMajor = 0, leftMinor = 0] = left.split(".").map(Number);
  const [rightMajor = 0, rightMinor = 0] = right.split(".").map(Number);
  return leftMajor - rightMajor || leftMinor - rightMinor;
}
