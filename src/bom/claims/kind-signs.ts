import { memoize } from "../../product-data/base/memoize";
import type { ComponentKind, KindFamily } from "./component-kind";
import { kindWeights } from "./kind-weights";

/** What a designator says: `C1` is any capacitor, `L3` an inductor or a bead, `FB1` a bead, `D4` a diode; or a text. */
export interface KindSign {
  readonly family: KindFamily;
  /** null: it leaves the kind open. */
  readonly kind: ComponentKind | null;
  readonly weight: number;
}

/** What a designator says; undefined for letters that boards use differently. */
export function signOfDesignator(designator: string): KindSign | undefined {
  const end = designator.search(/[^A-Za-z]/);
  // Eagle gives any part without a prefix a name such as `U$9`.
  if (designator[end] === "$") return undefined;
  return designators.get((end < 0 ? designator : designator.slice(0, end)).toUpperCase());
}

/** Source: IEEE 315, IEC 81346, and GOST 2.710, and what 273 BOM files use. */
const designators: ReadonlyMap<string, KindSign> = new Map(
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
 * The kind that the name of a footprint contains: `CP_Radial_D5.0mm`, `L_0603`, `R0603`, `EIA-3216-18`. This is weak
 * evidence, because boards use the footprint of a capacitor for a bead of the same size.
 */
export const kindOfFootprint = memoize(
  (text): ComponentKind | null => footprints.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
);

const footprints = Object.entries({
  tantalumCapacitor:
    /EIA[-_]?(?:3216-1[028]|3528-\d\d|6032-\d\d|7343-\d\d|7360-\d\d|2012-12)|CASE[-_ ]?[A-EVX](?![A-Z0-9])|TANTAL|C?P?_?TANT?|SMC[-_][A-E]\b|CAPMP/i,
  ceramicCapacitor: /(?:^|:)C_DISC/i,
  aluminumCapacitor:
    /(?:^|[^A-Z])(?:CP[-_]|CAP_P(?:OL)?(?![A-Z])|CAPP?AE|CAPPR|CAPPM|CPOL|C[-_]ELEC|CAP[-_]?ELEC|ELKO|PANASONIC[-_ ][A-HJ]\d?\b|PANASONIC_EEV|E2,5-|CP?_RADIAL_D\d|CAP-(?:SMD|TH)_BD|UD-\d|CE-)|SMD ?ELCO/i,
  filmCapacitor: /(?:^|[_-])[FM]K[PST]\d/i,
  ferriteBead: /(?:^|[^A-Z])(?:FB|FERRITE|BEAD)[-_]?(?:SMD|BEAD)?[-_]?\d{4}/i,
  inductor:
    /(?:^|[^A-Z])(?:L|IND[A-Z]?|INDUCTORS?(?:_SMD)?)[-_: ]?(?:SMD|TH|SM)?[-_:]?(?:L_)?\d{3,4}(?!\d)|(?:^|:)L_|^INDUCTORS?[_:]|^IND[-_](?:SMD|TH)/i,
  resistor:
    /(?:^|[^A-Z])(?:R|RES[A-Z]?|RESISTORS?(?:_SMD)?)[-_: ]?(?:SMD|SM)?[-_:]?(?:R_)?\d{4}(?!\d)|(?:^|:)R_|^RESISTORS?[_:]/i,
  capacitor:
    /(?:^|[^A-Z])(?:C|CAP[A-Z]?|CAPACITORS?(?:_SMD)?)[-_: ]?(?:SMD|SM)?[-_:]?(?:C_)?\d{3,4}(?!\d)|(?:^|:)C_|^C-(?:US|EU)|^CAPACITORS?[_:]/i,
  led: /(?:^|[^A-Z])LED[-_]?(?:SMD|\d{4})/i,
  integratedCircuit:
    /(?:^|[^A-Z])(?:SO[TPD][-_ ]?\d|SOIC|TSSOP|SSOP|QF[NP]|LQFP|DFN|BGA|SMA|SMB|DO-?\d|TO-?\d|SC-?\d\d|CRYSTAL|XTAL|PINHEADER|MELF)/i,
} satisfies Partial<Record<ComponentKind, RegExp>>) as [ComponentKind, RegExp][];
