import type { Family } from "./family";

export const holyStone: readonly Family[] = [
  // 007 is 6.3 V; plain volts below 100 V, otherwise two digits and a power of ten.
  {
    series: "C1206X104K050T",
    type: "capacitor",
    source: "ordering guide; 58 rows of distributors",
    number: "C{size}{characteristic}{value}{tolerance}{voltage}T[A-Z0-9]{0,3}",
    size: "0402 0603 0805 1206 1210 1808? 1812 1825? 2220? 2225?",
    characteristic: "N=C0G X=X7R B=X5R R=X7S S=X6S",
    voltage:
      "007=6.3 010=10 016=16 025=25 035=35 050=50 101=100 201=200 251=250 501=500 631=630 102=1000 202=2000 302=3000",
    tolerance: "B? C? D? F? G? J K M",
  },
];
