import { navigation, property, type HostType } from "../rich-api/host-object";
import { objectOf, type RangeAreasTarget } from "./targets";

export const rangeAreasType: HostType<RangeAreasTarget> = {
  members: {
    areaCount: property("1.9", ({ areas }) => areas.length),
    areas: navigation("1.9", (target) => objectOf("RangeCollection", target)),
  },
};

export const rangeCollectionType: HostType<RangeAreasTarget> = {
  items: ({ document, sheetId, areas }) => areas.map((area) => objectOf("Range", { document, sheetId, area })),
  members: {},
};
