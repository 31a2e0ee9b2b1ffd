import type { Family } from "./family";

export const yageo: readonly Family[] = [
  // Phycomp's numbers before they had a series.
  {
    series: "0805 CG 471 J 9 B B",
    type: "capacitor",
    source: "a few lines of BOMs; the codes of voltages are those of the series CC",
    number: "{size}{characteristic}{value}{tolerance}{voltage}B[B23][A-Z0-9]{0,2}",
    size: "0402 0603 0805 1206 1210 1812?",
    characteristic: "CG=C0G 2R=X7R 2F=Y5V",
    voltage: "6=10? 7=16? 8=25 9=50 0=100?",
    tolerance: "C? D? F? G? J K M? Z?",
  },
  // CC general, CQ high Q, CS soft termination; AC, AQ, and AS are their automotive versions. CX is X2Y, which is no
  // plain chip. The capacitance comes last.
  {
    series: "CC, AC, AQ, AS, CQ, CS",
    type: "capacitor",
    source: "ordering guides of the CC and AC series; sakoPO/partname-resolver; partmanager/partsdb",
    number:
      "{series:CC|AC|AQ|AS|CQ|CS}-?{size}{tolerance}[RKPFC]{characteristic}{voltage}[BN][BNCD]{value}[A-Z0-9]{0,3}",
    size: "0100=01005 0201 0402 0603 0805 1206 1210 1808? 1812 2220",
    characteristic: "NPO=C0G NP0=C0G C0G? COG=C0G? X5R X6S X7R X8R Y5V",
    voltage: "4 5=6.3 6=10 7=16 8=25 G=35 9=50 0=100 A=200 Y=250 B=500 Z=630 C=1000 D=2000 E=3000",
    tolerance: "A B C D F G J K M Z",
    automotive: { series: /^A/ },
    softTermination: { series: /^[CA]S$/ },
    highQ: { series: /^[CA]Q$/ },
  },
];
