import { checkBom, readBom } from "../../src/bom/index";
import type { ProductData } from "../../src/product-data/index";
import { type Alarms, type JudgedAlarm, measureAlarms } from "./alarms";
import { measureReading, type Statement } from "./reading";
import { readRecords, type Sheet, unpackSheets } from "./sheets";

/** How often the check is right, on data of other people (test/accuracy/NOTICE.md). */
export interface Accuracy {
  /** Lines of public BOMs. */
  readonly known: Alarms;
  /** Lines of public BOMs that were labeled before the check saw them. */
  readonly fresh: Alarms;
  /** Lines of BOMs with a mistake that people reported publicly. */
  readonly reported: Alarms;
  /** What lines say. */
  readonly reading: readonly Statement[];
}

/** A sheet with the alarms that are right. */
type LabeledSheet = Sheet & { readonly alarms: readonly Omit<JudgedAlarm, "source">[] };

/** @param folder the folder with the data */
export async function measureAccuracy(folder: string, data: ProductData): Promise<Accuracy> {
  const measure = (sheets: readonly Sheet[], judged: readonly JudgedAlarm[]): Promise<Alarms> =>
    measureAlarms(sheets, judged, (rows) =>
      checkBom(readBom(rows).lines, { loader: data.lookup.loader }, "en", new AbortController().signal),
    );
  const measureLabeled = async (name: string): Promise<Alarms> => {
    const sheets: readonly LabeledSheet[] = await readRecords(folder, name);
    return measure(
      sheets,
      sheets.flatMap(({ source, alarms }) => alarms.map((alarm) => ({ source, ...alarm }))),
    );
  };
  const sheets = await unpackSheets(folder);
  return {
    known: await measure(sheets, await readRecords(folder, "alarms.jsonl")),
    fresh: await measureLabeled("fresh.jsonl"),
    reported: await measureLabeled("reported.jsonl"),
    reading: measureReading(sheets, await readRecords(folder, "labels.jsonl")),
  };
}
