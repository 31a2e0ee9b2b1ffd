import type { Family } from "./family";

export const bourns: readonly Family[] = [
  // The last two digits of the body are its height in 0.1 mm, correct in all 197 rows; the first are nominal. TMA is
  // AEC-Q200 in 7 of 15 rows, so it isn't decoded.
  {
    series: "SRN, SRP, SRR, SRU, SDR, SDE, SRE",
    kind: "inductor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number:
      "(?:SRN|SRP|SRR|SRU|SDR|SDE|SRE){body:[0-9]{4,5}}{type:[A-Z]{0,4}}-{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}F?{tolerance}[A-Z0-9]*",
    tolerance: "J? K M Y N=",
    body: "height",
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
