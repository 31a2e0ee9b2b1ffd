import { changeTexts } from "../../../messages/check-bom/change-texts";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import { type Language, languages } from "../../../product-data/vocabulary/language";
import type { CellInput } from "../../excel/writing/values";

/** What the first two rows of a report say: what it is, and about which sheet. */
export interface ReportHead {
  readonly kind: "check" | "comparison";
  readonly language: Language;
  /** The name that the sheet had. */
  readonly bom: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

/**
 * The one way to tell a report from a BOM, in any language; null: the sheet that starts with these rows isn't a report.
 */
export function reportHead(rows: readonly (readonly CellInput[])[]): ReportHead | null {
  const [[title = ""] = [], [source = ""] = []] = rows;
  const heads = languages.flatMap((language) =>
    kinds.flatMap((kind): readonly ReportHead[] => {
      const told = String(title).startsWith(titleOf[kind](language))
        ? toldIn(String(source), sourceOf[kind](language))
        : null;
      return told === null ? [] : [{ kind, language, ...told }];
    }),
  );
  return heads[0] ?? null;
}

const kinds = ["check", "comparison"] as const;
const titleOf = {
  check: (language: Language) => reportTexts[language].title(""),
  comparison: (language: Language) => changeTexts[language].sheetName,
};
/** The second row, with marks instead of what differs; the last two marks are the sheet and the day. */
const mark = "\n";
const sourceOf = {
  check: (language: Language) => reportTexts[language].source("", mark, mark),
  comparison: (language: Language) => changeTexts[language].source(mark, mark, mark),
};

function toldIn(source: string, template: string): Pick<ReportHead, "bom" | "day"> | null {
  const [before = "", between = "", after = ""] = template.split(mark).slice(-3);
  const to = source.lastIndexOf(between);
  const from = source.lastIndexOf(before, to - 1);
  if (from < 0 || to < 0) return null;
  const bom = source.slice(from + before.length, to);
  const day = source.slice(to + between.length, source.length - after.length);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? { bom, day } : null;
}

/** A name such as `Board BOM report 2026-11-25`, of letters that every system accepts. */
export const fileNameOf = (workbook: string, { kind, language, bom, day }: ReportHead): string =>
  [boardName(workbook), bom, (kind === "check" ? reportTexts : changeTexts)[language].sheetName, day]
    .filter((part) => part !== "")
    .join(" ")
    .replace(/[\\/:*?"<>|]+/g, "-");

/** The name of the board, by its file; "" for a workbook that was never saved. */
export const boardName = (workbook: string): string => savedName(workbook).replace(/\.\w{2,5}$/, "");

/** The name of a workbook's file; "" for a workbook that was never saved, whose name has no ending. */
export const savedName = (workbook: string): string => (/\.\w{2,5}$/.test(workbook) ? workbook : "");
