import { areaName, quotedSheet } from "../a1";
import { method, navigation, property, type HostObject, type HostType } from "../rich-api/host-object";
import { sheetOf } from "./worksheet";
import { objectOf, type RangeAreasTarget } from "./targets";

export const rangeAreasType: HostType<RangeAreasTarget> = {
  members: {
    address: property("1.9", ({ document, sheetId, areas }) => {
      const sheet = quotedSheet(sheetOf({ document, id: sheetId }).name);
      return areas.map((area) => `${sheet}!${areaName(area)}`).join(",");
    }),
    areaCount: property("1.9", ({ areas }) => areas.length),
    areas: navigation("1.9", (target) => objectOf("RangeCollection", target)),
    cellCount: property("1.9", ({ areas }) =>
      areas.reduce((total, { rowCount, columnCount }) => total + rowCount * columnCount, 0),
    ),
    worksheet: navigation("1.9", ({ document, sheetId }) => objectOf("Worksheet", { document, id: sheetId })),
    calculate: method("1.9", ({ document, sheetId, areas }) =>
      areas.forEach((area) => document.calculate({ sheetId, area }, true)),
    ),
    setDirty: method("1.9", ({ document, sheetId, areas }) =>
      areas.forEach((area) => document.calculate({ sheetId, area }, true)),
    ),
  },
};

const rangesOf = ({ document, sheetId, areas }: RangeAreasTarget): readonly HostObject[] =>
  areas.map((area) => objectOf("Range", { document, sheetId, area }));

export const rangeCollectionType: HostType<RangeAreasTarget> = {
  items: rangesOf,
  members: {
    getCount: method("1.9", ({ areas }) => areas.length),
    getItemAt: method("1.9", (target, index: number) => rangesOf(target)[index] ?? null),
  },
};
