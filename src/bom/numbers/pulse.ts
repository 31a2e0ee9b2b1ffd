import type { Family } from "./family";

export const pulse: readonly Family[] = [
  // The value's code isn't always the inductance: .101 is 105 or 120 nH.
  {
    series: "PA051x, PA121x, PA151x",
    type: "power inductor",
    source: "data sheet SPM2007 of the power beads; numbers of BOMs",
    number: "PA{body:0511|0512|0513|0515|1211|1212|1513}[.][0-9]{3}[NH]LT?",
    bodies:
      "0511=10.2x7x4.96 0512=7x7x4.96 0513=13.5x13x8 0515=11.2x11.2x9 1211=10.2x7x4.96 1212=7x7x4.96 1513=13.5x13x8",
  },
];
