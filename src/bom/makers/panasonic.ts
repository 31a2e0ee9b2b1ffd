import type { Family } from "./family";

export const panasonic: readonly Family[] = [
  // B is X7R or X5R, which the number doesn't determine.
  {
    series: "ECJ",
    kind: "capacitor",
    source: "ordering guide; ten numbers",
    number: "ECJ-?{size}[A-Z]{characteristic}{voltage}{value}{tolerance}?[A-Z0-9]?",
    size: "Z=0201? 0=0402 1=0603 2=0805 3=1206",
    characteristic: "C=C0G? B=",
    voltage: "0G=4 0J=6.3 1A=10 1C=16 1E=25 1H=50 2A=100",
    tolerance: "C? D? J? K M Z?",
  },
];
