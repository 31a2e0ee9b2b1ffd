import type { Family } from "./family";

export const samsung: readonly Family[] = [
  // Left out: characteristics K and J, tolerances H, L, V, and U, voltage M, and thickness codes that depend on the
  // size.
  {
    series: "CL",
    type: "capacitor",
    source:
      "MLCC catalogs of December 2025 (commercial p. 6-7, automotive p. 4-5), as transcribed in zhoel-sherk/VALVET and sakoPO/partname-resolver",
    number:
      "CL-?{size}{characteristic}{value}{tolerance}{voltage}{thickness:[0-9A-Z]}{termination:[A-Z0-9]}?{product:[A-Z0-9]}?[A-Z0-9]?[A-Z0-9#]?",
    size: "R1=008004? 02=01005 03=0201 05=0402 10=0603 21=0805 31=1206 32=1210 42=1808? 43=1812? 55=2220?",
    characteristic: "A=X5R B=X7R C=C0G D=X8R? E=X8L? F=Y5V G=X8G? M=X8M? W=X6T? X=X6S Y=X7S Z=X7T",
    voltage:
      "S=2.5? R=4 Q=6.3 P=10 O=16 A=25 L=35 B=50 T=75? C=100 D=200 E=250 F=350? G=500 H=630 I=1000 X=1250? V=1500? J=2000 K=3000?",
    tolerance: "A? B C D F G J K M Z N?",
    thickness: "2=0.2 3=0.3 5=0.5 A=0.65 8=0.8 C=0.85 F=1.25 H=1.6 I=2 J=2.5",
    toleranceBelow10pF: "F=±1pF",
    automotive: { product: /^P$/ },
    softTermination: { termination: /^S$/ },
  },
  {
    series: "CIGT, CIGW",
    type: "shielded power inductor",
    source: "rows of distributors",
    number: "CIG[TW]{body:[0-9]{6}}[A-Z]{2}{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}{tolerance}[A-Z0-9#]*",
    tolerance: "M",
    body: "square",
  },
];
