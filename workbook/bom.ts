import Papa from "papaparse";

/** A bill of materials as its maker wrote it: a header row and text cells. */
export interface Bom {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function parseBom(csv: string): Bom {
  const { data } = Papa.parse<string[]>(csv.trim(), { skipEmptyLines: "greedy" });
  const [header = [], ...rows] = data;
  return { header, rows };
}

/** The column of the maker's part numbers, and the rows whose maker is the vendor. */
export function vendorParts({ header, rows }: Bom): VendorParts {
  const columnOf = (pattern: RegExp): number => header.findIndex((title) => pattern.test(title));
  const partColumn = columnOf(/^(manufacturer part number|mfr part #|mpn)$/i);
  const makerColumn = columnOf(/^(manufacturer|maker)$/i);
  const isVendor = (row: readonly string[]): boolean =>
    row[makerColumn]?.trim() === "Vendor" && row[partColumn]?.trim() !== "";
  return { partColumn, rowIndexes: rows.flatMap((row, index) => (isVendor(row) ? [index] : [])) };
}

export interface VendorParts {
  readonly partColumn: number;
  readonly rowIndexes: readonly number[];
}
