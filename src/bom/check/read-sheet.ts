import { findColumns, type Texts } from "../reading/column";
import { type BomEntry, entriesOf } from "../reading/entry";

export const columnRoles = [
  "number",
  "manufacturer",
  "description",
  "value",
  "footprint",
  "designator",
  "quantity",
  "distributorNumber",
  "voltage",
  "tolerance",
  "dielectric",
  "populate",
] as const;

/** What a column of a BOM contains. */
export type ColumnRole = (typeof columnRoles)[number];

/** A sheet as it was read. Rows and columns are relative to the used range. */
export interface SheetReading {
  /** The row of the titles; null: there are none. */
  readonly header: number | null;
  readonly columns: Readonly<Record<ColumnRole, readonly number[]>>;
  readonly entries: readonly BomEntry[];
}

/** What the user says about columns; null: it isn't used. */
export type ChosenRoles = ReadonlyMap<number, ColumnRole | null>;

/** Reads a BOM: its columns, and an entry for each line. */
export function readSheet(texts: Texts, chosen: ChosenRoles): SheetReading {
  const said = [...chosen].find(([, role]) => role === "number")?.[0] ?? null;
  const { part, description, header } = findColumns(texts, said);
  const titles = header === null ? [] : (texts[header] ?? []);
  const roleOf = (column: number): ColumnRole | null => {
    const own = chosen.get(column);
    if (own !== undefined) return own;
    if (column === part) return "number";
    const role = columnRoles.find(
      (each) => each !== "number" && (roleTitles[each]?.test(titles[column] ?? "") ?? false),
    );
    return role ?? (column === description ? "description" : null);
  };
  const width = Math.max(0, ...texts.map((row) => row.length));
  const roles = Array.from({ length: width }, (_, column) => roleOf(column));
  const columnsOf = (role: ColumnRole): readonly number[] =>
    roles.flatMap((each, column) => (each === role ? [column] : []));
  const columns = Object.fromEntries(
    columnRoles.map((role) => [role, columnsOf(role)] as const),
  ) as unknown as Readonly<Record<ColumnRole, readonly number[]>>;
  const first = (row: readonly string[], role: ColumnRole): string => row[columns[role][0] ?? -1]?.trim() ?? "";
  const cells = texts.flatMap((row, at) => {
    const text = first(row, "number");
    if (at <= (header ?? -1) || row.every((cell) => cell.trim() === "")) return [];
    const said = descriptive.flatMap((role) => columns[role].map((column) => row[column] ?? ""));
    const quantity = Number.parseInt(first(row, "quantity"), 10);
    return {
      row: at,
      text,
      description: said.filter((cell) => cell.trim() !== "").join(" "),
      designators: first(row, "designator")
        .split(/[\s,;]+/)
        .filter((each) => each !== ""),
      quantity: Number.isNaN(quantity) ? null : quantity,
      manufacturer: first(row, "manufacturer"),
      isNotFitted: /^(?:dn[pif]|nf|nofit|not fitted|do not (?:fit|populate))$/i.test(first(row, "populate")),
    };
  });
  return { header, columns, entries: entriesOf(cells) };
}

const descriptive: readonly ColumnRole[] = ["value", "description", "footprint", "voltage", "tolerance", "dielectric"];

const roleTitles: Readonly<Partial<Record<ColumnRole, RegExp>>> = {
  manufacturer: /^(?:manufacturer|mfr|mfg|maker|メーカー|制造商|厂商|厂家)(?:\s*(?:1|name))?\.?$/i,
  designator: /^(?:ref|refs|reference|references|refdes|designators?|reference designators?|位号|部品記号)$/i,
  quantity: /^(?:qty|quantity|qnty|count|数量|個数|用量)\.?$/i,
  value: /^(?:value|val|comment|値|值)$/i,
  footprint: /^(?:footprint|package|case|封装|パッケージ)$/i,
  populate: /^(?:dnp|dnf|config|fitted|populate)$/i,
};
