import type { HostType } from "../rich-api/host-object";
import { applicationType } from "./application";
import { rangeAreasType, rangeCollectionType } from "./range-areas";
import { rangeType } from "./range";
import { workbookType } from "./workbook";
import { worksheetCollectionType } from "./worksheet-collection";
import { worksheetType } from "./worksheet";

/** All of Excel's API that this host answers. What is in no table is refused by its name. */
export const hostTypes: readonly Pick<HostType<never>, "name" | "members">[] = [
  applicationType,
  rangeAreasType,
  rangeCollectionType,
  rangeType,
  workbookType,
  worksheetCollectionType,
  worksheetType,
];
