import type { Family } from "./family";

export const bourns: readonly Family[] = [
  // Two digits for the side and two for the height, in 0.1 mm, or in whole millimeters if they are small. SRN is
  // semi-shielded, SDR unshielded. TMA is AEC-Q200 in 7 of 15 rows, so it isn't decoded.
  {
    series: "SRN, SRP, SRR, SRU",
    kind: "inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number:
      "(?:SRN|SRP|SRR|SRU){body:[0-9]{4,5}}{type:[A-Z]{0,4}}-{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}F?{tolerance}[A-Z0-9]*",
    tolerance: "J? K M Y N=",
    body: "chip",
    bodies:
      "0745=7.3x7.3x4.5 1005=10x10x5 1038=10.2x10x3.8 1040=11x10x4 1048=10x10x4.8 1050=11x10x5 1060=10x10x6 1205=12.7x12.7x5 1208=12.7x12.7x8.5 1210=12.7x12.7x10 1238=13.5x12.5x3.8 1240=13.5x12.5x4 1250=13.5x12.5x5 1260=12.5x12.5x6 1265=13.5x12.5x6.5 1270=13.5x12.5x7 1280=12.5x12.5x8 4020=4.45x4.06x2 5030=5.7x5.2x3 6530=7.1x6.6x3 6540=7.1x6.6x4 6550=7.1x6.6x5 7028=7.3x6.6x2.8 7030=7.3x6.6x3 7050=7.3x6.6x5",
    shielded: true,
    circuit: "power",
    automotive: { type: /^B?TA$/ },
  },
  {
    series: "SDR, SDE, SRE",
    kind: "inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number:
      "(?:SDR|SDE|SRE){body:[0-9]{4,5}}{type:[A-Z]{0,4}}-{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}F?{tolerance}[A-Z0-9]*",
    tolerance: "J? K M Y N=",
    body: "square",
    bodies: "0403=4.5x4x3.2 0604=5.8x5.2x4.5 0805=7.8x7x5.3 1006=9.8x10x5.8",
    circuit: "power",
    automotive: { type: /^B?TA$/ },
  },
  // D is ±0.3 nH in most rows and ±0.5 nH in the guides, so it isn't decoded here.
  {
    series: "CW, CI, CVH, PM, CC, CV",
    kind: "inductor",
    source: "rows of distributors",
    number: "(?:CW|CI|CVH|CV|CC|PM)[0-9]{4,6}{type:[A-Z]?}-{value}{tolerance}[-A-Z0-9]*",
    tolerance: "G? J K? M D=",
    automotive: { type: /^A$/ },
  },
];
