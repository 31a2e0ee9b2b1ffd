import type { Family } from "./family";
import { moldedBodies } from "./molded-bodies";

export const cjiang: readonly Family[] = [
  {
    series: "FNR, FTC",
    type: "shielded power inductor",
    source: "ordering guide; numbers of BOMs",
    number: "(?:FNR|FTC){body:[0-9]{4,6}}[A-Z]?{value}{tolerance}[A-Z0-9]*",
    tolerance: "M N",
    body: "square",
  },
  {
    series: "FXL, FHD",
    type: "shielded power inductor",
    source: "ordering guide; numbers of BOMs",
    number: "(?:FXL|FHD){body:[0-9]{4}}[A-Z]?-{value}-{tolerance}[A-Z0-9]*",
    tolerance: "M N?",
    bodies: moldedBodies,
  },
];
