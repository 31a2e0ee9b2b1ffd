import type { ProductGroup } from "../../api/product";
import type { Language } from "../../vocabulary/language";
import { codesOf, type TableColumn, type Word } from "./column";
import { damaged } from "./failure";
import type { TableFile } from "./file";

export interface TableHeader {
  readonly group: ProductGroup;
  readonly language: Language;
  readonly size: number;
  /** Id of the English table that this one translates; null: stand-alone. */
  readonly base: number | null;
  readonly columns: readonly ColumnHeader[];
}

/** The positions of a column's sections; null: the English table's. */
export interface ColumnHeader {
  readonly name: string;
  readonly part: "front" | "rest";
  readonly codes: number | null;
  readonly words: number | null;
}

export const baseFieldName = "PartnoWithoutPackageCode";
/** The column of dates, which isn't a field. */
export const fetchedColumn = "fetchedMs";

/** The layout of a table in its file: part numbers in order, and a column for each field. */
export class TableColumns {
  protected readonly partnos: string;
  /** The start of each part number. */
  protected readonly starts: Uint32Array;
  protected readonly columns = new Map<string, LazyColumn>();

  constructor(
    protected readonly header: TableHeader,
    readonly id: number,
    readonly base: TableColumns | null,
    protected file: TableFile<TableHeader>,
  ) {
    this.partnos = base?.partnos ?? new TextDecoder().decode(file.front[0]);
    this.starts = base?.starts ?? startsIn(this.partnos, header.size);
    for (const column of header.columns)
      this.columns.set(
        column.name,
        new LazyColumn(column, header.size, () => this.file[column.part], base?.columns.get(column.name)),
      );
  }

  get size(): number {
    return this.header.size;
  }

  partnoAt(row: number): string {
    return this.partnos.slice(this.starts[row], (this.starts[row + 1] ?? 0) - 1);
  }

  /** A column that is loaded. */
  columnOf(name: string): TableColumn {
    const column = this.columns.get(name)?.get();
    if (column === undefined) throw new Error(`${this.header.group.category} has no ${name} at hand`);
    return column;
  }

  hasColumn(name: string): boolean {
    return this.columns.has(name);
  }

  /**
   * Blanks the texts of a column in every part that has them.
   * @returns the number of parts that lost theirs
   */
  takeOut(name: string, isUnwanted: (text: string) => boolean): number {
    const { codes, words } = this.columnOf(name);
    const unwanted = words.map((word) => typeof word === "string" && isUnwanted(word));
    if (!unwanted.includes(true)) return 0;
    this.columns.get(name)?.set({ codes, words: words.map((word, at) => (unwanted[at] === true ? "" : word)) });
    let parts = 0;
    for (const code of codes) if (unwanted[code - 1] === true) parts += 1;
    return parts;
  }
}

/** A column whose words become objects when the first of them is used. */
class LazyColumn {
  private column: TableColumn | undefined;

  constructor(
    private readonly header: ColumnHeader,
    private readonly rows: number,
    private readonly sections: () => readonly Uint8Array[] | null,
    private readonly base: LazyColumn | undefined,
  ) {}

  /** undefined: it is in the part that isn't attached. @throws TablesError `damaged` */
  get(): TableColumn | undefined {
    return (this.column ??= this.open());
  }

  set(column: TableColumn): void {
    this.column = column;
  }

  private open(): TableColumn | undefined {
    const { codes, words } = this.header;
    const sections = this.sections();
    if (sections === null) return undefined;
    const isWhole = codes !== null && words !== null;
    const base = isWhole ? undefined : this.base?.get();
    if (!isWhole && base === undefined) return undefined;
    return {
      codes:
        codes === null ? (base?.codes ?? damaged()) : (codesOf(sections[codes] ?? damaged(), this.rows) ?? damaged()),
      words: words === null ? (base?.words ?? damaged()) : wordsIn(sections[words] ?? damaged()),
    };
  }
}

function wordsIn(section: Uint8Array): readonly Word[] {
  try {
    return JSON.parse(new TextDecoder().decode(section)) as readonly Word[];
  } catch {
    return damaged();
  }
}

/** The start of each line, and of one more. */
function startsIn(lines: string, count: number): Uint32Array {
  if (count < 0 || count > lines.length) damaged();
  const starts = new Uint32Array(count + 1);
  let at = 0;
  for (let row = 0; row < count; row++) {
    at = lines.indexOf("\n", at) + 1;
    if (at === 0) damaged();
    starts[row + 1] = at;
  }
  return starts;
}
