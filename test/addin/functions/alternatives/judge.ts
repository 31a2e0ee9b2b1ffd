import { covers } from "../../../bom/matching/evaluator";
import { ofNumber } from "./judged-number";

/**
 * Judges the results of ALTERNATIVES for a BOM line by plain means: what the line demands is read from its text and its
 * number with the expressions below, and compared with the offered part's fields. It shares no code with src/bom.
 */

/** A BOM line: a part number of any manufacturer, and the text next to it. */
export interface JudgedLine {
  readonly part: string;
  readonly text: string;
  /** The kind of part, if it is known without the text. */
  readonly kind?: "ceramic capacitor" | "inductor";
}

/** An offered part: the cells of its row by field name, "" for absent ones. */
export type OfferedPart = Readonly<Record<string, string | number | boolean>>;

/** The fields that are judged. */
export const judgedFields = [
  "PartnoWithoutPackageCode",
  "Mounting",
  "Application",
  "Benefits",
  "Standard",
  "SmdType",
  "Capacitance",
  "ToleranceCapacitance",
  "RatedVoltage",
  "RatedVoltageClass",
  "TemperatureCharacteristics",
  "Inductance",
  "InductanceTolerance",
  "RatedCurrentItemp",
  "RatedCurrentIsat",
  "RdcMax",
  "MagneticShieldClass",
  "Length",
  "Width",
  "ThicknessMax",
  "SizecodeInch",
  "SizecodeMm",
  "AecQ200Support",
  "Construction",
] as const;

/** What can be wrong with an offered part. */
export const faults = [
  "mounting",
  "purpose",
  "kind",
  "type",
  "value",
  "voltage",
  "dielectric",
  "tolerance",
  "size",
  "height",
  "AEC-Q200",
  "termination",
  "DC resistance",
  "current",
  "shield",
] as const;
export type Fault = (typeof faults)[number];

interface Demands {
  readonly foreignKind: boolean;
  readonly value: number | null;
  readonly volts: number | null;
  readonly ac: boolean;
  readonly dielectrics: readonly string[];
  /** Percent. */
  readonly tolerance: number | null;
  readonly inch: string | null;
  /** Meters. */
  readonly height: number | null;
  readonly aec: boolean;
  readonly soft: boolean;
  readonly ohms: number | null;
  readonly amperes: number | null;
  readonly shielded: boolean;
  readonly unshielded: boolean;
  /** Meters: length and width. */
  readonly body: readonly [number, number] | null;
  readonly reversed: boolean;
  readonly asksFor: (words: RegExp) => boolean;
}

/** Every fault of an offered part; empty if it fits. */
export function faultsOf(line: JudgedLine, part: OfferedPart): readonly Fault[] {
  const demands = demandsOf(line);
  const text = (name: string): string => String(part[name] ?? "");
  const number = (name: string): number | null => (typeof part[name] === "number" ? part[name] : null);
  const capacitance = number("Capacitance");
  const nominal = capacitance ?? number("Inductance");
  const isCapacitor = capacitance !== null;
  const tolerance = percentOf(text(isCapacitor ? "ToleranceCapacitance" : "InductanceTolerance"), nominal);
  const itemp = number("RatedCurrentItemp");
  const wrong: Record<Fault, boolean> = {
    mounting: text("Mounting") !== "" && !/solder/i.test(text("Mounting")) && !demands.asksFor(/adhesive|bond/i),
    purpose: isForSpecialPurpose(text("Application"), text("Standard"), demands),
    // Two coils in one body are a transformer or a choke.
    kind: demands.foreignKind || /2 coils/.test(text("Construction")),
    type: isCapacitor && !["", demands.reversed ? "LW reversed" : "Two-terminal"].includes(text("SmdType")),
    value: demands.value !== null && (nominal === null || !near(nominal, demands.value)),
    voltage: isCapacitor && demands.volts !== null && !((number("RatedVoltage") ?? 0) >= demands.volts * 0.999),
    dielectric:
      isCapacitor &&
      demands.dielectrics.length > 0 &&
      !demands.dielectrics.some((required) => covers(text("TemperatureCharacteristics"), required)),
    tolerance: demands.tolerance !== null && tolerance !== null && tolerance > demands.tolerance * 1.001,
    size: !fitsSize(demands, text("SizecodeInch"), text("SizecodeMm"), number("Length"), number("Width")),
    height: demands.height !== null && (number("ThicknessMax") ?? 0) > demands.height * 1.001,
    "AEC-Q200": demands.aec && part["AecQ200Support"] !== true,
    termination: demands.soft && !/deflecting/.test(text("Benefits")),
    "DC resistance": !isCapacitor && demands.ohms !== null && (number("RdcMax") ?? 0) > demands.ohms * 1.001,
    current: !isCapacitor && demands.amperes !== null && itemp !== null && itemp < demands.amperes * 0.999,
    // An added shield is only marked.
    shield: !isCapacitor && demands.shielded && /^(un|non|no )/i.test(text("MagneticShieldClass")),
  };
  return faults.filter((fault) => wrong[fault]);
}

function isForSpecialPurpose(application: string, standard: string, { asksFor }: Demands): boolean {
  if (standard !== "" && !asksFor(/\b[XY][12]\b|safety|安规|安全規格/i)) return true;
  if (application === "" || /Consumer equipment|Industrial|Automotive|Mobile|HDD/.test(application)) return false;
  return !asksFor(/medical|implant|医療|医疗/i);
}

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-3 * Math.abs(other);

function percentOf(written: string, nominal: number | null): number | null {
  const [, percent] = /([\d.]+)\s*%/.exec(written) ?? [];
  if (percent !== undefined) return Number(percent);
  const [, amount, unit] = /±([\d.]+)(pF|nH)/.exec(written) ?? [];
  if (amount === undefined || nominal === null) return null;
  return ((Number(amount) * (unit === "pF" ? 1e-12 : 1e-9)) / nominal) * 100;
}

function fitsSize(demands: Demands, inch: string, mm: string, length: number | null, width: number | null): boolean {
  if (demands.body !== null && length !== null && width !== null) {
    const [long, wide] = [...demands.body].sort((one, other) => other - one);
    const [ownLong, ownWide] = [Math.max(length, width), Math.min(length, width)];
    if (ownLong > (long ?? 0) * 1.1 || ownWide > (wide ?? 0) * 1.1) return false;
  }
  if (demands.inch === null || (inch === "" && mm === "")) return true;
  return demands.inch === inch || mm === metric[demands.inch] || demands.inch === mm;
}

const metric: Readonly<Record<string, string>> = {
  "01005": "0402",
  "0201": "0603",
  "0402": "1005",
  "0603": "1608",
  "0805": "2012",
  "1008": "2520",
  "1206": "3216",
  "1210": "3225",
  "1812": "4532",
  "2220": "5750",
};

const foreignWords =
  /\btant|\bfilm cap|polypropylene|polyester|electrolytic|\balum(?:in(?:i)?um)? (?:cap|elec|poly)|supercap|\bTVS\b|\bESD\b|varistor|\bMOV\b|zener|\bdiode\b|crystal|resonator|ferrite|\bbead\b|common[- ]mode|\bCMC\b|thermistor|\bNTC\b|\bPTC\b|\bRES\b|resistor|trimmer|feed-?through|钽|电阻|磁珠|压敏|电解|薄膜|共模|晶振|タンタル|電解|フィルム|抵抗器|フェライトビーズ|バリスタ|水晶/i;

const unitOf: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3 };

function demandsOf({ part, text, kind }: JudgedLine): Demands {
  const plain = text
    .normalize("NFKC")
    .replaceAll("μ", "u")
    .replaceAll("Ω", "ohm")
    // A point before three digits of picofarads separates thousands.
    .replace(/(?<=[1-9])\.(?=\d{3} ?pF)/, "");
  const own = ofNumber(part.toUpperCase());
  const first = (pattern: RegExp): readonly string[] => pattern.exec(plain) ?? [];
  const [, amount, prefix] = first(
    kind === "inductor"
      ? /(?<![\d.,@-])(\d+(?:\.\d+)?)\s?([pnum])H(?![a-z])/i
      : /(?<![\d.,@±-])(\d+(?:\.\d+)?)\s?([pnum])F(?![a-z])/i,
  );
  const said = amount === undefined ? null : Number(amount) * (unitOf[(prefix ?? "").toLowerCase()] ?? NaN);
  const [, volts, ac] = first(/(?<![\d.\-~]|up to )(\d+(?:\.\d+)?)\s?V(?:olts)?(AC)?(?![a-z0-9])/i);
  const [, percent] = first(/(?<![\d./])(\d+(?:\.\d+)?)\s?%/);
  const [, height] = first(/(?:max\.?|T\s*[=<]|height\s*[:=<]?|H\s*[=<])\s*(\d+(?:\.\d+)?)\s?mm/i);
  const [, ohms, milli] = first(/(?<![\d.])(\d+(?:\.\d+)?)\s?(m)?(?:ohms?)(?![a-z])/i);
  const [, amperes, milliamps] = first(/(?<![\w.@-])(\d+(?:\.\d+)?)\s?(m)?A(?![a-z0-9])/i);
  const [, long, wide] = first(
    /(?<![\d.x×*]|pad)L?(\d{1,2}(?:\.\d+)?)\s?(?:mm)?\s?[x×*]\s?W?(\d{1,2}(?:\.\d+)?)(?:\s?[x×*]\s?H?\d{1,2}(?:\.\d+)?)?\s?mm/i,
  );
  const dielectrics = [...plain.matchAll(/(?<![A-Z0-9])(C0G|COG|NP0|NPO|X[5678][RSTU]|Y5V|Z5U)(?![A-Z0-9])/gi)].map(
    ([, name = ""]) => (/^[CN]/i.test(name) ? "C0G" : name.toUpperCase()),
  );
  const isInductor = kind === "inductor";
  return {
    foreignKind: foreignWords.test(plain) && kind === undefined,
    value: own.value ?? (plainCount(plain, /[pnu][FH](?![a-z])/gi) > 1 ? null : said),
    volts: isInductor ? null : Math.max(own.volts ?? 0, volts === undefined ? 0 : Number(volts)) || null,
    ac: ac !== undefined,
    dielectrics: isInductor
      ? []
      : own.dielectric !== undefined && dielectrics.length === 0
        ? [own.dielectric]
        : dielectrics,
    tolerance: percent === undefined || plainCount(plain, /%/g) > 1 ? null : Number(percent),
    inch: own.inch ?? sizeIn(plain),
    height: height === undefined ? null : Number(height) / 1000,
    aec: /AEC|automotive|車載|车规/i.test(plain) || own.aec,
    soft: /soft\s?-?term|flex/i.test(plain) || own.soft,
    ohms: ohms === undefined ? null : Number(ohms) * (milli === undefined ? 1 : 1e-3),
    amperes: amperes === undefined ? null : Number(amperes) * (milliamps === undefined ? 1 : 1e-3),
    shielded: /(?<!un|semi-|semi|non-)shielded/i.test(plain),
    unshielded: /unshielded/i.test(plain),
    body:
      long === undefined || wide === undefined
        ? isInductor
          ? sidesNamed(`${plain} ${part}`)
          : null
        : [Number(long) / 1000, Number(wide) / 1000],
    reversed:
      /revers|逆転|反转|(?<!\d)0(?:204|306|508|612)(?!\d)/i.test(plain) ||
      /^(?:C0?(?:510|816|1220|1632)|[A-Z]WK)/.test(part),
    asksFor: (words) => words.test(plain),
  };
}

/** Of series whose names have the side of a square: NR8040T100M, SWPA4020S, NR-50xx. */
function sidesNamed(text: string): readonly [number, number] | null {
  const [, tenths] = /(?<![A-Z0-9])(?:NRS?|SWPA|VLS|VLP|FNR)-?([2-9]\d)(?:\d\d|xx)(?!\d)/i.exec(text) ?? [];
  return tenths === undefined ? null : [Number(tenths) / 1e4, Number(tenths) / 1e4];
}

/** Whether the part differs from the line in its body or by a shield, although the comparison next to it doesn't say so. */
export function isUnmarked(line: JudgedLine, part: OfferedPart, comparison: string): boolean {
  const { body, unshielded } = demandsOf(line);
  const [length, width] = [part["Length"], part["Width"]];
  const hasShield = /^shield/i.test(String(part["MagneticShieldClass"] ?? ""));
  if (unshielded && hasShield && !comparison.includes("magnetic shield")) return true;
  if (body === null || typeof length !== "number" || typeof width !== "number") return false;
  const [[long = 0, short = 0], own] = [[...body].sort((one, other) => other - one), [length, width]];
  const differences = [Math.max(...own) - long, Math.min(...own) - short];
  const isLarger = differences.some((more) => more > 2e-5);
  const isSmaller = differences.some((more, at) => -more > Math.max(0.31e-3, 0.075 * (at === 0 ? long : short)));
  return (isLarger && !comparison.includes("larger body")) || (isSmaller && !comparison.includes("smaller body"));
}

const plainCount = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

function sizeIn(text: string): string | null {
  const found = [...text.matchAll(/(?<![\d.])(01005|0201|0402|0603|0805|1008|1206|1210|1812|2220)(?![\d.])/g)];
  const codes = new Set(found.map(([, code = ""]) => code));
  const [only] = codes;
  return codes.size === 1 ? (only ?? null) : null;
}
