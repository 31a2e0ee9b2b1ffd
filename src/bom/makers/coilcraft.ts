import type { Family } from "./family";

export const coilcraft: readonly Family[] = [
  // In nH, unlike most manufacturers: 103 is 10 µH. Bourns' SRF chokes look similar and use µH; they aren't among these
  // series.
  {
    series: "XAL, XFL, XEL, XGL, LPS, MSS, MOS",
    kind: "inductor",
    source:
      "ordering guide; 4,989 parts of LTspice's standard.ind; data sheets for the bodies; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2)",
    number: "(?:XAL|XAR|XFL|XEL|XGL|XPL|LPS|MSS|MOS){body:[0-9]{4}}[A-Z]{0,3}-{value}(?:{tolerance}[ELPQRST]?[BCDW]?)?",
    counts: "nH",
    tolerance: "M N? K? L? J?",
    body: "square",
    bodies:
      "1010=10x11.3x10 1030=10x11.3x3 1038=10.2x10x3.8 1048=10.2x10x4.8 1060=10x11.3x6 1080=10x11.3x8 1210=12.3x12.3x10.2 1246=12.3x12.3x4.6 1260=12.3x12.3x6 1278=12.3x12.3x8 1510=15.2x16.2x10 1513=15.2x16.2x13 1580=15.2x16.2x8 5020=5.28x5.48x2.1 5030=5.28x5.48x3.1 5050=5.28x5.48x5.1 6020=6.36x6.56x2.1 6030=6.36x6.56x3.1 6060=6.36x6.56x6.1 8050=8.3x8.8x5 8080=8.3x8.8x8",
    shielded: true,
    circuit: "power",
    names: "XxL4020=4x4x2.1 XxL4030=4x4x3.1 XxL4040=4x4x4.1",
  },
  {
    series: "LPZ, DO, DR, DS, DT, SER",
    kind: "inductor",
    source: "ordering guide; 4,989 parts of LTspice's standard.ind; data sheets for the bodies",
    number:
      "(?:LPZ|MVR|DO|DR|DS|DT|DW|EPL|PFL|SER|SLC|SLR|SPT|SD|MLC|LPO|ME|LPD|MSD|RFS|RFC|AGP|AGM|VER){body:[0-9]{2,4}}[A-Z]{0,3}-{value}(?:{tolerance}[ELPQRST]?[BCDW]?)?",
    counts: "nH",
    tolerance: "M N? K? L? J?",
    bodies: "1608=6.6x4.45 1813=8.89x6.1 3308=12.95x9.4x3 3316=12.95x9.4 3340=12.95x9.4x11.43 5022=18.54x15.24",
  },
  // Values with a leading 0 (0805CS-020 is 2.8 nH) follow no rule. The hyphen is required, because without it Fenghua's
  // 0402CG101J500NT looks similar.
  {
    series: "0402CS, 0603HP, 0805HT, 1008LS",
    kind: "inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number:
      "{size}(?:CS|HPH|HP|HC|DC|DF|CT|HT|HQ|HL|FL|LS|PS|PA|FS|HS|AF|CG|AS|FT|DS|CH|C|F)-{value}(?:[A-Z]?{tolerance}[A-Z0-9]*)?",
    counts: "nH",
    size: "0201? 0402 0603 0805 1008 1206? 1210? 1812? 016008= 026011= 0302= 0403= 0604= 0807= 0906= 1606=",
    tolerance: "F? G J K? M?",
    circuit: "RF",
  },
];
