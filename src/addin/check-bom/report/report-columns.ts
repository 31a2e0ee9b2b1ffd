import { changeTexts } from "../../../messages/check-bom/change-texts";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import type { Language } from "../../../product-data/vocabulary/language";

/** How a column of a report looks. */
export interface ColumnLook {
  /** `text` is kept unchanged; `number` and `day` are numbers or ""; `hidden` is for a later report. */
  readonly kind: "text" | "number" | "day" | "link" | "hidden";
  /** The width in characters. */
  readonly width: number;
}

/**
 * The columns of the report of a checked BOM, which fit on A4 in landscape at a readable size. Titles have a filter
 * button.
 */
export const checkColumns = {
  cell: { kind: "link", width: 11 },
  designators: { kind: "text", width: 40 },
  quantity: { kind: "number", width: 12 },
  part: { kind: "text", width: 29 },
  says: { kind: "text", width: 36 },
  state: { kind: "text", width: 29 },
  lastBuy: { kind: "day", width: 15 },
  remarks: { kind: "text", width: 47 },
  chosen: { kind: "text", width: 27 },
  alternative: { kind: "text", width: 27 },
  difference: { kind: "text", width: 55 },
  further: { kind: "text", width: 27 },
  note: { kind: "text", width: 30 },
  record: { kind: "hidden", width: 9 },
} as const satisfies Readonly<Record<string, ColumnLook>>;

export type CheckColumn = keyof typeof checkColumns;

/** The columns of the report of what changed between two revisions. */
export const comparisonColumns = {
  cell: { kind: "link", width: 16 },
  designators: { kind: "text", width: 40 },
  change: { kind: "text", width: 14 },
  changes: { kind: "text", width: 50 },
  quantity: { kind: "number", width: 13 },
  part: { kind: "text", width: 27 },
  line: { kind: "text", width: 31 },
} as const satisfies Readonly<Record<string, ColumnLook>>;

export type ComparisonColumn = keyof typeof comparisonColumns;

export function reportColumnTitle(column: CheckColumn | ComparisonColumn, language: Language): string {
  const compareText = changeTexts[language];
  if (column === "change") return compareText.kind;
  return column === "changes" || column === "line" ? compareText[column] : reportTexts[language][column];
}

/** The look of a column, also of one that the user has added. */
export function lookOfTitle(title: string, kind: "check" | "comparison", language: Language): ColumnLook {
  const columns: Readonly<Record<string, ColumnLook>> = kind === "check" ? checkColumns : comparisonColumns;
  const names = Object.keys(columns) as readonly (CheckColumn | ComparisonColumn)[];
  const name = names.find((each) => reportColumnTitle(each, language) === title);
  return (name && columns[name]) ?? { kind: "text", width: 20 };
}
