import type { Region } from "../grid/number-in-region";

/** The differences between versions of Excel, selected by the page's address. */
export interface OfficeEnvironment {
  readonly displayLanguage: string;
  readonly region: Region;
  /** PC and Mac have a theme and use calls; the web has no theme and uses messages. A Mac drops downloads (web-view.ts). */
  readonly platform: "PC" | "Mac" | "OfficeOnline";
  readonly theme: "light" | "dark";
  /** false: Office.addin.showAsTaskpane never settles, as reported for some hosts. */
  readonly answersShowAsTaskpane: boolean;
  /** Office.onReady resolves only after the page has shown something, as on a slow network; see web-view.ts. */
  readonly startsSlowly: boolean;
  /** false: IndexedDB never responds, as reported for some web views. */
  readonly answersIndexedDb: boolean;
  /**
   * The seconds between which timers of the page end while the pane is hidden; null: they end in time. Browsers hold those
   * of hidden pages for up to 60 s, and not those of workers.
   */
  readonly hiddenTimersSeconds: number | null;
  /** false: every request of a merged step of undo that changes something fails, as reported (office-js #6255, #6711). */
  readonly mergesUndo: boolean;
  /** The highest version of each requirement set in this Excel. */
  readonly sets: Readonly<Record<string, string>>;
  /** false: data types of cells can't be read, whatever the sets say. */
  readonly hasDataTypes: boolean;
}

/**
 * `?lang=ja-JP`, `?region=de-DE`, `?decimal=.`, `?theme=dark`, `?platform=web|mac`, `?sets=old|retail|2023`, `?showAsTaskpane=never`,
 * `?start=slow`, `?indexedDB=never`, `?hiddenTimers=60`, `?undo=refused`. Without `lang`, the page has the first of the user's languages that
 * it has texts in; without `theme`, the system's.
 */
export function environmentOf(
  query: URLSearchParams,
  languages: readonly string[] = [],
  prefersDark = false,
): OfficeEnvironment {
  const decimal = query.get("decimal");
  const displayLanguage = query.get("lang") ?? languages.flatMap(localeOf)[0] ?? "en-US";
  return {
    displayLanguage,
    region: {
      locale: query.get("region") ?? displayLanguage,
      ownDecimal: decimal === "." || decimal === "," ? decimal : null,
    },
    platform: query.get("platform") === "web" ? "OfficeOnline" : query.get("platform") === "mac" ? "Mac" : "PC",
    theme: (query.get("theme") ?? (prefersDark ? "dark" : "light")) === "dark" ? "dark" : "light",
    answersShowAsTaskpane: query.get("showAsTaskpane") !== "never",
    startsSlowly: query.get("start") === "slow",
    answersIndexedDb: query.get("indexedDB") !== "never",
    hiddenTimersSeconds: query.has("hiddenTimers") ? Number(query.get("hiddenTimers")) : null,
    mergesUndo: query.get("undo") !== "refused",
    sets: setsOf[query.get("sets") ?? ""] ?? setsOfMicrosoft365,
    hasDataTypes: !["old", "retail"].includes(query.get("sets") ?? ""),
  };
}

const localeOf = (language: string): readonly string[] =>
  ["en-US", "ja-JP", "zh-CN"].filter((locale) => locale.slice(0, 2) === language.slice(0, 2));

export function isSetSupported({ sets }: Pick<OfficeEnvironment, "sets">, name: string, version: string): boolean {
  const highest = sets[name];
  return highest !== undefined && versions.compare(version, highest) <= 0;
}

/** CustomFunctions is the set of the runtime's own traffic with Excel. */
const setsOfMicrosoft365 = {
  CustomFunctions: "1.9",
  CustomFunctionsRuntime: "1.5",
  DelayForCellEdit: "1.1",
  ExcelApi: "1.20",
  RichApiRuntime: "1.2",
  SharedRuntime: "1.2",
};

/** LTSC: custom functions and the shared runtime, no data types. */
const setsOfExcel2021 = {
  CustomFunctions: "1.6",
  CustomFunctionsRuntime: "1.3",
  ExcelApi: "1.14",
  RichApiRuntime: "1.1",
  SharedRuntime: "1.1",
};

/** Retail Excel 2021 reports newer sets than LTSC, also those of data types, which it doesn't have (office-js #4750). */
const setsOfRetail2021 = { ...setsOfExcel2021, CustomFunctionsRuntime: "1.4", ExcelApi: "1.16" };

/** What Excel supported before texts and numbers had properties. */
const setsOf2023 = { ...setsOfMicrosoft365, CustomFunctionsRuntime: "1.4", ExcelApi: "1.17" };

const setsOf: Readonly<Record<string, typeof setsOfExcel2021>> = {
  old: setsOfExcel2021,
  retail: setsOfRetail2021,
  "2023": setsOf2023,
};

/** 1.9 is before 1.14. */
const versions = new Intl.Collator("en", { numeric: true });
