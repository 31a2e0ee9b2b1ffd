import type { Family } from "./family";

export const tdk: readonly Family[] = [
  // Old numbers end in T000N or similar, without a thickness. Mouser leaves out the characters between the value and
  // the last two. Source: mlcc_commercial_general_en, March 2023, p. 4 (in jshebey/PushPin); nitromarsipan/capalloc;
  // ordering guide.
  {
    type: "capacitor",
    number:
      "C-?{size}{characteristic}{voltage}{value}(?:{tolerance}(?:{thickness:[0-9]{3}}{finish:[A-Z]{0,2}}|T[A-Z0-9]*|/[0-9.]+)?-?[A-Z0-9]{0,4}|A[A-Z])",
    size: "0402=01005 0603=0201 0510=0402 0816=0603 1005=0402 1220=0805 1608=0603 1632=1206 2012=0805 3216=1206 3225=1210 4520=1808? 4532=1812 5750=2220",
    characteristic: "C0G COG=C0G NP0=C0G CH JB X5R X6S X7R X7S X7T X8L X8R Y5V",
    voltage:
      "0E=2.5 0G=4 0J=6.3 1A=10 1C=16 1E=25 1V=35 1H=50 1N=75 2A=100 2D=200 2E=250 2W=450 2H=500 2J=630 3A=1000 3D=2000 3F=3000",
    tolerance: "W? B C D F G? J K M Z?",
    thickness: "mm/100",
    softTermination: { finish: /^[AS]E$/ },
    reversed: { size: /^(?:0510|0816|1220|1632)$/ },
  },
  // CGA is automotive, CEU has two elements in series, CNA and CNC have a soft termination, and CGB a low profile.
  // Distributors list every CGJ as AEC-Q200, so it counts as such, although the manufacturer doesn't sell it as an
  // automotive series. Source: catalog of soft-termination parts as read by nitromarsipan/capalloc; ordering guide.
  {
    type: "capacitor",
    number:
      "{series:CGA|CGB|CGJ|CEU|CNA|CNC}-?{size}{thickness}[0-9A-Z]{characteristic}{voltage}{value}(?:{tolerance}(?:[0-9]{3}{finish:[A-Z]{0,2}}|T[A-Z0-9]*)?-?[A-Z0-9]{0,4}|A[A-Z])",
    size: "1=0201 2=0402 3=0603 4=0805 5=1206 6=1210 7=1808? 8=1812 9=2220 D=3025?",
    characteristic: "C0G COG=C0G? NP0=C0G CH? JB X5R X6S X7R X7S X7T X8L X8R Y5V?",
    voltage:
      "0E=2.5 0G=4 0J=6.3 1A=10 1C=16 1E=25 1V=35 1H=50 1N=75 2A=100 2D=200 2E=250 2W=450 2H=500 2J=630 3A=1000 3D=2000 3F=3000",
    tolerance: "W? B? C D F? G J K M Z?",
    thickness: "T=0.22 A=0.3 B=0.5 C=0.6 E=0.8 F=0.85 H=1.15 J=1.25 K=1.3 L=1.6 M=2 N=2.3 P=2.5 Q=2.8 R=3.2",
    automotive: { series: /^(?:CGA|CEU|CNA|CGJ)$/ },
    softTermination: { series: /^CN[AC]$/, finish: /^[AS]E$/ },
  },
  // These parts have leads. The two digits are the shape, which says neither a size code nor the lead space. Source:
  // numbers of BOMs and rows of distributors; the codes are those of the series C.
  {
    // The series are FG, FK, and FA.
    type: "leaded capacitor",
    number: "F[GKA][0-9]{2}{characteristic}{voltage}{value}{tolerance}(?:[NR][A-Z]?[0-9]{1,3})?",
    characteristic: "C0G X5R X7R X7S? X7T? X8R? Y5V?",
    voltage: "0J=6.3 1A=10 1C=16 1E=25 1V=35 1H=50 2A=100 2E=250 2W=450 2J=630",
    tolerance: "B? C? D? F? G? J K M Z?",
  },
  // Source: ordering guide; checked on lines of BOMs and rows of distributors.
  {
    type: "inductor",
    number: "MLF{size}[A-Z]{1,2}{value}{tolerance}{suffix:[A-Z0-9]*}",
    size: "1005=0402 1608=0603 2012=0805",
    tolerance: "J K M",
    automotive: { suffix: /^TD/ },
  },
  // The number has no tolerance: the letter after the inductance is a characteristic. Source: ordering guide; checked
  // on lines of BOMs and rows of distributors.
  {
    type: "inductor",
    number: "MLZ{size}[AEMN]{value}[DHLSTW]{suffix:[A-Z0-9]*}",
    size: "1005=0402 1608=0603 2012=0805",
    automotive: { suffix: /^TD/ },
  },
  // Source: ordering guide; checked on lines of BOMs and rows of distributors.
  {
    type: "RF inductor",
    number: "(?:MLG|MLK|MHQ|MLJ){size}[0-9]{0,3}[A-Z]{1,3}{value}{tolerance}{suffix:[A-Z0-9]*}",
    size: "0402=01005? 0603=0201 1005=0402 1608=0603?",
    tolerance: "B C S D G H J K? M?",
    automotive: { suffix: /^TD/ },
  },
  // A letter other than M after the inductance is a characteristic. Source: ordering guide; checked on lines of BOMs
  // and rows of distributors.
  {
    type: "inductor",
    number: "(?:MLP|MLD){size}[A-Z]{1,2}{value}{tolerance}{suffix:[A-Z0-9]*}",
    size: "1005=0402 1608=0603? 2012=0805 2016=0806 2520=1008",
    tolerance: "M D= N= S= T= W=",
    automotive: { suffix: /^TD/ },
  },
  // The part is 3.2 mm high, although its name says 3.0 mm. Source: data sheet; the codes are those of VLS.
  {
    // The series is RLF7030.
    type: "shielded power inductor",
    number: "RLF{body:7030}[A-Z]{0,4}-{value}{tolerance}{current:[0-9]R[0-9]|R[0-9]{2}|[0-9]{3}}?[-A-Z0-9]*",
    tolerance: "M N K? Y=",
    bodies: "7030=7x7x3.2",
  },
  // Source: knowledge of the series; one number.
  {
    type: "inductor",
    number: "ADL{size}[A-Z]{1,2}-{value}{tolerance}[A-Z0-9]*",
    size: "2012=0805? 3216=1206? 3225=1210? 4532=1812?",
    tolerance: "K? M?",
  },
  // The body is side and height, or length, width, and height, in 0.1 mm; this is correct in all 201 rows with
  // dimensions. The digits after the tolerance are the rated current. Source: ordering guide; checked on lines of BOMs
  // and rows of distributors.
  {
    type: "shielded power inductor",
    number:
      "(?:VLS|VLF|VLP|VLCF|VLC|SLF|RLF|CLF|LTF){body:[0-9]{4,6}}[A-Z]{0,4}-{value}{tolerance}(?:{current:[0-9]R[0-9]|R[0-9]{2}|[0-9]{3}}|[0-9R]*[0-9])?[-A-Z0-9]*",
    tolerance: "M N K? Y=",
    body: "square",
  },
  // The body's digits are nominal: SPM6530 is 7.1 x 6.5 x 3.0 mm. Source: ordering guide; checked on lines of BOMs and
  // rows of distributors.
  {
    type: "shielded power inductor",
    number:
      "SPM{body:[0-9]{4,6}}[A-Z]{0,4}-{value}{tolerance}(?:{current:[0-9]R[0-9]|R[0-9]{2}|[0-9]{3}}|[0-9R]*[0-9])?[-A-Z0-9]*",
    tolerance: "M N K? Y=",
    body: "square",
    bodies:
      "3012=3.2x3x1.2 3015=3.2x3x1.5 3020=3.2x3x2 4010=4.4x4.1x1 4012=4.4x4.1x1.2 4015=4.4x4.1x1.5 4020=4.4x4.1x2 5012=5.2x5x1.2 5015=5.2x5x1.5 5020=5.2x5x2 5030=5.2x5x3 6530=7.1x6.5x3 6545=7.1x6.5x4.5 6550=7.1x6.5x5 10040=10.7x10x4 10054=10.7x10x5.4",
  },
  // Source: ordering guide; checked on lines of BOMs and rows of distributors.
  {
    type: "shielded power inductor",
    number:
      "TFM{body:160808|201208|201210|201610|201612|252010|252012|322512}{type:[A-Z]{3,4}}-?{value}{tolerance}[A-Z0-9]*",
    tolerance: "M N?",
    body: "square",
    automotive: { type: /MA$/ },
  },
  // Source: ordering guide; eight numbers; for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2).
  {
    type: "inductor",
    number: "(?:NLV|NLCV|NLFV){size}T-{value}{tolerance}[-A-Z0-9]*",
    size: "25=1008 32=1210",
    tolerance: "J K? M?",
    names: "NLV25=2.5x2x1.8 NLV32=3.2x2.5x2.2",
  },
  // EPCOS. Source: data sheets of SIMID 1210-100, 1210-H, 1812-A, and 1812-C (dtsheet.com 1423536, 428831, 2823210;
  // datasheet.live d3c9c811); lines of BOMs, for 0805 only one.
  {
    type: "inductor",
    number: "B82{size}[A-Z][1-9]{value:[1-9][0-9]{2}}{tolerance}[0-9]{0,3}",
    counts: "nH",
    size: "422=1210 432=1812 498=0805?",
    tolerance: "G J K M?",
  },
  // EPCOS. Source: LTspice's library (B82472.asy), and a line of a BOM; the others of the series aren't known.
  {
    type: "power inductor",
    number: "B82{body:472G[46]}{value:[1-9][0-9]{2}}{tolerance}[0-9]{3}",
    counts: "nH",
    tolerance: "M",
    bodies: "472G4=7.3x7.3x3.3 472G6=7.3x7.3x4.5",
  },
];
