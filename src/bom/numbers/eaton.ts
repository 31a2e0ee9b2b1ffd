import type { Family } from "./family";

export const eaton: readonly Family[] = [
  // The ending distinguishes them from Coilcraft's numbers, which are in nH.
  {
    series: "DR, SD",
    type: "shielded power inductor",
    source: "data sheets; numbers of BOMs; for the ratings, PM4311 (datasheet.live c6872796)",
    number:
      "(?:DR|SD){body:73|74|125|127|1030|1040|1050|3110|3112|3114|3118|3812|3814|10|12|14|18|20|25|53|6020|6030|7030}-{value}-R",
    bodies:
      "73=7.6x7.6x3.55 74=7.6x7.6x4.35 125=12.5x12.5x6 127=12.5x12.5x8 1030=10.3x10.5x3 1040=10.3x10.5x4 1050=10.3x10.5x5 3110=3.1x3.1x1 3112=3.1x3.1x1.2 3114=3.1x3.1x1.4 3118=3.1x3.1x1.8 3812=3.8x3.8x1.2 3814=3.8x3.8x1.4 10=5.2x5.2x1 12=5.2x5.2x1.2 14=5.2x5.2x1.45 18=5.2x5.2x1.8 20=5.2x5.2x2 25=5.2x5.2x2.5 53=5.2x5.2x3 6020=6x6x2 6030=6x6x3 7030=7x7x3",
    ratings:
      "10-R47=2.59/3.54 10-1R0=1.93/2.25 10-1R5=1.6/1.91 10-2R2=1.35/1.65 10-3R3=1.24/1.31 10-4R7=1.04/1.08 10-6R2=0.94/0.92 10-8R2=0.8/0.8 10-100=0.76/0.752 10-150=0.613/0.605",
  },
];
