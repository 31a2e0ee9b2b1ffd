import { codedDigits, scaled, significant, thousandths } from "./decimal";
import type { Candidate, Description, Family } from "./family";
import { minOrderQuantity, packageType } from "./packaging";
import { listValue, type Value } from "./product";
import type { Random } from "./random";
import { smdCandidates } from "./smd-candidates";
import { readSmd } from "./smd-number";
import { seriesTraits } from "./smd-series";
import { smdThicknessMm } from "./smd-thickness";
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
export const smd: Family = { category: "ceramicCapacitorsSMD", candidates: smdCandidates, describe };

function describe({ partno }: Candidate, random: Random): Description {
  const number = readSmd(partno);
  if (number === null) throw new Error(`${partno} has an unknown code`);
  const { series, size, voltage, tolerance, letter } = number;
  const traits = seriesTraits(series, number.temperature);
  const outline = tables.smdSizes[size];
  const temperature = tables.temperatureCodes[number.temperature];
  const coded = codedDigits(number.capacitance);
  if (outline === undefined || temperature === undefined || coded === null)
    throw new Error(`${partno} has an unknown code`);
  const farads = scaled(coded.digits, coded.exponent - 12);
  const rated = ratedVoltage(voltage);
  const thickness = smdThicknessMm(series, number.thickness);
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

/** Thickness and ThicknessMax with their texts; nothing for parts whose individual standard defines the thickness. */
export function thicknessValues(dimension: Dimension | null): Record<string, Value> {
  if (dimension === null) return {};
  const mm = thousandths(dimension.mm + dimension.plusMm);
  return { ...dimensionValues("Thickness", dimension), ThicknessMax: metres(mm), ThicknessMaxText: `${String(mm)}mm` };
}

export function massValues(grams: number | null): Record<string, Value> {
  return grams === null ? {} : { ReferenceMass: grams, ReferenceMassText: massText(grams) };
}

/** Ceramic chips weigh about 6.2 mg per mm³ (GCM15 1.6 mg, GCM18 6.3 mg in the manufacturer's list). */
export function massGrams(lengthMm: number, widthMm: number, thicknessMm: number, mgPerMm3 = 6.2): number {
  return scaled(significant(lengthMm * widthMm * thicknessMm * mgPerMm3, 2), -3);
}

/** Tolerances grow with the size. Thick chips have an upper limit only, as in the manufacturer's list. */
export function withTolerance(mm: number, share: number): Dimension {
  if (share === 0.1 && (mm === 1 || mm === 2)) return { mm, plusMm: 0, minusMm: 0.3 };
  const tolerance = Math.max(0.013, Math.round(mm * share * 100) / 100);
  return { mm, plusMm: tolerance, minusMm: tolerance };
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
