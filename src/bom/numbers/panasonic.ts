import type { Family } from "./family";

export const panasonic: readonly Family[] = [
  // B is X7R or X5R, which the number doesn't determine.
  {
    series: "ECJ",
    type: "capacitor",
    source: "ordering guide; ten numbers",
    number: "ECJ-?{size}[A-Z]{characteristic}{voltage}{value}{tolerance}?[A-Z0-9]?",
    size: "Z=0201? 0=0402 1=0603 2=0805 3=1206",
    characteristic: "C=C0G? B=",
    voltage: "0G=4 0J=6.3 1A=10 1C=16 1E=25 1H=50 2A=100",
    tolerance: "C? D? J? K M Z?",
  },
  // The digit after ETQP is the height, and the last letter the sides.
  {
    series: "ETQP",
    type: "shielded power inductor",
    source: "the series' pages",
    number: "ETQP-?{thickness:[3-6]}M{value}[A-Z][A-Z]{body:[PNMKC]}",
    thickness: "3=3 4=4 5=5.4 6=6",
    bodies: "P=5.5x5 N=6.5x6 M=7.5x7 K=8.5x8 C=10.7x10",
  },
];
