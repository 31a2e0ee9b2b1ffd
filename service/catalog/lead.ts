import { codedDigits, scaled, significant } from "./decimal";
import type { Candidate, Depth, Description, Family } from "./family";
import { packageType } from "./packaging";
import { listValue } from "./product";
import type { Random } from "./random";
import { dimensionValues, massValues, thicknessValues, withTolerance } from "./smd";
import { list } from "./smd-series";
import { fillValues } from "./smd-values";
import { leadMlcc as codes } from "./tables";
import { capacitanceText, temperatureRangeText, temperatureText, voltageText } from "./text";

/** Multilayer ceramic capacitors with radial leads: RDE R7 1H 104 K 0 P1 H03 B. Source: service/data/lead-codes.json. */
export const lead: Family = { category: "ceramicCapacitorsLead", candidates, describe };

const form = /^(R[A-Z]{2})([0-9A-Z]{2})(\d[A-Z])(\d{3}|\dR\d)([A-Z])([0-9UW])([A-Z][0-9]|DB|DG)([0-9A-Z]{3})([AB]?)$/;

type Temperature = readonly [name: string, standard: string, fromCelsius: number, toCelsius: number];
type Body = { readonly L_mm: number; readonly W_mm: number; readonly T_mm: number };
type Style = { readonly F_mm: number; readonly taped: boolean };

const temperatures = codes.temperature as unknown as Readonly<Record<string, Temperature>>;
const voltages: Readonly<Record<string, number>> = codes.voltage;
const tolerances: Readonly<Record<string, string>> = codes.tolerance;
const bodies = codes.body as unknown as Readonly<Record<string, Body>>;
const styles: Readonly<Record<string, Style>> = codes.lead_style;
const seriesNames: Readonly<Record<string, string>> = codes.series;

/** The characteristics and voltages that each series is made in. */
const made: Readonly<
  Record<string, { readonly temperatures: readonly string[]; readonly voltages: readonly string[] }>
> = {
  RDE: {
    temperatures: ["5C", "7U", "R7", "C7", "D7"],
    voltages: ["1E", "1H", "2A", "2D", "2E", "2W", "2H", "2J", "3A"],
  },
  RCE: { temperatures: ["5C", "7U", "R7", "C7", "D7"], voltages: ["1E", "1H", "2A", "2E", "2W", "2J", "3A"] },
  RHE: { temperatures: ["5G", "L8"], voltages: ["1E", "1H", "2A"] },
  RHS: { temperatures: ["7G"], voltages: ["2A", "2D", "2H"] },
  RPE: { temperatures: ["5C", "R7", "F5", "E4"], voltages: ["1E", "1H", "2A"] },
  RDF: { temperatures: ["F1"], voltages: ["1E", "1H"] },
};

function* candidates(deepest: Depth, seen: readonly string[]): Generator<Candidate> {
  for (const number of seen) yield* seenCandidates(number);
  for (const [series, { temperatures, voltages }] of Object.entries(made))
    for (const temperature of temperatures)
      for (const voltage of voltages)
        for (const code of [...fillValues(ends(temperature, voltage), true).keys()].filter(
          (each) => deepest === 4 || typicalValues.test(each),
        ))
          for (const tolerance of tolerancesOf(temperature, code))
            for (const style of Object.keys(styles))
              yield {
                ...named(
                  series + temperature + voltage + code + tolerance + bodyOf(code) + style,
                  styles[style]?.taped === true ? "A" : "B",
                ),
                depth: typicalValues.test(code) ? 2 : 4,
              };
}

/** E6: the values in which leaded parts are stocked. */
const typicalValues = /^(10|15|22|33|47|68)|^(1R[05]|2R2|3R3|4R7|6R8)$/;

/** Smallest and largest value: first class in pF, second class up to µF, less at high voltages. */
function ends(temperature: string, voltage: string): readonly string[] {
  const high = voltage >= "2D";
  if (/^[57]/.test(temperature)) return high ? ["100", "333"] : ["1R0", "104"];
  return high ? ["102", "105"] : ["221", temperature === "F1" ? "226" : "106"];
}

function tolerancesOf(temperature: string, code: string): readonly string[] {
  if (/^[57]/.test(temperature)) return code.includes("R") ? ["C", "D"] : ["J"];
  return /^[FE]/.test(temperature) ? ["Z"] : ["K", "M"];
}

/** Larger values need larger bodies. */
function bodyOf(code: string): string {
  if (code.includes("R")) return "0";
  return ["0", "0", "0", "0", "1", "2", "3"][Number(code[2])] ?? "4";
}

function named(stem: string, packaging: string): Candidate {
  const base = `${stem}H03`;
  return {
    partno: base + packaging,
    base,
    series: base.slice(0, 3),
    function: base.slice(3, 11) + base.slice(12, 14),
    purpose: base.slice(7, 10),
    depth: 2,
  };
}

function seenCandidates(number: string): readonly Candidate[] {
  const [, series = "", tc = "", voltage = "", , tolerance = "", body = "", style = "", , letter = ""] =
    form.exec(number) ?? [];
  const known = series in seriesNames && tc in temperatures && voltage in voltages && tolerance in tolerances;
  if (!known || !(body in bodies)) return [];
  const base = letter === "" ? number : number.slice(0, -1);
  const packaging = letter !== "" ? letter : styles[style]?.taped === true ? "A" : "B";
  return [{ ...named(base.slice(0, -3), packaging), partno: base + packaging, base, depth: 0 }];
}

function describe({ partno }: Candidate, random: Random): Description {
  const [, series = "", tc = "", voltage = "", code = "", tolerance = "", bodyCode = "", style = "", , packaging = ""] =
    form.exec(partno) ?? [];
  const temperature = temperatures[tc];
  const coded = codedDigits(code);
  const volts = voltages[voltage];
  const body = bodies[bodyCode];
  if (temperature === undefined || coded === null || volts === undefined || body === undefined)
    throw new Error(`${partno} has an unknown code`);
  const [characteristic, standard, fromCelsius, toCelsius] = temperature;
  const farads = scaled(coded.digits, coded.exponent - 12);
  const automotive = /^R[CH]/.test(series);
  const pitchMm = styles[style]?.F_mm ?? 5;
  return {
    automotive,
    values: {
      PackageType: packageType(packaging),
      MinOrderQuantity: packaging === "A" ? 2000 : 500,
      Application: automotive ? applications.automotive : applications.consumer,
      RecommendedApplication: { en: "Smoothing and surge absorption", ja: "平滑・サージ吸収", zh: "平滑和浪涌吸收" },
      ProductName: {
        en: `Leaded MLCC ${series} Series`,
        ja: `リード付積層セラミックコンデンサ ${series}シリーズ`,
        zh: `引线型多层陶瓷电容器 ${series}系列`,
      },
      MSL: random.chance(0.1) ? "1" : null,
      Caution: volts >= 450 ? ["Derating4"] : [],
      Benefits: /^[57]/.test(tc) ? benefits : [],
      Mounting: series === "RHS" ? mountings.welding : mountings.flow,
      ...massValues(
        random.chance(0.15) ? null : scaled(significant(body.L_mm * body.W_mm * body.T_mm * 4 + 60, 2), -3),
      ),
      ...dimensionValues("Length", { mm: body.L_mm, plusMm: 0, minusMm: 0 }),
      ...dimensionValues("Width", { mm: body.W_mm, plusMm: 0, minusMm: 0 }),
      ...thicknessValues({ mm: body.T_mm, plusMm: 0, minusMm: 0 }),
      ...dimensionValues("LeadSpace", withTolerance(pitchMm, 0.16)),
      ...dimensionValues("LeadDiameter", { mm: codes.LeadDiameter_mm, plusMm: 0.05, minusMm: 0.05 }),
      Capacitance: farads,
      CapacitanceText: capacitanceText(farads),
      ToleranceCapacitance: tolerances[tolerance] ?? null,
      RatedVoltageClass: listValue("RatedVoltageClass", "DC"),
      RatedVoltage: volts,
      RatedVoltageText: voltageText(volts, "DC"),
      TemperatureCharacteristicsCompliedStandard: listValue("TemperatureCharacteristicsCompliedStandard", standard),
      TemperatureCharacteristics: characteristic,
      MaxOperatingTemperature: toCelsius,
      MaxOperatingTemperatureText: temperatureText(toCelsius),
      OperatingTemperatureRange: temperatureRangeText(fromCelsius, toCelsius),
    },
  };
}

const applications = {
  consumer: list("Application", "Consumer equipment", "Industrial Equipment"),
  automotive: list(
    "Application",
    "Consumer equipment",
    "Industrial Equipment",
    "Automotive infotainment/comfort equipment",
    "Automotive powertrain/safety equipment",
  ),
};
const benefits = list("Benefits", "No DC bias Characteristics");
const mountings = { flow: list("Mounting", "Flow soldering"), welding: list("Mounting", "Welding") };
