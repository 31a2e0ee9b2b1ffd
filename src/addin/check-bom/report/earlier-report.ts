import type { SheetName } from "../../excel/bom-sheet";
import { type KeptParts, keptPartsIn } from "./reported-part";
import { reportColumnTitle } from "./report-columns";
import { readReportHeads, readShownReport } from "./shown-report";

/** A report of the same BOM, by what it kept, whatever the user has edited in it. */
export interface EarlierReport extends KeptParts {
  readonly sheet: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** The newest report of a BOM in the workbook, in any language; null: there is none, or its hidden column is gone. */
export async function readEarlierReport(bom: SheetName): Promise<EarlierReport | null> {
  const reports = [...(await readReportHeads(bom))].flatMap(([{ id }, head]) =>
    head?.kind === "check" && head.bom === bom.name ? [{ id, day: head.day }] : [],
  );
  // The last sheet of the newest day counts: new sheets are added at the end.
  const newest = reports.sort((one, other) => one.day.localeCompare(other.day)).at(-1);
  const shown = newest && (await readShownReport(newest.id));
  if (!shown) return null;
  const { head, sheet, titles, rows } = shown;
  const column = titles.indexOf(reportColumnTitle("record", head.language));
  if (column < 0) return null;
  return { sheet, day: head.day, ...keptPartsIn(rows.map((row) => String(row[column] ?? ""))) };
}
