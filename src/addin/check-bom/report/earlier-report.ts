import { type LineState, lineStateNames } from "../../../bom/check/states";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import type { SheetName } from "../../excel/bom-sheet";
import { dayOfSerial } from "../../excel/date-cell";
import type { CellInput } from "../../excel/write-values";
import { type CodedColumn, readCodes, type RowCodes } from "./cell-codes";
import { partnoIn } from "../choices";
import { columnTitle } from "./report-columns";
import type { ReportedPart } from "./reported-part";
import { readReportHeads, readShownReport, type ShownReport } from "./shown-report";

/** A report as its sheet shows it, which the user may have edited. */
export interface EarlierReport {
  readonly sheet: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly parts: readonly EarlierPart[];
  /** Whether no row is known to have been removed or to have another name now. */
  readonly isComplete: boolean;
}

export type ReportedAspect = Exclude<keyof ReportedPart, "name" | "difference">;

export interface EarlierPart {
  /** Its cell in the BOM then. */
  readonly cell: string;
  readonly name: string;
  readonly isNameEdited: boolean;
  readonly cells: Readonly<Record<ReportedAspect, EarlierCell>>;
  /** What the user entered in columns that aren't compared, with their titles. */
  readonly edits: readonly { readonly title: string; readonly content: string }[];
}

/** `value`: what the sheet shows, of a state its name. `isEdited`: the report didn't say that. */
export interface EarlierCell {
  readonly value: string;
  readonly isEdited: boolean;
}

/** The newest report of a BOM in the workbook, in any language; null: there is none. */
export async function readEarlierReport(bom: SheetName): Promise<EarlierReport | null> {
  const reports = [...(await readReportHeads(bom))].flatMap(([{ id }, head]) =>
    head?.kind === "check" && head.bom === bom.name ? [{ id, day: head.day }] : [],
  );
  // Of one day, the last sheet: new sheets are added at the end.
  const newest = reports.reduceRight<(typeof reports)[number] | null>(
    (best, each) => (best === null || each.day > best.day ? each : best),
    null,
  );
  const shown = newest === null ? null : await readShownReport(newest.id);
  return shown === null ? null : earlierReport(shown);
}

function earlierReport({ head: { language, day }, sheet, titles, rows }: ShownReport): EarlierReport {
  const contentOf =
    (row: readonly CellInput[]) =>
    (column: CodedColumn | "codes"): string =>
      String(row[titles.indexOf(columnTitle(column, language))] ?? "").trim();
  // Rows without a cell only count parts.
  const written = rows.map(contentOf).filter((content) => content("cell") !== "" || content("codes") !== "");
  const parts = written.map((content) => {
    const codes = readCodes(content("codes"), content);
    return { part: partIn(content, codes, language), codes };
  });
  return {
    ...{ sheet, day, parts: parts.map(({ part }) => part) },
    isComplete: parts.every(({ part, codes }) => !part.isNameEdited && (codes === null || codes.rows === parts.length)),
  };
}

function partIn(content: (column: CodedColumn) => string, codes: RowCodes | null, language: Language): EarlierPart {
  const edited = codes?.edited ?? new Set<CodedColumn>();
  const cell = (aspect: ReportedAspect): EarlierCell => {
    const value = read[aspect](content(aspect), language);
    return { value: value ?? content(aspect), isEdited: value === null || edited.has(aspect) };
  };
  return {
    ...{ cell: content("cell"), name: content("part"), isNameEdited: edited.has("part") },
    cells: {
      state: cell("state"),
      lastBuy: cell("lastBuy"),
      chosen: cell("chosen"),
      alternative: cell("alternative"),
    },
    edits: uncompared
      .filter((column) => edited.has(column))
      .map((column) => ({ title: columnTitle(column, language), content: content(column) })),
  };
}

const uncompared = [
  "cell",
  "designators",
  "quantity",
  "remarks",
  "difference",
] as const satisfies readonly CodedColumn[];

/** What a report can have said; null: it can't be from a report. */
const read: Readonly<Record<ReportedAspect, (shown: string, language: Language) => string | null>> = {
  state: stateNamed,
  lastBuy: (shown) =>
    /^\d{5}$/.test(shown) ? dayOfSerial(Number(shown)) : /^(?:\d{4}\D.*)?$/.test(shown) ? shown : null,
  chosen: (shown) => (shown === "" ? "" : partnoIn(shown)),
  alternative: (shown) => (shown === "" ? "" : partnoIn(shown)),
};

function stateNamed(shown: string, language: Language): LineState | null {
  const { filters } = checkBomTexts[language];
  return lineStateNames.find((state) => filters[state] === shown) ?? null;
}
