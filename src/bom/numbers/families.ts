import type { Family } from "./family";
import { bourns } from "./bourns";
import { coilcraft } from "./coilcraft";
import { kemet } from "./kemet";
import { kyoceraAvx } from "./kyocera-avx";
import { taiyoYuden } from "./taiyo-yuden";
import { tdk } from "./tdk";
import { vishay } from "./vishay";
import { wuerth } from "./wuerth";

/**
 * Bodies of molded power inductors, in millimeters, which many manufacturers name alike: two nominal digits for the
 * side, and two for the height.
 */
const moldedBodies =
  "0412=4.45x4.06x1.2 0415=4.45x4.06x1.5 0418=4.45x4.06x1.8 0420=4.45x4.06x2 0512=5.5x5.2x1.2 0515=5.5x5.2x1.5 0518=5.5x5.2x1.8 0520=5.5x5.2x2 0530=5.5x5.2x3 0612=7.1x6.6x1.2 0615=7.1x6.6x1.5 0618=7.1x6.6x1.8 0620=7.1x6.6x2 0624=7.1x6.6x2.4 0630=7.1x6.6x3 0640=7.1x6.6x4 0650=7.1x6.6x5 1030=11x10x3 1040=11x10x4 1050=11x10x5 1250=13.5x12.6x5 1260=13.5x12.6x6 1265=13.5x12.6x6.5";

/** Two digits and the number of zeros, or R as the decimal point, in volts. */
const voltageDigits =
  "2R5=2.5 4R0=4 6R3=6.3 100=10 160=16 250=25 350=35 500=50 630=63 101=100 201=200 251=250 401=400 451=450? 501=500 631=630 102=1000 152=1500? 202=2000 302=3000";

/** The families of part numbers that can be decoded, by manufacturer; large ones have a file. */
export const families: Readonly<Record<string, readonly Family[]>> = {
  Abracon: [
    // B is ±0.1 nH in most series and ±0.2 nH in AISC-...HP, so it isn't decoded here. Source: ordering guide; checked
    // on lines of BOMs and rows of distributors.
    {
      type: "RF inductor",
      number: "{series:AISC|AIMC|AIML|ATFC}-{type:(?:[A-Z]-?)?}{size}[A-Z]{0,2}-{value}{tolerance}(?:-T[A-Z0-9]*)?",
      tolerance: "C S G H J K M N? B= D=",
      size: "0201 0402 0603 0805 1008 1206 1210 1812",
      automotive: { type: /^Q/ },
    },
    // Source: ordering guide; checked on lines of BOMs and rows of distributors; for the names, KiCad's footprints
    // (Inductor_SMD, 7ebfa6b23cc2); for the ratings, the data sheet ASPI-4020S (eeworld.com 9392906).
    {
      type: "power inductor",
      number:
        "{series:ASPIAIG|ASPI|ASMPH|ASMPM}-{type:(?:[A-Z]-?)?}{body:[0-9]{4,6}}{model:[A-Z]{0,2}}-{value}{tolerance}(?:-T[A-Z0-9]*)?",
      tolerance: "C S G H J K M N? B= D=",
      body: "square",
      ratings:
        "4020S-1R0=2.15/4.78 4020S-1R2=2.15/5.1 4020S-1R5=1.98/4.45 4020S-2R2=1.85/3.4 4020S-3R3=1.4/3.2 4020S-3R6=1.54/2.8 4020S-4R7=1.34/2.35 4020S-5R1=1.27/2.3 4020S-5R6=1.22/2.2 4020S-6R2=1.08/2.15 4020S-6R8=1.04/2.2 4020S-7R5=1.08/1.85 4020S-8R2=1.04/1.75 4020S-100=0.9/1.6 4020S-120=0.88/1.5 4020S-150=0.77/1.35 4020S-220=0.62/1.05 4020S-270=0.5/1.02 4020S-330=0.49/0.85 4020S-390=0.46/0.82 4020S-430=0.45/0.77 4020S-470=0.44/0.74 4020S-510=0.42/0.7 4020S-560=0.41/0.66 4020S-620=0.39/0.65 4020S-680=0.36/0.61 4020S-750=0.35/0.7 4020S-820=0.34/0.5 4020S-101=0.31/0.48",
      automotive: { series: /^ASPIAIG$/, type: /^Q/ },
      names: "ASPI-0630LR=7.2x6.65",
    },
  ],
  Bourns: bourns,
  "Cal-Chip": [
    // Source: data sheets of the GMC series (datasheet.live 01dbe215, eeworld.com 58901549); lines of BOMs with other
    // manufacturers' numbers; for 1210, a KiCad schematic.
    {
      type: "capacitor",
      number: "GMC{size}{characteristic}{value}{tolerance}{voltage}(?:NT[A-Z0-9]*)?(?:-.*)?",
      size: "04=0402 10=0603 21=0805 31=1206 32=1210",
      characteristic: "CG=C0G X5R X6S X7R Y5V? Z5U?",
      voltage: "6R3=6.3 10 16 25 50 100?",
      tolerance: "B? C D? F? G J K M Z?",
    },
  ],
  CCTC: [
    // Voltages are read only up to 50 V, where both interpretations of the code agree. Source: no guide;
    // zhoel-sherk/VALVET; a few lines of BOMs.
    {
      // An example is TCC0603X7R104K500.
      type: "capacitor",
      number: "TCC{size}{characteristic}{value}{tolerance}{voltage}[A-Z]{1,3}",
      size: "0201? 0402? 0603 0805? 1206? 1210?",
      characteristic: "C0G? COG=C0G? NP0=C0G? NPO=C0G? X5R X7R? X6S?",
      voltage: "6R3=6.3 100=10 160=16 250=25 350=35 500=50",
      tolerance: "B? C? D? F? G? J? K M?",
    },
  ],
  Cjiang: [
    // Source: ordering guide; numbers of BOMs.
    {
      type: "shielded power inductor",
      number: "(?:FNR|FTC){body:[0-9]{4,6}}[A-Z]?{value}{tolerance}[A-Z0-9]*",
      tolerance: "M N",
      body: "square",
    },
    // Source: ordering guide; numbers of BOMs.
    {
      type: "shielded power inductor",
      number: "(?:FXL|FHD){body:[0-9]{4}}[A-Z]?-{value}-{tolerance}[A-Z0-9]*",
      tolerance: "M N?",
      bodies: moldedBodies,
    },
  ],
  Coilcraft: coilcraft,
  Cyntec: [
    // 063T is 7.1 x 6.6 mm, and 3 mm high. Source: ordering guide; numbers of BOMs.
    {
      // The series are PCMC and PCMB.
      type: "shielded power inductor",
      number: "PCM[BC]{body:[0-9]{3}[A-Z]}-{value}{tolerance}[A-Z0-9]*",
      tolerance: "M N?",
      bodies: "042T=4.45x4.06x2 053T=5.5x5.2x3 063T=7.1x6.6x3 065T=7.1x6.6x5 104T=11.5x10.3x4 135T=13.5x12.6x5",
    },
  ],
  Darfon: [
    // Sizes are metric. TDK's similar numbers have a digit and a letter (1H) between characteristic and value. A is
    // automotive. Source: MLCC general-purpose list, Rev. 202204 (in jshebey/PushPin) and Rev. 202510
    // (zhoel-sherk/VALVET).
    {
      // An example is C1005NP0101JGTS.
      type: "capacitor",
      number: "C{size}{characteristic}{value}{tolerance}{voltage}[TNAPDEW]{application:[SQFA]}?[A-Z0-9]?",
      size: "0402=01005? 0603=0201? 1005=0402? 1608=0603? 2012=0805? 3216=1206? 3225=1210? 4520=1808? 4532=1812?",
      characteristic: "NP0=C0G? X8G? X8R? X7R? X7S? X7T? X7U? X6S? X6T? X5R?",
      voltage:
        "T=2.5 B=4 C=6.3 D=10 E=16 F=25 N=35 G=50 H=100? J=200? K=250? L=500? M=630? P=1000? Q=2000? R=3000? S=4000?",
      tolerance: "A? B C D F G? J K M",
      automotive: { application: /^A$/ },
    },
  ],
  Eaton: [
    // The ending distinguishes them from Coilcraft's numbers, which are in nH. Source: data sheets; numbers of BOMs; for
    // the ratings, PM4311 (datasheet.live c6872796).
    {
      type: "shielded power inductor",
      number:
        "(?:DR|SD){body:73|74|125|127|1030|1040|1050|3110|3112|3114|3118|3812|3814|10|12|14|18|20|25|53|6020|6030|7030}-{value}-R",
      bodies:
        "73=7.6x7.6x3.55 74=7.6x7.6x4.35 125=12.5x12.5x6 127=12.5x12.5x8 1030=10.3x10.5x3 1040=10.3x10.5x4 1050=10.3x10.5x5 3110=3.1x3.1x1 3112=3.1x3.1x1.2 3114=3.1x3.1x1.4 3118=3.1x3.1x1.8 3812=3.8x3.8x1.2 3814=3.8x3.8x1.4 10=5.2x5.2x1 12=5.2x5.2x1.2 14=5.2x5.2x1.45 18=5.2x5.2x1.8 20=5.2x5.2x2 25=5.2x5.2x2.5 53=5.2x5.2x3 6020=6x6x2 6030=6x6x3 7030=7x7x3",
      ratings:
        "10-R47=2.59/3.54 10-1R0=1.93/2.25 10-1R5=1.6/1.91 10-2R2=1.35/1.65 10-3R3=1.24/1.31 10-4R7=1.04/1.08 10-6R2=0.94/0.92 10-8R2=0.8/0.8 10-100=0.76/0.752 10-150=0.613/0.605",
    },
    // Source: technical data 4086 and 10230; rows of distributors.
    {
      type: "shielded power inductor",
      number: "MPI{series:A?}{body:4040R[1-4]}-{value}-R",
      bodies: "4040R1=4.45x4.06x1.2 4040R2=4.45x4.06x1.5 4040R3=4.45x4.06x1.85 4040R4=4.45x4.06x2",
      automotive: { series: /A/ },
    },
  ],
  Fenghua: [
    // Source: MLCC NPO p. 1 and X7R p. 1-2, How to order, as quoted in zhoel-sherk/VALVET; sakoPO/partname-resolver.
    {
      // An example is 0603B104K500NT.
      type: "capacitor",
      number: "{size}-?{characteristic}{value}{tolerance}{voltage}[NS][TB]",
      size: "0201? 0402 0603 0805 1206 1210? 1808? 1812? 2220? 2225?",
      characteristic: "CG=C0G COG=C0G? B=X7R X=X5R? F=Y5V?",
      voltage: voltageDigits,
      tolerance: "B? C? D? F? G? J K M? Z? S?",
    },
  ],
  "Holy Stone": [
    // The voltage is in volts below 100 V (007 is 6.3 V), otherwise two digits and a power of ten. Source: ordering
    // guide; 58 rows of distributors.
    {
      // An example is C1206X104K050T.
      type: "capacitor",
      number: "C{size}{characteristic}{value}{tolerance}{voltage}T[A-Z0-9]{0,3}",
      size: "0402 0603 0805 1206 1210 1808? 1812 1825? 2220? 2225?",
      characteristic: "N=C0G X=X7R B=X5R R=X7S S=X6S",
      voltage:
        "007=6.3 010=10 016=16 025=25 035=35 050=50 101=100 201=200 251=250 501=500 631=630 102=1000 202=2000 302=3000",
      tolerance: "B? C? D? F? G? J K M",
    },
  ],
  HRE: [
    // This isn't TDK's CGA: four digits follow. Voltages are read only up to 50 V, where both interpretations of the
    // code agree. Source: no guide; a few lines of BOMs.
    {
      // An example is CGA0603X7R104K500.
      type: "capacitor",
      number: "CGA{size}{characteristic}{value}{tolerance}{voltage}[A-Z]{1,3}",
      size: "0201? 0402? 0603 0805 1206? 1210?",
      characteristic: "C0G? COG=C0G? NP0=C0G? NPO=C0G? X5R? X7R? X6S?",
      voltage: "6R3=6.3 100=10 160=16 250=25 350=35 500=50",
      tolerance: "B? C? D? F? G? J? K? M?",
    },
  ],
  Johanson: [
    // Voltage 502 is left out: it is that of a safety capacitor for 250 V AC. Source: ordering guide; checked on lines
    // of BOMs and rows of distributors.
    {
      // An example is 500R07S1R0BV4T.
      type: "capacitor",
      number: "{voltage}{shape:[RSX]}{size}{characteristic}{value}{tolerance}[A-Z][0-9][A-Z]*(?:-.*)?",
      size: "05=0201 07=0402 14=0603 15=0805 18=1206 41=1210 43=1812",
      characteristic: "L=C0G N=C0G S=C0G W=X7R X=X5R",
      voltage: "6R3=6.3 100=10 160=16 250=25 500=50 101=100 201=200 251=250 501=500 631=630 102=1000 202=2000 302=3000",
      tolerance: "A B C D F G J K M",
      highQ: { shape: /^S$/, characteristic: /^S$/ },
    },
    // Source: rows of distributors, which all agree; no guide was seen.
    {
      // An example is QSCF500Q1R0B1GV001T.
      type: "capacitor",
      number: "[A-Z]{2}{size}{voltage}{characteristic}{value}{tolerance}[0-9][A-Z][A-Z0-9]{4,6}",
      size: "CD=0201 CF=0402 CP=0603 CT=0805 DD=1206 DF=1210 DR=1812",
      characteristic: "G=C0G Q=C0G W=X7R X=X5R",
      voltage: "6R3=6.3 100=10 160=16 250=25 500=50 101=100 201=200 251=250 501=500 631=630 102=1000 202=2000 302=3000",
      tolerance: "A B C D F G J K M",
      highQ: { characteristic: /^[GQ]$/ },
    },
    // B was ±0.2 nH in earlier lists. Source: data sheets of the RF ceramic chip inductors (datasheet.live 9a19e7a8,
    // datasheet.cloud cbabd33b).
    {
      // The series are L-05, L-07, and L-14.
      type: "RF inductor",
      number: "L-{size}[BC]{value}{tolerance}[VT][46][EST]",
      size: "03=01005 05=0201 07=0402 14=0603 15=0805",
      tolerance: "B= C S J K",
    },
  ],
  KEMET: kemet,
  "Kyocera AVX": kyoceraAvx,
  Laird: [
    // Source: the series' tables, 280 numbers with dimensions.
    {
      type: "shielded power inductor",
      number: "(?:MGVS|MGVT|MGV|MGAH|MGHS){body:[0-9]{4}(?:10|12)?}S?{value}{tolerance}-[A-Z0-9]+",
      tolerance: "M N?",
      bodies:
        "0302=3.5x3.2x1.8 0312=3.5x3.2x1 0402=4.5x4.1x2 0412=4.45x4.06x1 0502=5.5x5.1x2 0503=5.5x5.1x3 0512=5.5x5.2x1 0602=7.2x6.7x2 0603=7.2x6.6x2.8 0604=7.3x6.7x4 0605=7.3x6.7x4.8 0625=7.2x6.7x2.4 1004=11x10x3.8 1005=11x10x4.8 1205=13.5x12.6x5 1207=13.5x12.6x6.2 1707=17.6x16.9x6.7 201610=2x1.6x1 252010=2.5x2x1 252012=2.5x2x1.2 322512=3.2x2.5x1.2",
    },
    // Source: ordering guide; numbers of BOMs.
    {
      type: "shielded power inductor",
      number: "TYS{body:[0-9]{4}}{value}{tolerance}-[A-Z0-9]+",
      tolerance: "M N",
      body: "square",
    },
  ],
  Multicomp: [
    // The codes are those of Walsin's special series. Source: five numbers.
    {
      // The series are MCMT and MCSH.
      type: "capacitor",
      number: "MC(?:MT|SH){size}{characteristic}{value}{tolerance}{voltage}[CL][TQGB]",
      size: "15=0402? 18=0603 21=0805",
      characteristic: "N=C0G B=X7R? X=X5R?",
      voltage: voltageDigits,
      tolerance: "A? B? C? D? F G? J? K? M? Z?",
    },
    // After MC, the codes are those of Walsin's numbers. Source: lines of BOMs.
    {
      // An example is MC0603B104K500CT.
      type: "capacitor",
      number: "MC-?{size}{characteristic}{value}{tolerance}{voltage}[CL]T?",
      size: "01R5=01005? 0201? 0402 0603 0805 1206 1210 1808? 1812? 1825? 2220? 2225?",
      characteristic: "N=C0G B=X7R X=X5R F=Y5V",
      voltage: voltageDigits,
      tolerance: "A? B? C? D? F G? J? K? M Z?",
    },
  ],
  Panasonic: [
    // B is X7R or X5R, which the number doesn't determine. Source: ordering guide; ten numbers.
    {
      type: "capacitor",
      number: "ECJ-?{size}[A-Z]{characteristic}{voltage}{value}{tolerance}?[A-Z0-9]?",
      size: "Z=0201? 0=0402 1=0603 2=0805 3=1206",
      characteristic: "C=C0G? B=",
      voltage: "0G=4 0J=6.3 1A=10 1C=16 1E=25 1H=50 2A=100",
      tolerance: "C? D? J? K M Z?",
    },
    // The digit after ETQP is the height, and the last letter the sides. Source: the series' pages.
    {
      type: "shielded power inductor",
      number: "ETQP-?{thickness:[3-6]}M{value}[A-Z][A-Z]{body:[PNMKC]}",
      thickness: "3=3 4=4 5=5.4 6=6",
      bodies: "P=5.5x5 N=6.5x6 M=7.5x7 K=8.5x8 C=10.7x10",
    },
  ],
  Pulse: [
    // The value's code isn't always the inductance: .101 is 105 or 120 nH. Source: data sheet SPM2007 of the power
    // beads; numbers of BOMs.
    {
      // The series are PA051x, PA121x, and PA151x.
      type: "power inductor",
      number: "PA{body:0511|0512|0513|0515|1211|1212|1513}[.][0-9]{3}[NH]LT?",
      bodies:
        "0511=10.2x7x4.96 0512=7x7x4.96 0513=13.5x13x8 0515=11.2x11.2x9 1211=10.2x7x4.96 1212=7x7x4.96 1513=13.5x13x8",
    },
  ],
  "Samsung Electro-Mechanics": [
    // Not decoded are characteristics K and J, tolerances H, L, V, and U, voltage M, and thickness codes that depend on
    // the size. Source: MLCC catalogs of December 2025 (commercial p. 6-7, automotive p. 4-5), as transcribed in
    // zhoel-sherk/VALVET and sakoPO/partname-resolver.
    {
      type: "capacitor",
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
    // Source: rows of distributors.
    {
      // The series are CIGT and CIGW.
      type: "shielded power inductor",
      number: "CIG[TW]{body:[0-9]{6}}[A-Z]{2}{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}{tolerance}[A-Z0-9#]*",
      tolerance: "M",
      body: "square",
    },
  ],
  Sumida: [
    // The height in the name is without the base: CDRH4D18 is at most 2.0 mm high. Source: data sheets; numbers of BOMs;
    // for the names, KiCad's footprints (Inductor_SMD, 7ebfa6b23cc2).
    {
      type: "shielded power inductor",
      number:
        "CDRH-?{body:[0-9]{1,2}D[0-9]{2}|73|74|104R|105R|125|127}(?:/?[A-Z]{1,3}[0-9]{0,3})?(?:NP)?-{value}{tolerance}[A-Z]?(?:-[A-Z0-9]+)?",
      tolerance: "M N",
      bodies:
        "2D09=3x3x1 2D11=3x3x1.2 2D14=3x3x1.55 2D16=3x3x1.8 2D18=3x3x2 3D11=3.8x3.8x1.2 3D14=3.8x3.8x1.5 3D16=3.8x3.8x1.8 3D18=3.8x3.8x2 3D28=3.8x3.8x3 4D11=4.7x4.7x1.2 4D14=4.7x4.7x1.5 4D16=4.7x4.7x1.8 4D18=4.7x4.7x2 4D22=4.7x4.7x2.4 4D28=4.7x4.7x3 5D14=5.7x5.7x1.5 5D16=5.7x5.7x1.8 5D18=5.7x5.7x2 5D28=5.7x5.7x3 6D12=6.7x6.7x1.5 6D26=6.7x6.7x2.8 6D28=6.7x6.7x3 6D38=6.7x6.7x4 8D28=8x8x3 8D38=8x8x4 8D43=8x8x4.5 73=7.3x7.3x3.4 74=7.3x7.3x4.5 104R=10.3x10.5x4 105R=10.3x10.5x5.1 125=12.3x12.3x6 127=12.3x12.3x8",
      names: "CDMC6D28=7.25x6.5",
    },
    // Source: data sheets; numbers of BOMs.
    {
      type: "unshielded power inductor",
      number: "CR{body:43|54|75|105}(?:/?[A-Z]{1,3})?NP-{value}{tolerance}[A-Z]?(?:-[A-Z0-9]+)?",
      tolerance: "K M N",
      bodies: "43=4.5x4x3.5 54=5.8x5.2x4.8 75=7.8x7x5 105=10.4x9.4x5.4",
    },
    // Many manufacturers make these bodies, and name them without a value: CD54. Source: data sheets of CD105B
    // (eeworld.com 24316906) and of the same bodies as VE3521 to VE1054 (doczj.com 5815387846).
    {
      type: "unshielded power inductor",
      number: "CD{body:32|43|53|54|73|75|104|105}B?(?:NP)?-{value}{tolerance}[A-Z]?(?:-[A-Z0-9]+)?",
      tolerance: "K M N?",
      bodies: "32=3.5x3x2.1 43=4.5x4x3.2 53=5.8x5.2x3.5 54=5.8x5.2x4.5 73=7.8x7x3.5 75=7.8x7x5 104=10x9x4 105=10x9x5.4",
    },
  ],
  Sunlord: [
    // Source: ordering guide; checked on lines of BOMs and rows of distributors.
    {
      type: "shielded power inductor",
      number:
        "(?:SWPA|MWSA|SPH|WPN){body:[0-9]{4,6}}[A-Z]?-?{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}}{tolerance}T[A-Z0-9]*",
      tolerance: "M N",
      body: "square",
      bodies:
        "0402=4.4x4.2x2 0412=4.4x4.2x1.2 0420=4.4x4.2x2 0502=5.4x5.2x2 0503=5.4x5.2x3 0602=7x6.6x2 0603=7x6.6x3 0604=7x6.6x4 0605=7x6.6x5 0804=8.5x8x4 1004=11x10x4 1005=11x10x5",
    },
    // Source: ordering guide; few lines of BOMs.
    {
      type: "inductor",
      number: "SDFL{size}[A-Z]{value:R[0-9]{2}|[0-9]R[0-9]|[1-9][0-9]{2}|[0-9]{2}N}{tolerance}T[A-Z0-9]*",
      size: "1005=0402? 1608=0603 2012=0805 3216=1206?",
      tolerance: "K M?",
    },
    // Source: ordering guide; few lines of BOMs.
    {
      type: "RF inductor",
      number: "SDCL{size}[A-Z]{value:[0-9]N[0-9]|[0-9]{2}N|R[0-9]{2}}{tolerance}[A-Z0-9]*",
      size: "0402=01005? 0603=0201? 1005=0402 1608=0603 2012=0805?",
      tolerance: "B? C? S? G? H? J K?",
    },
  ],
  Sunltech: [
    // Source: numbers of BOMs, with the bodies that they name.
    {
      // The series are SLO and SLH.
      type: "shielded power inductor",
      number: "SL[OH]{body:[0-9]{4}}[A-Z]?{value}{tolerance}T[A-Z0-9]*",
      tolerance: "M N?",
      bodies: moldedBodies,
    },
  ],
  SXN: [
    // Source: numbers of BOMs, with the bodies that they name.
    {
      type: "shielded power inductor",
      number: "SMMS{body:[0-9]{4}}-?{value}-?{tolerance}[A-Z0-9]*",
      tolerance: "M N?",
      bodies: moldedBodies,
    },
  ],
  "Taiyo Yuden": taiyoYuden,
  TDK: tdk,
  Viking: [
    // Source: data sheet of the AL series, revision C2 (datasheet.directory 84a3d15e).
    {
      type: "RF inductor",
      number: "AL{size}{tolerance}T{value:[0-9]N[0-9]|[0-9]{2}N[0-9]?}(?:0[12])?",
      size: "01=0201 02=0402",
      tolerance: "B C S F G H J",
    },
  ],
  Vishay: vishay,
  Walsin: [
    // The numbers end in CT; with the ending NT or NB they are Fenghua's. Source: MLCC Product Catalog, How to order,
    // as quoted in zhoel-sherk/VALVET; partmanager/partsdb.
    {
      // An example is 0603B104K500CT.
      type: "capacitor",
      number: "{size}-?{characteristic}{value}{tolerance}{voltage}(?:[CL][TQGB]?[A-Z0-9]{0,3})?",
      size: "01R5=01005? 0201 0402 0603 0805 1206 1210 1808? 1812 1825? 2220? 2225?",
      characteristic: "N=C0G G=X8G? R=X8R? B=X7R A=X7S? S=X6S X=X5R F=Y5V",
      voltage: voltageDigits,
      tolerance: "A B C D F G J K M Z",
    },
    // Source: ordering guide; seven lines of BOMs.
    {
      type: "capacitor",
      number: "(?:RF|HH|MG){size}{characteristic}{value}{tolerance}{voltage}[CL][TQGB]",
      size: "15=0402 18=0603 21=0805?",
      characteristic: "N=C0G B=X7R X=X5R?",
      voltage: voltageDigits,
      tolerance: "A? B C D? F G? J? K M? Z?",
    },
  ],
  "Würth Elektronik": wuerth,
  Yageo: [
    // These are Phycomp's numbers from before they named a series. Source: a few lines of BOMs; the codes of voltages
    // are those of the series CC.
    {
      // An example is 0805 CG 471 J 9 B B.
      type: "capacitor",
      number: "{size}{characteristic}{value}{tolerance}{voltage}B[B23][A-Z0-9]{0,2}",
      size: "0402 0603 0805 1206 1210 1812?",
      characteristic: "CG=C0G 2R=X7R 2F=Y5V",
      voltage: "6=10? 7=16? 8=25 9=50 0=100?",
      tolerance: "C? D? F? G? J K M? Z?",
    },
    // CC is the general series, CQ has a high Q, and CS a soft termination; AC, AQ, and AS are their automotive
    // versions. CX (X2Y) is left out: it has more than two terminals. The capacitance comes last. Source: ordering
    // guides of the CC and AC series; sakoPO/partname-resolver; partmanager/partsdb.
    {
      type: "capacitor",
      number:
        "{series:CC|AC|AQ|AS|CQ|CS}-?{size}{tolerance}[RKPFC]{characteristic}{voltage}[BN][BNCD]{value}[A-Z0-9]{0,3}",
      size: "0100=01005 0201 0402 0603 0805 1206 1210 1808? 1812 2220",
      characteristic: "NPO=C0G NP0=C0G C0G? COG=C0G? X5R X6S X7R X8R Y5V",
      voltage: "4 5=6.3 6=10 7=16 8=25 G=35 9=50 0=100 A=200 Y=250 B=500 Z=630 C=1000 D=2000 E=3000",
      tolerance: "A B C D F G J K M Z",
      automotive: { series: /^A/ },
      softTermination: { series: /^[CA]S$/ },
      highQ: { series: /^[CA]Q$/ },
    },
  ],
};
