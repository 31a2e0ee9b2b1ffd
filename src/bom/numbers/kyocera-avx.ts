import type { Family } from "./family";

export const kyoceraAvx: readonly Family[] = [
  // Voltage C is printed as 600 V or 630 V: the higher one is required. Source: sakoPO/partname-resolver;
  // nitromarsipan/capalloc; ordering guide for high voltages.
  {
    // An example is 0603 5 C 104 K A T 2 A.
    type: "capacitor",
    number: String.raw`{size}-?{voltage}{characteristic}{value}{tolerance}{failure:[A4]}{termination:[TUJXZ7]}?[A-Z0-9]{0,2}(?:[-\\][A-Z0-9]+)?`,
    size: "0101=01005 0201 0306=0603 0402 0508=0805 0603 0612=1206 0805 1206 1210 1808? 1812 1825? 2220 2225?",
    characteristic: "A=C0G C=X7R D=X5R E=Z5U F=X8R G=Y5V L=X8L T=X7T U=C0G W=X6S Z=X7S",
    voltage:
      "4 6=6.3 Z=10 Y=16 3=25 D=35 5=50 1=100 2=200 P=250 V=250 7=500 C=630 A=1000 S=1500 G=2000 W=2500 H=3000 J=4000",
    tolerance: "B C D F G J K M Z",
    automotive: { failure: /^4$/ },
    reversed: { size: /^0(?:306|508|612)$/ },
    // FLEXITERM
    softTermination: { termination: /^Z$/ },
  },
  // KGF and KAF have flexible terminations. The thickness letter depends on the size. Source: KAM series
  // TDS-SMDMLCC-0033 Rev 4, How to order (in jshebey/PushPin).
  {
    // The series are KGM, KAM, KGF, KAF, KGQ, and KGU.
    type: "capacitor",
    number: "{series:K[GA][A-Z]}-?{size}[A-Z]{characteristic}{voltage}{value}{tolerance}[A-Z]?[A-Z0-9]*",
    size: "02=01005 03=0201 05=0402 15=0603 21=0805 31=1206 32=1210 42=1808? 43=1812 55=2220",
    characteristic: "CG=C0G L8=X8L G8=X8G? R5=X5R R7=X7R R8=X8R S6=X6S S7=X7S T6=X6T T7=X7T V5=Y5V",
    voltage:
      "0E=2.5 0G=4 0J=6.3 1A=10 1C=16 1E=25 1V=35 1H=50 2A=100 2D=200 2E=250 2H=500 2J=630 3A=1000 3N=1500 3D=2000 3E=2500? 3U=3000 3G=4000",
    tolerance: "A? B C D F G J K M Z",
    automotive: { series: /^KA/ },
    highQ: { series: /^KGQ$/ },
    softTermination: { series: /^K[GA]F$/ },
  },
  // These are Kyocera's numbers from before it acquired AVX. Source: ordering guide; checked on lines of BOMs and rows
  // of distributors.
  {
    // The series are CM, CT, and CU.
    type: "capacitor",
    number: "C[MTU]-?{size}{characteristic}{value}{tolerance}{voltage}A[HTLBW][A-Z0-9]{0,4}",
    size: "02=01005 03=0201 05=0402 105=0603 21=0805 316=1206 32=1210",
    characteristic: "CG=C0G X5R X6S X6T X7R X7S X7T",
    voltage: "02=2.5 04=4 06=6.3 10 16 25 35 50 100",
    tolerance: "A? B C D? F? G? J K M Z?",
  },
  // Source: knowledge of the ordering guide.
  {
    type: "leaded capacitor",
    number: "SR[0-9]{2}{voltage}{characteristic}{value}{tolerance}[A-Z][A-Z0-9]{0,6}",
    characteristic: "A=C0G? C=X7R? E=Z5U?",
    voltage: "3=25? 5=50? 1=100? 2=200?",
    tolerance: "C? D? F? G? J? K? M? Z?",
  },
];
