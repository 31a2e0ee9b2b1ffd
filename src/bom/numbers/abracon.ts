import type { Family } from "./family";

export const abracon: readonly Family[] = [
  // B is ±0.1 nH in most series and ±0.2 nH in AISC-...HP, so it isn't decoded here.
  {
    series: "AISC, AIMC, ATFC, AIML",
    type: "RF inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number: "{series:AISC|AIMC|AIML|ATFC}-{type:(?:[A-Z]-?)?}{size}[A-Z]{0,2}-{value}{tolerance}(?:-T[A-Z0-9]*)?",
    tolerance: "C S G H J K M N? B= D=",
    size: "0201 0402 0603 0805 1008 1206 1210 1812",
    automotive: { type: /^Q/ },
  },
  {
    series: "ASPI, ASMPH, ASMPM, ASPIAIG",
    type: "power inductor",
    source:
      "ordering guide; checked on lines of BOMs and rows of distributors; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2); for the ratings, the data sheet ASPI-4020S (eeworld.com 9392906)",
    number:
      "{series:ASPIAIG|ASPI|ASMPH|ASMPM}-{type:(?:[A-Z]-?)?}{body:[0-9]{4,6}}{model:[A-Z]{0,2}}-{value}{tolerance}(?:-T[A-Z0-9]*)?",
    tolerance: "C S G H J K M N? B= D=",
    body: "square",
    ratings:
      "4020S-1R0=2.15/4.78 4020S-1R2=2.15/5.1 4020S-1R5=1.98/4.45 4020S-2R2=1.85/3.4 4020S-3R3=1.4/3.2 4020S-3R6=1.54/2.8 4020S-4R7=1.34/2.35 4020S-5R1=1.27/2.3 4020S-5R6=1.22/2.2 4020S-6R2=1.08/2.15 4020S-6R8=1.04/2.2 4020S-7R5=1.08/1.85 4020S-8R2=1.04/1.75 4020S-100=0.9/1.6 4020S-120=0.88/1.5 4020S-150=0.77/1.35 4020S-220=0.62/1.05 4020S-270=0.5/1.02 4020S-330=0.49/0.85 4020S-390=0.46/0.82 4020S-430=0.45/0.77 4020S-470=0.44/0.74 4020S-510=0.42/0.7 4020S-560=0.41/0.66 4020S-620=0.39/0.65 4020S-680=0.36/0.61 4020S-750=0.35/0.7 4020S-820=0.34/0.5 4020S-101=0.31/0.48",
    automotive: { series: /^ASPIAIG$/, type: /^Q/ },
    names: "ASPI-0630LR=7.2x6.65",
  },
];
