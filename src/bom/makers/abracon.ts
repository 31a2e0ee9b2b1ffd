import type { Family } from "./family";

export const abracon: readonly Family[] = [
  // B is ±0.1 nH in most series and ±0.2 nH in AISC-...HP, so it isn't decoded here.
  {
    series: "AISC, AIMC, ATFC, AIML",
    kind: "inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number: "{series:AISC|AIMC|AIML|ATFC}-{type:(?:[A-Z]-?)?}{size}[A-Z]{0,2}-{value}{tolerance}(?:-T[A-Z0-9]*)?",
    tolerance: "C S G H J K M N? B= D=",
    size: "0201 0402 0603 0805 1008 1206 1210 1812",
    automotive: { type: /^Q/ },
    circuit: "RF",
  },
  {
    series: "ASPI, ASMPH, ASMPM, ASPIAIG",
    kind: "inductor",
    source:
      "ordering guide; checked on lines of BOMs and rows of distributors; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2)",
    number:
      "{series:ASPIAIG|ASPI|ASMPH|ASMPM}-{type:(?:[A-Z]-?)?}{body:[0-9]{4,6}}[A-Z]{0,2}-{value}{tolerance}(?:-T[A-Z0-9]*)?",
    tolerance: "C S G H J K M N? B= D=",
    body: "square",
    circuit: "power",
    automotive: { series: /^ASPIAIG$/, type: /^Q/ },
    names: "ASPI-0630LR=7.2x6.65",
  },
];
