import type { ComponentKind, KindFamily } from "./component-kind";
import { kindWeights } from "./kind-weights";

/** What a designator says: `C1` is any capacitor, `L3` an inductor or a bead, `FB1` a bead, `D4` a diode. */
interface DesignatorSign {
  readonly family: KindFamily;
  /** null: the designator leaves the kind open. */
  readonly kind: ComponentKind | null;
  readonly weight: number;
}

/** undefined for letters that boards use differently. */
export function signOfDesignator(designator: string): DesignatorSign | undefined {
  const end = designator.search(/[^A-Za-z]/);
  // Eagle names any part without a prefix so: `U$9`.
  if (designator[end] === "$") return undefined;
  return designators.get((end < 0 ? designator : designator.slice(0, end)).toUpperCase());
}

/** Source: IEEE 315, IEC 81346, and GOST 2.710, and what 273 BOM files use. */
const designators: ReadonlyMap<string, DesignatorSign> = new Map(
  (
    [
      ["capacitor", null, "C CAP CP CE CBULK CT"],
      ["coil", null, "L IND"],
      ["coil", "ferriteBead", "FB FER BEAD FERR"],
      ["resistor", null, "R RES RN RP RA RS RSENSE RPACK RR"],
      ["other", null, "JP TP H MH MP M E LS BZ SPK SJ FID HS MK PCB PS LOGO"],
      ["other", "diode", "D VD"],
      ["other", "diode", "CR", kindWeights.ambiguousDesignator],
      ["other", "led", "LED LD DS"],
      ["other", "zenerDiode", "DZ ZD"],
      ["other", "tvsDiode", "TVS ESD"],
      ["other", "transistor", "Q VT"],
      ["other", "transformer", "T TR"],
      ["other", "integratedCircuit", "U IC DD DA"],
      ["other", "crystal", "X Y XTAL"],
      ["other", "oscillator", "OSC"],
      ["other", "connector", "J P CN CON CONN USB TB XP XS XT"],
      ["other", "switch", "S SW"],
      ["other", "relay", "K RLY"],
      ["other", "fuse", "F FUSE FU"],
      ["other", "battery", "BT BAT"],
      ["other", "antenna", "ANT AE"],
      ["other", "filter", "FL"],
      ["other", "varistor", "MOV VAR"],
      ["other", "thermistor", "RT TH NTC"],
      ["other", "potentiometer", "RV VR POT"],
      ["other", "module", "MOD"],
    ] as const
  ).flatMap(([family, kind, prefixes, weight = kindWeights.designator]) =>
    prefixes.split(" ").map((prefix) => [prefix, { family, kind, weight }] as const),
  ),
);

/**
 * The kind that the name of a footprint contains: `CP_Radial_D5.0mm`, `L_0603`, `R0603`, `EIA-3216-18`. Weak evidence,
 * because boards use the footprint of a capacitor for a bead of the same size.
 */
export const kindOfFootprint = kindFinder({
  tantalumCapacitor:
    /EIA[-_]?(?:3216-1[028]|3528-\d\d|6032-\d\d|7343-\d\d|7360-\d\d|2012-12)|CASE[-_ ]?[A-EVX](?![A-Z0-9])|TANTAL|C?P?_?TANT?|SMC[-_][A-E]\b|CAPMP/i,
  aluminumCapacitor:
    /(?:^|[^A-Z])(?:CP[-_]|CAPP?AE|CAPPR|CAPPM|CPOL|C[-_]ELEC|CAP[-_]?ELEC|ELKO|PANASONIC[-_ ][A-HJ]\d?\b|PANASONIC_EEV|E2,5-|CP?_RADIAL_D\d|CAP-(?:SMD|TH)_BD|UD-\d|CE-)|SMD ?ELCO/i,
  filmCapacitor: /(?:^|[_-])[FM]K[PST]\d/i,
  ferriteBead: /(?:^|[^A-Z])(?:FB|FERRITE|BEAD)[-_]?(?:SMD|BEAD)?[-_]?\d{4}/i,
  inductor:
    /(?:^|[^A-Z])(?:L|IND[A-Z]?|INDUCTORS?(?:_SMD)?)[-_: ]?(?:SMD|TH|SM)?[-_:]?(?:L_)?\d{3,4}(?!\d)|(?:^|:)L_|^INDUCTORS?[_:]|^IND[-_](?:SMD|TH)/i,
  resistor:
    /(?:^|[^A-Z])(?:R|RES[A-Z]?|RESISTORS?(?:_SMD)?)[-_: ]?(?:SMD|SM)?[-_:]?(?:R_)?\d{4}(?!\d)|(?:^|:)R_|^RESISTORS?[_:]/i,
  capacitor:
    /(?:^|[^A-Z])(?:C|CAP[A-Z]?|CAPACITORS?(?:_SMD)?)[-_: ]?(?:SMD|SM)?[-_:]?(?:C_)?\d{3,4}(?!\d)|(?:^|:)C_|^CAPACITORS?[_:]/i,
  led: /(?:^|[^A-Z])LED[-_]?(?:SMD|\d{4})/i,
  integratedCircuit:
    /(?:^|[^A-Z])(?:SO[TPD][-_ ]?\d|SOIC|TSSOP|SSOP|QF[NP]|LQFP|DFN|BGA|SMA|SMB|DO-?\d|TO-?\d|SC-?\d\d|CRYSTAL|XTAL|PINHEADER|MELF)/i,
});

/**
 * The kind of a number whose series is known, though its values can't be decoded: tantalum, aluminum, beads,
 * resistors. Source: the manufacturers' ordering guides, and numbers of BOMs whose lines say the kind.
 */
export const kindOfNumber = kindFinder({
  tantalumCapacitor:
    /^(?:T(?:49[0-9]|5[0-9][0-9]?|35[0-9])[A-Z]|TAJ[A-Z]|TPS[A-EVWY]\d{3}|TCJ[A-Z]\d|TAP\d{3}|TLJ[A-Z]|TMJ[A-Z]|F9[1238]\d|293D|29[1-8]D|59[1-7]D|TR3[A-E]|TMC[A-Z]\d|CA45|267M|6TPE|4TPE|2R5TPE|EEFC?|T52\d|TCN[A-Z]4)/,
  polymerCapacitor: /^(?:ECAS[A-Z]?\d|EEH-?|A7[56]\d|APXA|PCV\d|PCX\d|SVP|1[06]SVP|2[05]SVP|35SVP|OCV|EEF-)/,
  aluminumCapacitor:
    /^(?:EEE|EEU|EEV|ECA-?\d|EC[EO][AS]|U(?:WT|WX|WD|WP|UD|UR|VR|VZ|VK|HE|PW|PM|CD|CM|CL|SR|KL|ES)\d|RVT\d|RVE|VES\d|VE-?\d{3}|VEJ\d|ED[HKT]\d{3}M|U[A-Z]{2}[0-2][A-Z]\d[\dR]\d[KM]|EMV[AEYZ]|EMZ[AR]|EKM[GEQ]|EKY|EKZ|ELXZ?|860\d{9}|865\d{9}|AEA|MAL2|RGA|RHA\d{3}|SK\d{3}M|ESK\d|YXF|CA\d{3}M|\d{2}ZLH)/,
  filmCapacitor:
    /^(?:ECQ|ECW|ECPU|ECHU|MKP|MKS|MKT|FKP|R82[A-Z]{2}|R46|PHE|B3[2]\d{3}|BFC2|(?:0201|0402|0603|0805)[1-6YZ]J\dR|DME|CBB|ECH-U)/,
  feedthroughCapacitor: /^(?:DSN6|DSS[0-9A-Z]\d|NFM|NFE|YFF\d|CX(?:0402|0603|0805|1206)[KM])/,
  commonModeChoke:
    /^(?:DL[WMP]\d|ACM\d{3,4}|PLT\d|DLP|CMF|SRF\d{4}|7442[37]\d|B8279\d|WCM\d|MCZ|TCM\d{4}|ACT(?:45|1210)|SDCW|CMC|EXC-?(?:14|16|18|24|28|34)C[A-Z]|RN[12]\d\d-)/,
  thermistor: /^(?:NC[PU]\d{2}[A-Z]|NTCG|NTCLE|NTCS|NTHS|B5\d{4}|PRF\d|PTS\d)/,
  resonator: /^(?:CST[CNRLE]{2}|CSTL|CERALOCK|ZTT|AWSCR)/,
  crystal: /^(?:ABM\d|ABS\d|ABLS|NX\d{4}|FC-?1\d|FA-?\d{3}|ECS-(?!MP)|CX\d{4}|TSX-|XRCGB|X\d{4}\d{2}M|LFXTAL)/,
  ferriteBead:
    /^(?:BL[AEFHMT]\d|MPZ\d|MMZ\d|MFZ|MH[A-Z]?\d{4}-|MI\d{4}[A-Z]\d|HI\d{4}[A-Z]\d|HZ\d{4}[A-Z]\d|LI\d{4}[A-Z]\d|LF\d{4}[A-Z]\d|74279\d|BK[HP]?\d{4}|FBM[HLJ]?\d|BKP|GZ\d{4}[A-Z]\d|UPZ\d|PZ\d{4}|PB[YZ]\d|CBG\d|CIM\d|CIB\d|CIC\d|CIS\d|ILBB|ILHB|BBNZ|BMB\d|BMC\d|ACML|BLM|MU\d{4}-|FCM\d{4}|EXC[-A-Z]|FB\d{4}|WLBD|HCB\d{4}|MCB\d{4}|QT\d{4}RL|Z\d{4}C|CZB|HB\d{4}|SB[JKNY]\d{4}|BKT\d)/,
  resistor:
    /^(?:RC\d{4}[FJDK]|RC-?\d{2}|AC0\d{3}[FJ]R-|ERJ|ERA-?\d|CRCW|CRG\d|RMCF|RNCP|RG\d{4}|RK73|WK73|TNPW|MCR\d{2}|WR\d{2}|0\d{3}W[A-Z]{2}|1206W|RTT\d|CR\d{4}-|RR\d{4}|RT\d{4}[BDF]|SR\d{4}|CSR\d|CSRN|WSL|LRMA|PT\d{4}|RL\d{4}|TLR|FRC\d{4}|MFR-|CFR-|RN5\d|RN6\d|CMF\d|R[SC]-0\d[KL]|RHM\d|PE\d{4}[A-Z]|KRL|SMDR(?!H)|LVK|LR\d{4}|ESR\d{2}|RMEF|ARG0|AS0\d|ERJ-|(?:0201|0402|0603|0805|1206|1210|2512)[WS][0-9A-Z][FJ]\d|MCWR\d|MC\d\dW\d{4}|CR[AM]\d{4}|SG73|RN73|RHC\d|WCR\d|CPF\d{4})/,
  resistorNetwork: /^(?:EXB|CAY1|CAT1|YC\d{3}|4D0\d|RAVF|742C|MNR)/,
});

/** The first kind whose pattern fits. */
function kindFinder(
  patterns: Readonly<Partial<Record<ComponentKind, RegExp>>>,
): (text: string) => ComponentKind | null {
  const ordered = Object.entries(patterns) as [ComponentKind, RegExp][];
  return (text) => ordered.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
