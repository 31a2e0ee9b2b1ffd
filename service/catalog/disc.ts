import { codedDigits, scaled, significant } from "./decimal";
import type { Candidate, Depth, Description, Family } from "./family";
import { packageType } from "./packaging";
import { listValue } from "./product";
import type { Random } from "./random";
import { dimensionValues, massValues, thicknessValues, withTolerance } from "./smd";
import { list } from "./smd-series";
import { leadDisc as codes } from "./tables";
import { capacitanceText, temperatureRangeText, temperatureText, voltageText } from "./text";

/**
 * Disc ceramic capacitors with leads or screws: DE1 E3 KH 102 K A2 B, DHS 4E 4A 122 K H2 B. Source:
 * service/data/lead-codes.json, "disc".
 */
export const disc: Family = { category: "ceramicCapacitorsLead", candidates, describe };

const form = /^(DE[0-9A-Z]|DH[RSK])([0-9A-Z]{2})([0-9A-Z]{2})(\d{3})([JKMZ])([A-Z][0-9])([AB])([A-Z0-9]{4})?$/;

type Temperature = readonly [name: string, standard: string, fromCelsius: number, toCelsius: number];
type Voltage = readonly ["AC" | "DC", number];

const temperatures = codes.temperature as unknown as Readonly<Record<string, Temperature>>;
const voltages = codes.voltage as unknown as Readonly<Record<string, Voltage>>;
const tolerances: Readonly<Record<string, string>> = codes.tolerance;
const leads: Readonly<Record<string, { readonly F_mm: number }>> = codes.lead;

interface Made {
  readonly temperatures: readonly string[];
  readonly voltages: readonly string[];
  readonly leads: readonly string[];
  readonly values: readonly string[];
}

const values = [
  "100",
  "150",
  "220",
  "330",
  "470",
  "680",
  "101",
  "151",
  "221",
  "331",
  "471",
  "681",
  "102",
  "152",
  "222",
  "332",
  "472",
  "103",
];

/** DHR and DHS have the withstand voltage in the place of the characteristic: 4E is 25 kV. */
const made: Readonly<Record<string, Made>> = {
  DE1: {
    temperatures: ["B3", "E3"],
    voltages: ["KH", "KX", "KY"],
    leads: ["A2", "A3", "A4", "B4"],
    values: values.slice(6),
  },
  DE2: {
    temperatures: ["B3", "E3", "F3"],
    voltages: ["KH", "KY"],
    leads: ["A2", "A3", "B2", "B3"],
    values: values.slice(6),
  },
  DE6: { temperatures: ["B3", "E3"], voltages: ["RA", "RB", "KJ"], leads: ["A3", "A4", "N3"], values: values.slice(6) },
  DEJ: {
    temperatures: ["E3", "F3", "B3"],
    voltages: ["E2", "KH", "VA"],
    leads: ["B2", "B3", "N2", "A2"],
    values: values.slice(6),
  },
  DEA: {
    temperatures: ["1X"],
    voltages: ["3A", "3D", "3F"],
    leads: ["A2", "A3", "C1", "J1"],
    values: values.slice(0, 12),
  },
  DEB: {
    temperatures: ["B3", "E3", "F3"],
    voltages: ["3A", "3D", "3F"],
    leads: ["A2", "A3", "C1", "N2"],
    values: values.slice(6),
  },
  DEC: { temperatures: ["1X", "B3", "E3"], voltages: ["3J"], leads: ["A4", "B4"], values: values.slice(0, 15) },
  DEH: {
    temperatures: ["C3", "R3"],
    voltages: ["2E", "2H", "3A", "3D", "3F"],
    leads: ["A2", "A3", "B2", "N2"],
    values: values.slice(6),
  },
  DES: { temperatures: ["D3"], voltages: ["2H", "3A"], leads: ["A2", "B2", "C1"], values: values.slice(6) },
  DHS: { temperatures: ["B3", "C3"], voltages: ["4E"], leads: ["B4"], values: values.slice(6) },
};

function* candidates(_deepest: Depth, seen: readonly string[]): Generator<Candidate> {
  for (const number of seen) yield* seenCandidates(number);
  for (const [series, { temperatures, voltages, leads, values }] of Object.entries(made))
    for (const temperature of temperatures)
      for (const voltage of voltages)
        for (const value of values)
          for (const tolerance of temperature === "1X" ? ["J", "K"] : temperature.startsWith("F") ? ["Z"] : ["K", "M"])
            for (const style of leads)
              for (const packaging of series === "DHS" ? ["B"] : ["A", "B"])
                yield named(series + temperature + voltage + value + tolerance + style, packaging, "");
}

function named(base: string, packaging: string, individual: string): Candidate {
  return {
    partno: base + packaging + individual,
    base,
    series: base.slice(0, 3),
    function: base.slice(3) + packaging,
    purpose: base.slice(7, 10),
    depth: 2,
  };
}

function seenCandidates(number: string): readonly Candidate[] {
  const letters = form.test(number) ? [""] : ["A", "B"];
  return letters.flatMap((letter) => {
    const partno = number + letter;
    const [, series = "", tc = "", voltage = "", , , style = "", packaging = "", individual = ""] =
      form.exec(partno) ?? [];
    if (!(series in made && tc in temperatures && voltage in voltages && style in leads)) return [];
    const base = partno.slice(0, partno.length - individual.length - 1);
    return [{ ...named(base, packaging, individual), depth: 0 }];
  });
}

function describe({ partno }: Candidate, random: Random): Description {
  const [, series = "", tc = "", voltage = "", code = "", tolerance = "", style = "", packaging = ""] =
    form.exec(partno) ?? [];
  const temperature = temperatures[tc];
  const rated = voltages[voltage];
  const coded = codedDigits(code);
  const pitch = leads[style];
  if (temperature === undefined || rated === undefined || coded === null || pitch === undefined)
    throw new Error(`${partno} has an unknown code`);
  const [characteristic, standard, fromCelsius, toCelsius] = temperature;
  const [voltageClass, volts] = rated;
  const farads = scaled(coded.digits, coded.exponent - 12);
  const screws = series === "DHS";
  const diameterMm = screws ? 38 : discDiameterMm(farads, volts);
  const thicknessMm = screws ? 20 : volts > 3000 ? 7 : 5;
  return {
    automotive: false,
    values: {
      PackageType: packageType(packaging),
      MinOrderQuantity: screws ? 10 : packaging === "A" ? 1000 : 500,
      Application: screws ? applications.industrial : applications.consumer,
      RecommendedApplication: voltageClass === "AC" ? recommendations.primary : recommendations.highVoltage,
      ProductName: names(series),
      Caution: volts > 2000 ? ["Derating7"] : [],
      Benefits: screws ? benefits.withstands : series === "DEH" || series === "DES" ? benefits.lowLoss : [],
      Standard: /^DE[126]/.test(series) ? standards.certified : series === "DEJ" ? standards.law : null,
      Mounting: screws ? mountings.screws : mountings.flow,
      ...massValues(
        random.chance(0.15) ? null : scaled(significant(diameterMm * diameterMm * thicknessMm * 3.5, 2), -3),
      ),
      ...dimensionValues("OuterDiameter", { mm: diameterMm, plusMm: 0, minusMm: 0 }),
      ...thicknessValues({ mm: thicknessMm, plusMm: 0, minusMm: 0 }),
      ...dimensionValues("LeadSpace", withTolerance(pitch.F_mm, 0.16)),
      ...dimensionValues("LeadDiameter", { mm: diameterMm > 9 ? 0.6 : 0.5, plusMm: 0.1, minusMm: 0.05 }),
      Capacitance: farads,
      CapacitanceText: capacitanceText(farads),
      ToleranceCapacitance: tolerances[tolerance] ?? null,
      RatedVoltageClass: listValue("RatedVoltageClass", voltageClass),
      RatedVoltage: volts,
      RatedVoltageText: voltageText(volts, voltageClass),
      TemperatureCharacteristicsCompliedStandard: listValue("TemperatureCharacteristicsCompliedStandard", standard),
      TemperatureCharacteristics: characteristic,
      MaxOperatingTemperature: toCelsius,
      MaxOperatingTemperatureText: temperatureText(toCelsius),
      OperatingTemperatureRange: temperatureRangeText(fromCelsius, toCelsius),
    },
  };
}

/** 4.5 to 16 mm, rising with capacitance times voltage, in steps of half a millimeter. */
function discDiameterMm(farads: number, volts: number): number {
  return Math.min(16, Math.max(4.5, Math.round(2 * (3.5 + 2.2 * Math.sqrt(farads * 1e9 * (volts / 1000)))) / 2));
}

function names(series: string): { readonly en: string; readonly ja: string; readonly zh: string } {
  const high =
    series === "DHS" ? ["High Voltage Screw Terminal", "高圧ネジ端子", "高压螺丝端子"] : ["Disc", "円板形", "圆片形"];
  return {
    en: `${high[0]} Ceramic Capacitor ${series} Series`,
    ja: `${high[1]}セラミックコンデンサ ${series}シリーズ`,
    zh: `${high[2]}陶瓷电容器 ${series}系列`,
  };
}

const applications = {
  consumer: list("Application", "Consumer equipment", "Industrial Equipment"),
  industrial: list("Application", "Industrial Equipment"),
};
const recommendations = {
  primary: { en: "Noise suppression on primary lines", ja: "一次側のノイズ対策", zh: "一次侧噪声对策" },
  highVoltage: {
    en: "High-voltage snubber and multiplier circuits",
    ja: "高圧スナバ・倍圧回路",
    zh: "高压缓冲和倍压电路",
  },
};
const benefits = {
  withstands: list("Benefits", "Withstands voltage of 10-40 kV", "Low dissipation/HIQ"),
  lowLoss: list("Benefits", "Low dissipation/HIQ"),
};
const mountings = { flow: list("Mounting", "Flow soldering"), screws: list("Mounting", "Fixing with screws") };
const standards = {
  certified: listValue("Standard", "Certified by safety standard"),
  law: listValue("Standard", "Based on the Electrical Appliance and Material Safety Law of Japan"),
};
