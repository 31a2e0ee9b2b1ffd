import type { Family } from "./family";

export const coilcraft: readonly Family[] = [
  // In nH, unlike most manufacturers: 103 is 10 µH. Bourns' SRF chokes look similar and use µH; they aren't among these
  // series.
  {
    series: "XAL, XFL, XEL, XGL, LPS, MSS, DO, SER",
    kind: "inductor",
    source: "ordering guide; 4,989 parts of LTspice's standard.ind",
    number:
      "(?:XAL|XAR|XFL|XEL|XGL|XPL|LPS|LPZ|MSS|MOS|MVR|DO|DR|DS|DT|DW|EPL|PFL|SER|SLC|SLR|SPT|SD|MLC|LPO|ME|LPD|MSD|RFS|RFC|AGP|AGM|VER)[0-9]{2,4}[A-Z]{0,3}-{value}{tolerance:[A-Z]}?[A-Z0-9]*",
    counts: "nH",
    tolerance: "M N? K?",
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
  },
];
