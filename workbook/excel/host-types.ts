import type { HostType } from "../rich-api/host-object";
import { applicationType } from "./application";
import { chartCollectionType, chartLegendType, chartTitleType, chartType } from "./charts";
import {
  cellValueType,
  conditionalFormatCollectionType,
  conditionalFormatRuleType,
  conditionalFormatType,
  conditionalRangeFillType,
  conditionalRangeFontType,
  conditionalRangeFormatType,
  customType,
  textType,
} from "./conditional-formats";
import { customXmlPartCollectionType, customXmlPartScopedCollectionType, customXmlPartType } from "./custom-xml-parts";
import { freezePanesType } from "./freeze-panes";
import { pageLayoutType } from "./page-layout";
import { rangeType } from "./range";
import { rangeAreasType, rangeCollectionType } from "./range-areas";
import { rangeFillType, rangeFontType, rangeFormatType } from "./range-format";
import { tableType } from "./table";
import { tableCollectionType } from "./table-collection";
import { tableColumnCollectionType, tableColumnType } from "./table-columns";
import { workbookType } from "./workbook";
import { worksheetType } from "./worksheet";
import { worksheetCollectionType } from "./worksheet-collection";

/** All members of Excel's API that this host supports. A member that isn't in a table is refused by its name. */
export const hostTypes: readonly Pick<HostType<never>, "name" | "members">[] = [
  applicationType,
  cellValueType,
  chartCollectionType,
  chartLegendType,
  chartTitleType,
  chartType,
  conditionalFormatCollectionType,
  conditionalFormatRuleType,
  conditionalFormatType,
  conditionalRangeFillType,
  conditionalRangeFontType,
  conditionalRangeFormatType,
  customType,
  customXmlPartCollectionType,
  customXmlPartScopedCollectionType,
  customXmlPartType,
  freezePanesType,
  pageLayoutType,
  rangeAreasType,
  rangeCollectionType,
  rangeFillType,
  rangeFontType,
  rangeFormatType,
  rangeType,
  tableCollectionType,
  tableColumnCollectionType,
  tableColumnType,
  tableType,
  textType,
  workbookType,
  worksheetCollectionType,
  worksheetType,
];
