import type { HostType } from "../rich-api/host-object";
import { applicationType, cultureInfoType, numberFormatInfoType, workbookCreatedType } from "./application";
import {
  cellValueType,
  conditionalColorType,
  conditionalFormatCollectionType,
  conditionalFormatType,
  conditionalRangeFormatType,
} from "./conditional-formats";
import { freezePanesType } from "./freeze-panes";
import { headerFooterGroupType, headerFooterType, pageLayoutType } from "./page-layout";
import { rangeType } from "./range";
import { rangeAreasType, rangeCollectionType } from "./range-areas";
import { rangeFillType, rangeFontType, rangeFormatType } from "./range-format";
import { tableType } from "./table";
import { tableCollectionType } from "./table-collection";
import { tableColumnCollectionType, tableColumnType } from "./table-columns";
import { workbookType } from "./workbook";
import { worksheetType } from "./worksheet";
import { worksheetCollectionType } from "./worksheet-collection";
import { worksheetProtectionType } from "./worksheet-protection";
import type { Targets } from "./targets";

/** All members of Excel's API that this host supports. A member that isn't in a table is refused by its name. */
export const hostTypes: { readonly [Name in keyof Targets]: HostType<Targets[Name]> } = {
  Application: applicationType,
  CellValueConditionalFormat: cellValueType,
  ConditionalFormat: conditionalFormatType,
  ConditionalFormatCollection: conditionalFormatCollectionType,
  ConditionalRangeFill: conditionalColorType,
  ConditionalRangeFont: conditionalColorType,
  ConditionalRangeFormat: conditionalRangeFormatType,
  CultureInfo: cultureInfoType,
  NumberFormatInfo: numberFormatInfoType,
  HeaderFooter: headerFooterType,
  HeaderFooterGroup: headerFooterGroupType,
  PageLayout: pageLayoutType,
  Range: rangeType,
  RangeAreas: rangeAreasType,
  RangeCollection: rangeCollectionType,
  RangeFill: rangeFillType,
  RangeFont: rangeFontType,
  RangeFormat: rangeFormatType,
  Table: tableType,
  TableCollection: tableCollectionType,
  TableColumn: tableColumnType,
  TableColumnCollection: tableColumnCollectionType,
  Workbook: workbookType,
  WorkbookCreated: workbookCreatedType,
  Worksheet: worksheetType,
  WorksheetCollection: worksheetCollectionType,
  WorksheetFreezePanes: freezePanesType,
  WorksheetProtection: worksheetProtectionType,
};
