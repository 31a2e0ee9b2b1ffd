import { codedDigits, scaled, significant, thousandths } from "./decimal";
import type { Candidate, Depth, Description, Family } from "./family";
import { minOrderQuantity, packageCodes, packageType } from "./packaging";
import { listValue, type Value } from "./product";
import { hash, type Random } from "./random";
import { seriesTraits } from "./smd-series";
import { candidateTolerances, fillValues } from "./smd-values";
import * as tables from "./tables";
import {
  capacitanceText,
  type Dimension,
  dimensionText,
  massText,
  metres,
  temperatureRangeText,
  temperatureText,
  voltageText,
} from "./text";

/** Chip multilayer ceramic capacitors: GRM 18 8 B1 1H 102 K A01 D. Source: service/data/mlcc-codes.json, "order". */
export const smd: Family = { category: "ceramicCapacitorsSMD", candidates, candidate, describe };

const form =
  /^([GKLZE][A-Z][A-Z0-9])([0-9A-Z]{2})([0-9A-Z])([0-9A-Z]{2})([0-9A-Z]{2})(\d{3}|\dR\d|R\d{2})([A-Z])([0-9A-Z]{3})([A-Z])$/;

/** Series that stand in no observed cell: enough of each for every SmdType and Standard to occur. */
const extraCells: readonly tables.SmdCell[] = [
  cell("GNM", "1M", "2", "R6", "1A", ["104", "224", "474", "105"], ["M"], "E04"),
  cell("GNM", "0M", "2", "R6", "0J", ["104", "105"], ["M"], "E17"),
  cell("LLA", "21", "5", "R7", "1A", ["104", "224", "474", "105"], ["M"], "E05"),
  cell("EVA", "55", "R", "R7", "GF", ["102", "222", "472"], ["K"], "X01"),
  cell("GA2", "43", "Q", "R7", "E2", ["102", "152", "222", "472"], ["K"], "W01"),
];

function* candidates(deepest: Depth): Generator<Candidate> {
  for (const each of [...tables.smdGrid, ...extraCells]) {
    const individuals = Object.entries(each.individual).sort((a, b) => b[1] - a[1]);
    const letters = packageCodes(each.size, thicknessOf(each.series, each.thickness));
    for (const [code, observed] of fillValues(each.caps, deepest === 2))
      for (const tolerance of candidateTolerances(code, Object.keys(each.tols))) {
        const stem = each.series + each.size + each.thickness + each.tc + each.voltage + code + tolerance;
        const usual = hash(0, stem) % letters.length;
        for (const [rank, [individual]] of individuals.entries())
          for (const [index, letter] of letters.entries()) {
            const depth = !observed || rank > 0 ? 2 : index === usual ? 0 : 1;
            if (depth <= deepest) yield { ...named(stem + individual, letter), depth };
          }
      }
  }
}

function named(base: string, letter: string): Candidate {
  return {
    partno: base + letter,
    base,
    series: base.slice(0, 3),
    function: base.slice(3, 5) + base.slice(6, 14) + letter,
    purpose: base.slice(10, 13) + (/\d/.test(base.charAt(6)) ? "first class" : "second class"),
    depth: 0,
  };
}

function candidate(partno: string): Candidate | null {
  return form.test(partno) && partno.slice(0, 3) in tables.smdSeries
    ? named(partno.slice(0, -1), partno.slice(-1))
    : null;
}

function describe({ partno }: Candidate, random: Random): Description {
  const [
    ,
    series = "",
    size = "",
    thicknessCode = "",
    tc = "",
    voltage = "",
    code = "",
    tolerance = "",
    ,
    letter = "",
  ] = form.exec(partno) ?? [];
  const traits = seriesTraits(series, tc);
  const outline = tables.smdSizes[size];
  const temperature = tables.temperatureCodes[tc];
  const coded = codedDigits(code);
  if (outline === undefined || temperature === undefined || coded === null)
    throw new Error(`${partno} has an unknown code`);
  const farads = scaled(coded.digits, coded.exponent - 12);
  const rated = ratedVoltage(voltage);
  const thickness = thicknessOf(series, thicknessCode);
  const mass = thickness === null || random.chance(0.12) ? null : massGrams(outline.L_mm, outline.W_mm, thickness);
  return {
    automotive: traits.automotive,
    values: {
      PackageType: packageType(letter),
      MinOrderQuantity: minOrderQuantity(size, thickness, letter),
      Application: traits.application,
      RecommendedApplication: traits.recommended,
      MSL: random.chance(0.8) ? "1" : null,
      ProductName: traits.name,
      Benefits: traits.benefits,
      Standard: traits.standard,
      Mounting: traits.mounting(size),
      Caution: voltage in tables.deratedVoltageCodes ? [random.chance(0.7) ? "Derating4" : "Derating7"] : [],
      ...massValues(mass),
      ...dimensionValues("Length", withTolerance(outline.L_mm, 0.05)),
      ...dimensionValues("Width", withTolerance(outline.W_mm, 0.05)),
      ...thicknessValues(thickness === null ? null : withTolerance(thickness, 0.1)),
      SizecodeMm: outline.SizecodeMm,
      SizecodeInch: outline.SizecodeInch === "" ? null : outline.SizecodeInch,
      SmdType: listValue("SmdType", tables.smdSeries[series]?.SmdType ?? "Two-terminal"),
      Capacitance: farads,
      CapacitanceText: capacitanceText(farads),
      ToleranceCapacitance: toleranceText(tolerance, farads),
      RatedVoltageClass: listValue("RatedVoltageClass", rated.class),
      RatedVoltage: rated.volts,
      RatedVoltageText: voltageText(rated.volts, rated.class),
      TemperatureCharacteristicsCompliedStandard: listValue(
        "TemperatureCharacteristicsCompliedStandard",
        temperature.standard,
      ),
      TemperatureCharacteristics: temperature.char,
      MaxOperatingTemperature: temperature.Tmax_C,
      MaxOperatingTemperatureText: temperatureText(temperature.Tmax_C),
      OperatingTemperatureRange: temperatureRangeText(temperature.Tmin_C, temperature.Tmax_C),
    },
  };
}

/** A dimension field with its text. */
export function dimensionValues(field: string, dimension: Dimension): Record<string, Value> {
  return { [field]: metres(dimension.mm), [`${field}Text`]: dimensionText(dimension) };
}

/** Thickness and ThicknessMax with their texts; nothing for parts whose thickness their individual standard gives. */
export function thicknessValues(dimension: Dimension | null): Record<string, Value> {
  if (dimension === null) return {};
  const mm = thousandths(dimension.mm + dimension.plusMm);
  return { ...dimensionValues("Thickness", dimension), ThicknessMax: metres(mm), ThicknessMaxText: `${String(mm)}mm` };
}

export function massValues(grams: number | null): Record<string, Value> {
  return grams === null ? {} : { ReferenceMass: grams, ReferenceMassText: massText(grams) };
}

/** Ceramic chips weigh about 6.2 mg per mm³ (GCM15 1.6 mg, GCM18 6.3 mg in the maker's list). */
export function massGrams(lengthMm: number, widthMm: number, thicknessMm: number, mgPerMm3 = 6.2): number {
  return scaled(significant(lengthMm * widthMm * thicknessMm * mgPerMm3, 2), -3);
}

/** Tolerances grow with the size; thick chips are specified with an upper limit only, as in the maker's list. */
export function withTolerance(mm: number, share: number): Dimension {
  if (share === 0.1 && (mm === 1 || mm === 2)) return { mm, plusMm: 0, minusMm: 0.3 };
  const tolerance = Math.max(0.013, Math.round(mm * share * 100) / 100);
  return { mm, plusMm: tolerance, minusMm: tolerance };
}

function thicknessOf(series: string, code: string): number | null {
  if (/^(KR|KC|EVA)/.test(series)) return tables.terminalThicknessMm[code] ?? tables.thicknessMm[code]?.T_mm ?? null;
  return series === "GNM" ? 0.8 : (tables.thicknessMm[code]?.T_mm ?? null);
}

function ratedVoltage(code: string): { readonly volts: number; readonly class: "AC" | "DC" } {
  const safety = tables.safetyVoltageCodes[code];
  if (safety !== undefined) return { volts: safety.Vac, class: "AC" };
  const derated = tables.deratedVoltageCodes[code];
  if (derated !== undefined) return { volts: derated, class: "DC" };
  const plain = tables.voltageCodes[code];
  if (plain === undefined) throw new Error(`No rated voltage has the code ${code}`);
  return { volts: plain.V, class: plain.class === "AC" ? "AC" : "DC" };
}

/** Source: service/data/mlcc-codes.json, "tolerance", with its note on D and R. */
function toleranceText(code: string, farads: number): string | null {
  if (code === "D" && farads >= 1e-11) return "±0.5%";
  return code === "R" ? "±2.5%(code R)" : (tables.toleranceCodes[code] ?? null);
}

function cell(
  series: string,
  size: string,
  thickness: string,
  tc: string,
  voltage: string,
  caps: readonly string[],
  tols: readonly string[],
  individual: string,
): tables.SmdCell {
  const tolerances = Object.fromEntries(tols.map((letter) => [letter, 1]));
  return { series, size, thickness, tc, voltage, caps, tols: tolerances, individual: { [individual]: 1 } };
}
