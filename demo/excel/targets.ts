import type { Area } from "../a1";
import type { WorkbookDocument } from "../document";
import type { ConditionalFormat, Table } from "../workbook-state";
import type { HostObject } from "../rich-api/host-object";

/** What each class of Excel's API stands for in this host. */
export interface Targets {
  readonly Application: WorkbookDocument;
  readonly CellValueConditionalFormat: ConditionalFormat;
  readonly ConditionalFormat: FormatTarget;
  readonly ConditionalFormatCollection: RangeTarget;
  readonly ConditionalRangeFill: ConditionalFormat["fill"];
  readonly ConditionalRangeFont: ConditionalFormat["font"];
  readonly ConditionalRangeFormat: ConditionalFormat;
  readonly CultureInfo: WorkbookDocument;
  readonly NumberFormatInfo: WorkbookDocument;
  readonly HeaderFooter: OnSheet;
  readonly HeaderFooterGroup: OnSheet;
  readonly PageLayout: OnSheet;
  readonly Range: RangeTarget;
  readonly RangeAreas: RangeAreasTarget;
  readonly RangeCollection: RangeAreasTarget;
  readonly RangeFill: RangeTarget;
  readonly RangeFont: RangeTarget;
  readonly RangeFormat: RangeTarget;
  readonly Table: TableTarget;
  readonly TableCollection: TablesTarget;
  readonly TableColumn: TableColumnTarget;
  readonly TableColumnCollection: TableTarget;
  readonly Workbook: WorkbookDocument;
  readonly WorkbookCreated: CreatedWorkbook;
  readonly Worksheet: OnSheet;
  readonly WorksheetCollection: WorkbookDocument;
  readonly WorksheetFreezePanes: OnSheet;
  readonly WorksheetProtection: OnSheet;
}

/** An object names its class, so that classes that lead to each other don't import each other. */
export const objectOf = <Name extends keyof Targets>(type: Name, target: Targets[Name]): HostObject => ({
  type,
  target,
});

/** An XLSX file that isn't open yet. */
export interface CreatedWorkbook {
  readonly document: WorkbookDocument;
  readonly base64: string;
}

export interface OnSheet {
  readonly document: WorkbookDocument;
  readonly sheetId: string;
}

export interface RangeTarget extends OnSheet {
  readonly area: Area;
}

/** Excel's methods take a range as the object or as its address. */
export type RangeArgument = { readonly target: RangeTarget } | string;

/** Several areas of one sheet. */
export interface RangeAreasTarget extends OnSheet {
  readonly areas: readonly Area[];
}

export interface FormatTarget extends RangeTarget {
  readonly format: ConditionalFormat;
}

export interface TableTarget {
  readonly document: WorkbookDocument;
  readonly table: Table;
}

/** Tables of the workbook or of one sheet. They are stored; the page shows their style. */
export interface TablesTarget {
  readonly document: WorkbookDocument;
  readonly sheetId: string | undefined;
}

export interface TableColumnTarget extends TableTarget {
  readonly index: number;
}
