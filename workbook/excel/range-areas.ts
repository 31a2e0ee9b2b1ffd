import { areaName, quotedSheet, type Area } from "../a1";
import type { WorkbookDocument } from "../document";
import { objectOf, method, navigation, property, type HostObject, type HostType } from "../rich-api/host-object";
import { rangeType } from "./range";
import { sheetOf, worksheetType } from "./worksheet";

/** Several areas of one sheet. */
export interface RangeAreasTarget {
  readonly document: WorkbookDocument;
  readonly sheetId: string;
  readonly areas: readonly Area[];
}

export const rangeAreasType: HostType<RangeAreasTarget> = {
  name: "RangeAreas",
  members: {
    address: property("1.9", ({ document, sheetId, areas }) => {
      const sheet = quotedSheet(sheetOf({ document, id: sheetId }).name);
      return areas.map((area) => `${sheet}!${areaName(area)}`).join(",");
    }),
    areaCount: property("1.9", ({ areas }) => areas.length),
    areas: navigation("1.9", (target) => objectOf(rangeCollectionType, target)),
    cellCount: property("1.9", ({ areas }) =>
      areas.reduce((total, { rowCount, columnCount }) => total + rowCount * columnCount, 0),
    ),
    worksheet: navigation("1.9", ({ document, sheetId }) => objectOf(worksheetType, { document, id: sheetId })),
    calculate: method("1.9", ({ document, sheetId, areas }) =>
      areas.forEach((area) => document.calculate({ sheetId, area }, true)),
    ),
    setDirty: method("1.9", ({ document, sheetId, areas }) =>
      areas.forEach((area) => document.calculate({ sheetId, area }, true)),
    ),
  },
};

const rangesOf = ({ document, sheetId, areas }: RangeAreasTarget): readonly HostObject[] =>
  areas.map((area) => objectOf(rangeType, { document, sheetId, area }));

export const rangeCollectionType: HostType<RangeAreasTarget> = {
  name: "RangeCollection",
  items: rangesOf,
  members: {
    getCount: method("1.9", ({ areas }) => areas.length),
    getItemAt: method("1.9", (target, index: number) => rangesOf(target)[index] ?? null),
  },
};
