import type { ComponentKind } from "../claims/component-kind";
import type { Family } from "./family";

/**
 * The codes mean the same in all series of ceramic capacitors. The codes of AC voltages aren't in the table: E2, GB,
 * GD, GF. Source: the manufacturer's part numbering sheet, and its list of 26,179 parts, 2026.
 */
const ceramic = {
  characteristic:
    "1X=SL 2C=CH 3C=CJ 3U=UJ 4C=CK 5C=C0G 5G=X8G 7U=U2J 9E=ZLM B1=B B3=B C6=X5S C7=X7S C8=X6S D6=X5T D7=X7T D8=X6T E7=X7U L8=X8L M8=X8M N8=X8N R1=R R6=X5R R7=X7R R9=X8R W0=X7T Z7=X7R F5=Y5V E4=Z5U",
  voltage:
    "0D=2 0E=2.5 0G=4 0J=6.3 1A=10 1C=16 1D=20 1E=25 1H=50 1J=63 1K=80 2A=100 2D=200 2E=250 2W=450 2H=500 2J=630 3A=1000 3B=1250 3D=2000 3F=3150 YA=35 BB=350 EA=2.5 EB=4 EC=6.3 ED=10 EE=16 EF=25 EG=35 EH=50 EL=100 LF=1000 LG=1250 LP=450 LQ=630 LU=500 LV=630 LW=1000 LX=1250",
  tolerance: "B C D F G J K M R=±2.5% W Z",
} as const;

/**
 * The codes after the series of a chip. A number that was cut isn't in the service's data, but the codes it has can be
 * read.
 */
const chip =
  "{size:[0-9A-Z]{2}}[0-9A-Z]{characteristic:[0-9A-Z]{2}}{voltage:[0-9A-Z]{2}}{value}(?:{tolerance:[A-Z]}(?:{end:[0-9A-Z]{3}[A-Z#]?}|[0-9A-Z]{0,2}))?";

/** The manufacturer's series in the service's categories, whose codes count where the service doesn't have a number. */
export const ownFamilies: readonly Family[] = [
  {
    ...ceramic,
    // The series are GRM, GCM, GRT, KRM, and ZRB.
    type: "capacitor",
    number: `{series:G[CGJMQRX][0-9A-Z]|GNM|GA[23]|K[CR][0-9A-Z]|ZR[AB]|EVA}${chip}`,
    size: "01=008004 02=01005 03=0201 15=0402 18=0603 21=0805 22=1111 31=1206 32=1210 42=1808 43=1812 52=2211 55=2220",
    automotive: { series: /^(?:GC[3CDEGJMQ]|GRT|GG[DM]|GXT|KC|KRT)/ },
  },
  {
    ...ceramic,
    // The series are LLL and LLC.
    type: "capacitor",
    number: `{series:LL[A-Z]}${chip}`,
    reversed: { series: /^LL[CL]/ },
  },
  {
    ...ceramic,
    // The series are RDE, RCE, and RHE.
    type: "leaded capacitor",
    number:
      "{series:R[CDHP][EFS]}{characteristic:[0-9A-Z]{2}}{voltage:[0-9][A-Z]}{value}{tolerance:[A-Z]}[0-9A-Z](?:[A-Z][0-9]|DB|DG)[0-9A-Z]{3}[AB]?",
    automotive: { series: /^R[CH]/ },
  },
  // Source: the manufacturer's part numbering sheet.
  {
    type: "leaded capacitor",
    number:
      "(?:D[EH][0-9A-Z]{5}{value}{tolerance:[A-Z]}(?:[A-Z][0-9]|BN)[0-9A-Z]{0,5}|DH[RSK][0-9][A-Z][0-9][A-Z][0-9]{3}[KMZ][0-9A-Z]{3})",
    tolerance: "C D J K M Z",
  },
  // Source: the manufacturer's list of 26,179 parts, 2026.
  {
    // The series are LQB, LQG, LQH, LQM, LQP, LQS, and LQW.
    type: "inductor",
    number:
      "LQ[BGHMPSW](?:{size}|{body:[0-9][0-9A-Z]})[A-Z]{2}{value}(?:{tolerance:[A-Z]}(?:{end:[0-9A-Z]{2}(?:[A-Z#]|L[0-9]{2})?}|[0-9A-Z]?))?",
    size: "02=01005 03=0201 15=0402 18=0603 21=0805 31=1206 32=1210 43=1812",
    bodies: "2H=2.5x2 2M=2x1.6 2U=2.62x2.45 3N=3x3 44=4x4 55=5.7x5 5B=5x5 66=6.3x6.3",
    tolerance: "B C D G H J K M N S W",
  },
  // Six digits are the body. Source: the manufacturer's list of 26,179 parts, 2026.
  {
    // The series are DFE201610 and DFE252012.
    type: "shielded power inductor",
    number: "DFE{body:[0-9]{6}}[A-Z]{1,3}-{value}{tolerance:[A-Z]}(?:=P[0-9])?",
    body: "square",
    tolerance: "K M N",
  },
  // Source: the manufacturer's list of 26,179 parts, 2026.
  {
    // The series are DFE21, DFE2H, DFE2M, and DFE32.
    type: "shielded power inductor",
    number: "DFE{body:[0-9][0-9A-Z]}[A-Z]{3}{value}{tolerance:[KMN]}[0-9A-Z]{2,3}[A-Z#]?",
    bodies: "21=2x1.2x0.8 2H=2.5x2x1.2 2M=2x1.6x1.2 32=3.2x2.5x2",
    tolerance: "K M N",
  },
  // With a digit 0 after the letters, a number is another manufacturer's: DE0704-470, 0402HP-4N7X. Source: the
  // manufacturer's list of 26,179 parts, 2026.
  {
    // The series are DEM, DG, FCUL, and MDH.
    type: "power inductor",
    number:
      "{body:(?:D[DEFGM][A-Z]{0,3}[1-9]|F[CD][A-Z]{0,3}[0-9]|MDH[0-9])[0-9]{3,5}}[A-Z]{0,3}-(?:[A-Z]-)?{value}(?:{tolerance:[JKMN]}[AB]?)?(?:=P[0-9])?",
    bodies:
      "DD1274=10x10x5 DEM8045=8x8x4.5 DFE2016=2x1.6x0.65 DFEG7030=7x6.6x3 DFEH7030=7x6.6x3 FCUL0530=6.3x5.7x3 FCUL0624=7.3x6.6x2.4 FCUL0630=7.3x6.6x3 FCUL1040=11.5x10x4 FCUL1060=11.6x10x6 MDH10060=10.1x10x6 MDH6045=6.3x6x4.5 MDH7045=7.4x7x4.5",
    tolerance: "J K M N",
  },
  // Source: the manufacturer's list of 26,179 parts, 2026.
  {
    // Series are, for example, 1217AS, 1255AY, and A915AY.
    type: "power inductor",
    number:
      "(?:#?[AB]?{body:[1-9][0-9]{2,3}}[A-Z]{2,3}-(?:H-)?|DEM[0-9]{4,5}[A-Z]{1,2}){value}{tolerance:[A-Z]}?(?:=P[0-9])?",
    bodies:
      "1217=8x8x4.5 1239=2.5x2x1.2 1248=8x8x4 1255=6x6x4.5 1264=6x6x5 1267=8x8x4 1269=2.5x2x1 1273=8x8x3 1274=10x10x5 1276=3.2x2.5x1 1277=3.2x2.5x1.2 1285=2x1.6x1 1286=2x1.6x1.2",
    tolerance: "J K M N",
  },
];

/**
 * How numbers of these series begin: this recognizes numbers that are mistyped, cut, or of a series that isn't decoded.
 */
export const ownStarts: readonly (readonly [ComponentKind, string])[] = [
  [
    "ceramicCapacitor",
    "G(?:RM|CM|CJ|CG|CH|CQ|CD|CE|C3|GD|GM|J4|JM|MA|MD|QM|R3|R4|R7|RJ|RT|XT|XM|NM|A2|A3)|KC[39AM]|KR[39MT]|LL[ACFGLMR]|ZR[AB]|R[CDHP]E|RHS|RDF",
  ],
  ["inductor", "LQ[BGHMPSW]|DFE"],
];

/**
 * The manufacturer's other categories, by how their numbers begin; null: a kind without a name, such as a buzzer. The service lists
 * only some three-terminal and polymer capacitors of them. Source: the manufacturer's part numbering guides.
 */
export const otherCategories: readonly (readonly [ComponentKind | null, string])[] = [
  ["ferriteBead", "BL[AEFHMT][0-9]|NFZ[0-9]"],
  ["feedthroughCapacitor", "NF[EM][0-9]|DSN6|DSS[0-9A-Z][0-9]"],
  ["polymerCapacitor", "ECAS[A-Z]?[0-9]"],
  ["filter", "BNX[0-9]{3}|NF[AL][0-9]{2}|LF[BDL][0-9]{2}|SAF[EF]"],
  ["commonModeChoke", "DL[MPW][0-9]|PLT[0-9]{2}H|NFG[0-9]"],
  ["thermistor", "NC[GPU][0-9]{2}[A-Z]|PR[FG][0-9]{2}"],
  ["resonator", "CST[CLNR][A-Z0-9]|CERALOCK"],
  ["crystal", "XRC[GTWM]"],
  ["supercapacitor", "DM[FT][0-9]"],
  ["trimmerCapacitor", "TZ[BCRVY][0-9]"],
  ["potentiometer", "PV[A-Z][0-9]"],
  ["sensor", "SCA[0-9]{3}|SCL[0-9]{4}|IRA-"],
  ["module", "LBE[E5]|LBAA|CMWX|MY[LMT][A-Z0-9]{3}|OKI-78|NXE|ME[EV][0-9]"],
  [null, "PK[LM][A-Z0-9]|RSMF"],
];
