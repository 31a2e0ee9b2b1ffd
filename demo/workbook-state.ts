import type { Area } from "./a1";

/**
 * State that add-ins add to a workbook and that the grid doesn't store as Excel does: tables, formats, page
 * layouts, hyperlinks. It is stored as it was set, so that tests can read it. The page draws tables,
 * and conditional formats from it.
 */
export class WorkbookState {
  readonly tables: Table[] = [];
  readonly conditionalFormats: ConditionalFormat[] = [];
  readonly pageLayouts = new Map<string, PageLayout>();
  /** Numbers of rows by sheet. */
  readonly frozen = new Map<string, number>();
  /** Formats in the order in which they were added: the last one that covers a cell applies. */
  readonly formats: AreaFormat[] = [];
  readonly hyperlinks: AreaHyperlink[] = [];
  /** The ids of protected sheets. */
  readonly protectedSheets = new Set<string>();
  /** Excel refuses to write to a workbook that was opened read-only. */
  isReadOnly = false;
  /** Excel refuses print settings if there is no printer. */
  hasPrinter = true;
  private lastId = 0;
  readonly #listeners = new Set<() => void>();

  newId(): string {
    return String(++this.lastId);
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** A batch of Excel.run has ended, which may have changed this. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Everything that is stored here, as plain data. */
  snapshot(): StateSnapshot {
    const stored: Record<string, readonly unknown[]> = {};
    for (const [name, value] of Object.entries(this))
      if (Array.isArray(value) || value instanceof Map || value instanceof Set)
        stored[name] = [...(value as Iterable<unknown>)];
    return structuredClone({ lastId: this.lastId, stored });
  }

  restore({ lastId, stored }: StateSnapshot): void {
    this.lastId = lastId;
    for (const [name, values] of Object.entries(stored)) {
      const own = this[name as keyof this] as unknown;
      if (Array.isArray(own)) own.splice(0, own.length, ...values);
      else if (own instanceof Map || own instanceof Set) {
        own.clear();
        for (const value of values)
          void (own instanceof Map ? own.set(...(value as [unknown, unknown])) : own.add(value));
      }
    }
  }

  /** What Ctrl+Z takes back. */
  undoable(): UndoableState {
    const { tables, conditionalFormats, pageLayouts, frozen, protectedSheets } = this;
    const others = { tables, conditionalFormats, pageLayouts: [...pageLayouts], frozen: [...frozen] };
    return {
      formats: [...this.formats],
      hyperlinks: [...this.hyperlinks],
      others: JSON.stringify({ ...others, protectedSheets: [...protectedSheets] }),
    };
  }

  /** Restores a state that `undoable` returned. */
  goBackTo({ others, ...lists }: UndoableState): void {
    const stored = { ...lists, ...(JSON.parse(others) as Record<string, readonly unknown[]>) };
    this.restore({ lastId: this.lastId, stored });
  }

  /** Tables and formats are removed with their sheet. */
  forgetSheet(sheetId: string): void {
    for (const items of [this.tables, this.conditionalFormats, this.formats, this.hyperlinks])
      items.splice(0, items.length, ...(items.filter((each) => each.sheetId !== sheetId) as never[]));
    this.protectedSheets.delete(sheetId);
    this.pageLayouts.delete(sheetId);
    this.frozen.delete(sheetId);
  }

  pageLayout(sheetId: string): PageLayout {
    const layout = this.pageLayouts.get(sheetId) ?? { orientation: "Portrait", zoom: { scale: 100 } };
    this.pageLayouts.set(sheetId, layout);
    return layout;
  }
}

export interface StateSnapshot {
  readonly lastId: number;
  /** Items of arrays and sets, and entries of maps. */
  readonly stored: Readonly<Record<string, readonly unknown[]>>;
}

export interface UndoableState {
  readonly formats: readonly AreaFormat[];
  readonly hyperlinks: readonly AreaHyperlink[];
  /** Lists as JSON, because they are changed in place. */
  readonly others: string;
}

export const isSameState = (one: UndoableState, other: UndoableState): boolean =>
  one.others === other.others && isSameList(one.formats, other.formats) && isSameList(one.hyperlinks, other.hyperlinks);

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

interface OnSheet {
  readonly sheetId: string;
}

export interface Table extends OnSheet {
  readonly id: string;
  name: string;
  /** The table's cells with the header row. */
  area: Area;
  style: string;
}

export interface ConditionalFormat extends OnSheet {
  readonly id: string;
  readonly type: string;
  readonly area: Area;
  rule?: unknown;
  readonly font: { color: string };
  readonly fill: { color: string };
}

export interface PageLayout {
  orientation: string;
  zoom: unknown;
  printArea?: Area;
  printTitleRows?: Area;
  centerFooter?: string;
}

interface AreaFormat extends OnSheet {
  readonly area: Area;
  readonly name: FormatName;
  readonly value: unknown;
}

export type FormatName =
  | "bold"
  | "fontColor"
  | "fontSize"
  | "fillColor"
  | "horizontalAlignment"
  | "verticalAlignment"
  | "wrapText"
  | "columnHidden"
  | "columnWidth";

interface AreaHyperlink extends OnSheet {
  readonly area: Area;
  readonly hyperlink: unknown;
}
