import type { Language } from "../../product-data/vocabulary/language";
import { listText } from "../grammar/list-text";
import { inBrackets } from "../grammar/punctuation";

/** `vanished`: the number was found before. */
type ChangedAspect = "state" | "lastBuyDate" | "alternatives" | "vanished";

interface RowOfFile {
  readonly file: string;
  readonly row: number;
}

const placesText = (places: readonly RowOfFile[], language: Language): string =>
  fewOf(
    places.map(({ file, row }) => `${file}:${String(row)}`),
    language,
  );

const fewOf = (names: readonly string[], language: Language): string =>
  listText(names.slice(0, 3), language) +
  (names.length > 3 ? inBrackets(`+${String(names.length - 3)}`, language) : "");

const arrow = (before: string, after: string): string => `${before || "–"} → ${after || "–"}`;

/** Texts of the program that checks files (`bom check`). Texts about parts are those of the task pane. */
const en = {
  linesOf: (shown: number, all: number) => `Lines that need attention: ${String(shown)} of ${String(all)}`,
  otherSheets: (names: readonly string[]) => `(other sheets with a BOM, not checked: ${names.join(", ")})`,
  /** Text files in folders that may be BOMs. */
  skipped: (names: readonly string[]) => `Files skipped, because no BOM was found: ${fewOf(names, "en")}`,
  hiddenRow: "The row is hidden",
  /** Titles of columns. */
  row: "Row",
  remarks: "Remarks",
  replacements: (parts: readonly string[]) => `Alternatives: ${parts.join(", ")}`,
  /** `before` and `after` are texts; "" for none. */
  changed: (what: ChangedAspect, before: string, after: string) => {
    if (what === "vanished") return `No longer found (was ${before})`;
    if (what === "state") return arrow(before, after);
    return `${what === "lastBuyDate" ? "Last buy date" : "Alternatives"}: ${arrow(before, after)}`;
  },
  usedIn: (places: readonly RowOfFile[]) => placesText(places, "en"),
  summary: (files: number, unread: number, lines: number, unchecked: number) =>
    `Files: ${String(files)}, not read: ${String(unread)}. Lines: ${String(lines)}, not checked: ${String(unchecked)}.`,
  changes: (count: number) => `Changes: ${String(count)}.`,
};

export const checkFilesTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ja: {
    linesOf: (shown, all) => `確認が必要な行: ${String(all)} 行中 ${String(shown)} 行`,
    otherSheets: (names) => `（BOM がある他のシート（未確認）: ${names.join("、")}）`,
    skipped: (names) => `BOM が見つからないため、スキップ: ${fewOf(names, "ja")}`,
    hiddenRow: "非表示の行",
    row: "行",
    remarks: "備考",
    replacements: (parts) => `代替品: ${parts.join("、")}`,
    changed: (what, before, after) => {
      if (what === "vanished") return `見つからなくなりました（以前: ${before}）`;
      if (what === "state") return arrow(before, after);
      return `${what === "lastBuyDate" ? "最終受注日" : "代替品番"}: ${arrow(before, after)}`;
    },
    usedIn: (places) => placesText(places, "ja"),
    summary: (files, unread, lines, unchecked) =>
      `ファイル: ${String(files)}（うち読み取り不可: ${String(unread)}）、行: ${String(lines)}（うち未確認: ${String(unchecked)}）`,
    changes: (count) => `変更: ${String(count)} 件`,
  },
  zh: {
    linesOf: (shown, all) => `需要关注的行：${String(shown)}（共 ${String(all)} 行）`,
    otherSheets: (names) => `（其他含 BOM 的工作表（未检查）：${names.join("、")}）`,
    skipped: (names) => `未找到 BOM，已跳过：${fewOf(names, "zh")}`,
    hiddenRow: "该行已隐藏",
    row: "行",
    remarks: "备注",
    replacements: (parts) => `替代品：${parts.join("、")}`,
    changed: (what, before, after) => {
      if (what === "vanished") return `已找不到（之前：${before}）`;
      if (what === "state") return arrow(before, after);
      return `${what === "lastBuyDate" ? "最后订购日期" : "替代型号"}：${arrow(before, after)}`;
    },
    usedIn: (places) => placesText(places, "zh"),
    summary: (files, unread, lines, unchecked) =>
      `文件：${String(files)}（未读取：${String(unread)}），行：${String(lines)}（未检查：${String(unchecked)}）`,
    changes: (count) => `变化：${String(count)}`,
  },
};
