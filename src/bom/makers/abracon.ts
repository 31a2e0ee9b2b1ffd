import type { Family } from "./family";

export const abracon: readonly Family[] = [
  // B is ±0.1 nH in most series and ±0.2 nH in AISC-...HP, so it isn't decoded here.
  {
    series: "ASPI, AISC, AIMC, ATFC, AIML, ASMPH, ASMPM, ASPIAIG",
    kind: "inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number:
      "{series:ASPIAIG|ASPI|AISC|AIMC|AIML|ATFC|ASMPH|ASMPM}-{type:(?:[A-Z]-?)?[0-9]{4,6}[A-Z]{0,2}}-{value}{tolerance}(?:-T[A-Z0-9]*)?",
    tolerance: "C S G H J K M N? B= D=",
    automotive: { series: /^ASPIAIG$/, type: /^Q/ },
  },
];
