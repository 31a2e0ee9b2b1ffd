import type { Family } from "./family";

export const sunlord: readonly Family[] = [
  {
    series: "SWPA, MWSA, WPN, SPH",
    type: "shielded power inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number:
      "(?:SWPA|MWSA|SPH|WPN){body:[0-9]{4,6}}[A-Z]?-?{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}{tolerance}T[A-Z0-9]*",
    tolerance: "M N",
    body: "square",
    bodies:
      "0402=4.4x4.2x2 0412=4.4x4.2x1.2 0420=4.4x4.2x2 0502=5.4x5.2x2 0503=5.4x5.2x3 0602=7x6.6x2 0603=7x6.6x3 0604=7x6.6x4 0605=7x6.6x5 0804=8.5x8x4 1004=11x10x4 1005=11x10x5",
  },
  {
    series: "SDFL",
    type: "inductor",
    source: "ordering guide; few lines of BOMs",
    number: "SDFL{size}[A-Z]{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}|[0-9]{2}N}{tolerance}T[A-Z0-9]*",
    size: "1005=0402? 1608=0603 2012=0805 3216=1206?",
    tolerance: "K M?",
  },
  {
    series: "SDCL",
    type: "RF inductor",
    source: "ordering guide; few lines of BOMs",
    number: "SDCL{size}[A-Z]{value:[0-9]N[0-9]|[0-9]{2}N|R[0-9]{2}}{tolerance}[A-Z0-9]*",
    size: "0402=01005? 0603=0201? 1005=0402 1608=0603 2012=0805?",
    tolerance: "B? C? S? G? H? J K?",
  },
];
