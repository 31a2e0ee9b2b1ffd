import type { Family } from "./family";

export const darfon: readonly Family[] = [
  // Sizes are metric. TDK's C has a digit and a letter (1H) between characteristic and value. A is automotive.
  {
    series: "C1005NP0101JGTS",
    type: "capacitor",
    source: "MLCC Catalogue General Purpose, Rev. 202204 (in jshebey/PushPin) and Rev. 202510 (zhoel-sherk/VALVET)",
    number: "C{size}{characteristic}{value}{tolerance}{voltage}[TNAPDEW]{application:[SQFA]}?[A-Z0-9]?",
    size: "0402=01005? 0603=0201? 1005=0402? 1608=0603? 2012=0805? 3216=1206? 3225=1210? 4520=1808? 4532=1812?",
    characteristic: "NP0=C0G? X8G? X8R? X7R? X7S? X7T? X7U? X6S? X6T? X5R?",
    voltage:
      "T=2.5 B=4 C=6.3 D=10 E=16 F=25 N=35 G=50 H=100? J=200? K=250? L=500? M=630? P=1000? Q=2000? R=3000? S=4000?",
    tolerance: "A? B C D F G? J K M",
    automotive: { application: /^A$/ },
  },
];
