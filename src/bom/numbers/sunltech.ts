import type { Family } from "./family";
import { moldedBodies } from "./molded-bodies";

export const sunltech: readonly Family[] = [
  {
    series: "SLO, SLH",
    type: "shielded power inductor",
    source: "numbers of BOMs, with the bodies that they name",
    number: "SL[OH]{body:[0-9]{4}}[A-Z]?{value}{tolerance}T[A-Z0-9]*",
    tolerance: "M N?",
    bodies: moldedBodies,
  },
];
