import type { Family } from "./family";

export const taiyoYuden: readonly Family[] = [
  // W is reversed, V has a high Q, and J as the third letter has soft terminations. BJ is X5R or JIS B. Their stricter
  // combination is unknown, so it counts as X5R. SD has no EIA name. Thickness letters that depend on the size aren't
  // decoded. H after the thickness is the automotive and industrial line (AEC-Q200). Source: MLCC catalog
  // mlcc_all_e.pdf as read by sakoPO/partname-resolver.
  {
    // The series are xMK, xMJ, xMF, xVK, xVS, and xWK.
    type: "capacitor",
    number:
      "{voltage}{shape:[MVW]}{electrode:[KJFSR]}-?{size}[ABCDEGKLS]?{characteristic}{value}{tolerance}{thickness:[A-Z]}?(?:{special:[-A-Z_]}[A-Z]{0,2})?[A-Z0-9]{0,3}",
    size: "021=008004? 042=01005 063=0201 105=0402 107=0603 212=0805 316=1206 325=1210 432=1812",
    characteristic: "BJ=X5R B7=X7R C6=X6S C7=X7S D7=X7T LD=X5R CG=C0G CH CJ CK UJ? F=Y5V SD=",
    voltage: "P=2.5 A=4 J=6.3 L=10 E=16 T=25 G=35 U=50 H=100 Q=250 S=630 X=2000",
    tolerance: "A B C D F? G J K M Z?",
    thickness: "C=0.2 P=0.3 T=0.3 V=0.5 W=0.5 A=0.8 G=1.25 L=1.6 N=1.9 M=2.5",
    automotive: { special: /^H$/ },
    softTermination: { electrode: /^J$/ },
    reversed: { shape: /^W$/ },
    highQ: { shape: /^V$/ },
  },
  // Category A is automotive powertrain and safety, C is automotive body and infotainment. Source: 900 rows of
  // distributors; harma801209/component-matcher for the series.
  {
    // The series are MxAS and MxJC.
    type: "capacitor",
    number:
      "M{category:[ABCEILMST]}[AJR][A-Z]{voltage}{size}[A-Z0-9][A-Z]?{characteristic}{value}{tolerance}[A-Z][A-Z0-9]{0,4}",
    size: "021=008004? 042=01005 063=0201 105=0402 168=0603? 21=0805 31=1206 32=1210 45=1812",
    characteristic: "B5=X5R B7=X7R C6=X6S C7=X7S LD=X5R CG=C0G CH CJ? CK? UJ? SD=",
    voltage: "P=2.5 A=4 J=6.3 L=10 E=16 T=25 G=35 U=50 H=100 Q=250 S=630 X=2000",
    tolerance: "A B C D F? G? J K M Z?",
    automotive: { category: /^[AC]$/ },
  },
  // Source: ordering guide; checked on lines of BOMs and rows of distributors.
  {
    type: "inductor",
    number:
      "(?:LBMF|LBM|LBC|LBR|LB|CBMF|CBC|CBL|CB|BRFL|BRL|BRC|MAMK|MAKK|MBKK|MBMK|MEKK|MDKK|MDMK|MDWK|MEEK|MCEE)(?:{size}|{body:2518|3218|4040})[TH]{value}{tolerance}{suffix:[A-Z0-9]*}",
    size: "1005=0402 1608=0603 2012=0805 2016=0806 2520=1008 3225=1210",
    body: "length and width",
    tolerance: "J K M N",
    automotive: { suffix: /V$/ },
  },
  // Source: sakoPO/partname-resolver; rows of distributors; for the names, KiCad's footprints (Inductor_SMD,
  // 7ebfa6b23cc2).
  {
    type: "shielded power inductor",
    number: "(?:NRS|NRH|NRV|NRG|NR){body:[0-9]{4,5}}T-?{value}{tolerance}{suffix:[A-Z0-9]*}",
    tolerance: "M N K=",
    body: "square",
    bodies: "8040=8x8x4.2",
    automotive: { suffix: /V$/ },
    names: "MD-1616=1.6x1.6 MD-2020=2x2 MD-3030=3x3 MD-4040=4x4 MD-5050=5x5 NR-10050=9.8x10",
  },
  // Source: rows of distributors, which all agree; no guide was seen.
  {
    // The series are LSX, LSQ, LSA, LSC, and LSE.
    type: "inductor",
    number: "LS[XQACE][A-Z][A-Z][0-9]{4,6}(?:[A-Z]{2})?[TLMH]L?{value}{tolerance}[A-Z0-9]*",
    tolerance: "J K M N",
  },
  // H is ±3 % in the guides and ±0.3 nH in 19 rows of distributors, so it isn't decoded here. Source: ordering guide;
  // checked on lines of BOMs and rows of distributors.
  {
    type: "RF inductor",
    number: "(?:HKQ|HK|AQ|LK){size}[A-Z]?{value}{tolerance}{suffix:[-A-Z0-9]*}",
    size: "0402=01005? 0603=0201 105=0402 1005=0402 1608=0603? 2125=0805?",
    tolerance: "B C S G? J K M? D= H=",
    automotive: { suffix: /V$/ },
  },
];
