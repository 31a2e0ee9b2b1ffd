import type { Family } from "./family";

export const johanson: readonly Family[] = [
  // 502 is a 250 V AC safety capacitor: left out.
  {
    series: "500R07S1R0BV4T",
    type: "capacitor",
    source: "ordering guide; checked on lines of BOMs and rows of distributors",
    number: "{voltage}{shape:[RSX]}{size}{characteristic}{value}{tolerance}[A-Z][0-9][A-Z]*(?:-.*)?",
    size: "05=0201 07=0402 14=0603 15=0805 18=1206 41=1210 43=1812",
    characteristic: "L=C0G N=C0G S=C0G W=X7R X=X5R",
    voltage: "6R3=6.3 100=10 160=16 250=25 500=50 101=100 201=200 251=250 501=500 631=630 102=1000 202=2000 302=3000",
    tolerance: "A B C D F G J K M",
    highQ: { shape: /^S$/, characteristic: /^S$/ },
  },
  {
    series: "QSCF500Q1R0B1GV001T",
    type: "capacitor",
    source: "rows of distributors, alike in all of them; no guide seen",
    number: "[A-Z]{2}{size}{voltage}{characteristic}{value}{tolerance}[0-9][A-Z][A-Z0-9]{4,6}",
    size: "CD=0201 CF=0402 CP=0603 CT=0805 DD=1206 DF=1210 DR=1812",
    characteristic: "G=C0G Q=C0G W=X7R X=X5R",
    voltage: "6R3=6.3 100=10 160=16 250=25 500=50 101=100 201=200 251=250 501=500 631=630 102=1000 202=2000 302=3000",
    tolerance: "A B C D F G J K M",
    highQ: { characteristic: /^[GQ]$/ },
  },
];
