import type { Family } from "./family";

export const laird: readonly Family[] = [
  {
    series: "MGV, MGVS, MGAH, MGHS",
    type: "shielded power inductor",
    source: "the series' tables, 280 numbers with dimensions",
    number: "(?:MGVS|MGVT|MGV|MGAH|MGHS){body:[0-9]{4}(?:10|12)?}S?{value}{tolerance}-[A-Z0-9]+",
    tolerance: "M N?",
    bodies:
      "0302=3.5x3.2x1.8 0312=3.5x3.2x1 0402=4.5x4.1x2 0412=4.45x4.06x1 0502=5.5x5.1x2 0503=5.5x5.1x3 0512=5.5x5.2x1 0602=7.2x6.7x2 0603=7.2x6.6x2.8 0604=7.3x6.7x4 0605=7.3x6.7x4.8 0625=7.2x6.7x2.4 1004=11x10x3.8 1005=11x10x4.8 1205=13.5x12.6x5 1207=13.5x12.6x6.2 1707=17.6x16.9x6.7 201610=2x1.6x1 252010=2.5x2x1 252012=2.5x2x1.2 322512=3.2x2.5x1.2",
  },
  {
    series: "TYS",
    type: "shielded power inductor",
    source: "ordering guide; numbers of BOMs",
    number: "TYS{body:[0-9]{4}}{value}{tolerance}-[A-Z0-9]+",
    tolerance: "M N",
    body: "square",
  },
];
