import type { Family } from "./family";
import { moldedBodies } from "./molded-bodies";

export const sxn: readonly Family[] = [
  {
    series: "SMMS",
    type: "shielded power inductor",
    source: "numbers of BOMs, with the bodies that they name",
    number: "SMMS{body:[0-9]{4}}-?{value}-?{tolerance}[A-Z0-9]*",
    tolerance: "M N?",
    bodies: moldedBodies,
  },
];
