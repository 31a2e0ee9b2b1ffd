import type { Family } from "./family";

export const cctc: readonly Family[] = [
  // Voltages only up to 50 V, where both interpretations of the code agree.
  {
    series: "TCC0603X7R104K500",
    type: "capacitor",
    source: "no guide; zhoel-sherk/VALVET; a few lines of BOMs",
    number: "TCC{size}{characteristic}{value}{tolerance}{voltage}[A-Z]{1,3}",
    size: "0201? 0402? 0603 0805? 1206? 1210?",
    characteristic: "C0G? COG=C0G? NP0=C0G? NPO=C0G? X5R X7R? X6S?",
    voltage: "6R3=6.3 100=10 160=16 250=25 350=35 500=50",
    tolerance: "B? C? D? F? G? J? K M?",
  },
];
