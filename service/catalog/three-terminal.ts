import { codedDigits, scaled } from "./decimal";
import type { Candidate, Depth, Description, Family } from "./family";
import { minOrderQuantity, packageType } from "./packaging";
import { listValue } from "./product";
import type { Random } from "./random";
import { dimensionValues, massGrams, massValues, thicknessValues, withTolerance } from "./smd";
import { list } from "./smd-series";
import { threeTerminal as codes } from "./tables";
import { capacitanceText, temperatureRangeText, temperatureText, voltageText } from "./text";

/** 3-terminal capacitors: NFM 18 PC 225 B 0J 3 D. Source: service/data/nfm-codes.json. */
export const threeTerminal: Family = { category: "ceramicCapacitorsSMD", candidates, describe };

const form = /^NFM(\d[0-9D])(PC|PS|CC|KC|HC|DC)(\d{3})([BCDRUF])(0[EGJ]|1[ACEH]|2A)(\d)([BDLJK]?)$/;

const sizes: Readonly<Record<string, readonly string[]>> = codes.size;
const voltages: Readonly<Record<string, number>> = codes.voltage;
const thicknessMm: Readonly<Record<string, number>> = {
  "15": 0.5,
  "18": 0.6,
  "21": 0.85,
  "31": 1.15,
  "3D": 0.7,
  "41": 1,
  "55": 1.8,
};

/** The temperature letters that the manufacturer uses below and above 1 µF. */
const letters: Readonly<
  Record<string, { readonly standard: string; readonly name: string; readonly maxCelsius: number }>
> = {
  B: { standard: "JIS", name: "B", maxCelsius: 85 },
  C: { standard: "EIA", name: "X7S", maxCelsius: 125 },
  D: { standard: "EIA", name: "X7T", maxCelsius: 125 },
  R: { standard: "EIA", name: "X7R", maxCelsius: 125 },
  U: { standard: "EIA", name: "U2J", maxCelsius: 125 },
  F: { standard: "EIA", name: "Y5V", maxCelsius: 85 },
};

function* candidates(_deepest: Depth, seen: readonly string[]): Generator<Candidate> {
  for (const number of seen) yield* seenCandidates(number);
  for (const size of Object.keys(sizes))
    for (const type of ["PC", "PS", "CC", "KC", "HC"])
      for (const code of [
        "220",
        "470",
        "101",
        "221",
        "471",
        "102",
        "222",
        "223",
        "473",
        "104",
        "224",
        "474",
        "105",
        "225",
        "475",
        "106",
        "276",
      ])
        for (const [letter, voltage] of combinations(code))
          for (const packaging of packageCodesOf(size))
            yield named(`NFM${size}${type}${code}${letter}${voltage}3`, packaging);
}

function packageCodesOf(size: string): readonly string[] {
  return (thicknessMm[size] ?? 1) > 0.85 ? ["L", "K"] : ["D", "J"];
}

/** Large values exist for low voltages only. */
function combinations(code: string): readonly (readonly [letter: string, voltage: string])[] {
  const exponent = Number(code[2]);
  if (exponent >= 6)
    return [
      ["B", "0J"],
      ["D", "0G"],
    ];
  if (exponent >= 5)
    return [
      ["B", "0J"],
      ["D", "0G"],
      ["C", "1A"],
      ["R", "1C"],
    ];
  if (exponent >= 3)
    return [
      ["R", "1C"],
      ["R", "1E"],
      ["R", "1H"],
      ["B", "1A"],
      ["F", "1C"],
    ];
  return [
    ["U", "1H"],
    ["R", "1H"],
    ["R", "2A"],
  ];
}

function named(base: string, packaging: string): Candidate {
  return {
    partno: base + packaging,
    base,
    series: base.slice(0, 7),
    function: base.slice(3, 5) + base.slice(7) + packaging,
    purpose: base.slice(7, 10),
    depth: 2,
  };
}

function seenCandidates(number: string): readonly Candidate[] {
  const [, size = "", , , letter = "", voltage = "", , packaging = ""] = form.exec(number) ?? [];
  if (!(size in sizes && letter in letters && voltage in voltages)) return [];
  const base = packaging === "" ? number : number.slice(0, -1);
  return (packaging === "" ? packageCodesOf(size) : [packaging]).map((each) => ({ ...named(base, each), depth: 0 }));
}

function describe({ partno }: Candidate, random: Random): Description {
  const [, size = "", type = "", code = "", letter = "", voltage = "", , packaging = ""] = form.exec(partno) ?? [];
  const [outline = "", inch = null] = sizes[size] ?? [];
  const [length = 1, width = 1] = outline.split("x").map(Number);
  const thickness = thicknessMm[size] ?? 1;
  const temperature = letters[letter];
  const coded = codedDigits(code);
  const volts = voltages[voltage];
  if (temperature === undefined || coded === null || volts === undefined)
    throw new Error(`${partno} has an unknown code`);
  const farads = scaled(coded.digits, coded.exponent - 12);
  const automotive = type === "KC" || type === "HC";
  const amperes = random.pick([0.3, 0.5, 0.7, 1, 2, 3, 4, 5, 6, 10]);
  return {
    automotive,
    values: {
      PackageType: packageType(packaging),
      MinOrderQuantity: minOrderQuantity(size, thickness, packaging),
      Application: automotive ? applications.automotive : applications.consumer,
      RecommendedApplication: {
        en: "Noise filtering of power lines",
        ja: "電源ラインのノイズ対策",
        zh: "电源线噪声滤波",
      },
      MSL: "1",
      ProductName: {
        en: `Chip 3-Terminal Capacitor for ${type === "CC" ? "Signal" : "Power"} Lines`,
        ja: `チップ3端子コンデンサ（${type === "CC" ? "信号" : "電源"}ライン用）`,
        zh: `片状三端子电容器（${type === "CC" ? "信号" : "电源"}线用）`,
      },
      Benefits: benefits,
      Mounting: mounting,
      ...massValues(random.chance(0.1) ? null : massGrams(length, width, thickness)),
      ...dimensionValues("Length", withTolerance(length, 0.05)),
      ...dimensionValues("Width", withTolerance(width, 0.05)),
      ...thicknessValues(withTolerance(thickness, 0.1)),
      SizecodeMm: outline.replace(/[.x]/g, "").slice(0, 4),
      SizecodeInch: inch,
      SmdType: listValue("SmdType", codes.SmdType),
      Capacitance: farads,
      CapacitanceText: capacitanceText(farads),
      ToleranceCapacitance: "±20%",
      RatedVoltageClass: listValue("RatedVoltageClass", "DC"),
      RatedVoltage: volts,
      RatedVoltageText: voltageText(volts, "DC"),
      TemperatureCharacteristicsCompliedStandard: listValue(
        "TemperatureCharacteristicsCompliedStandard",
        temperature.standard,
      ),
      TemperatureCharacteristics: temperature.name,
      MaxOperatingTemperature: temperature.maxCelsius,
      MaxOperatingTemperatureText: temperatureText(temperature.maxCelsius),
      RatedCurrent: amperes,
      RatedCurrentText: random.chance(0.3)
        ? `${String(amperes * 1000)}mA(Ambient temp.85℃)\n${String(amperes * 500)}mA(Ambient temp.105℃)`
        : `${String(amperes)}A`,
      OperatingTemperatureRange: temperatureRangeText(-55, temperature.maxCelsius),
    },
  };
}

const applications = {
  consumer: list("Application", "Consumer equipment", "Industrial Equipment", "Mobile Electronics"),
  automotive: list(
    "Application",
    "Automotive infotainment/comfort equipment",
    "Automotive powertrain/safety equipment",
  ),
};
const benefits = list("Benefits", "Low inductance", "Noise suppression");
const mounting = list("Mounting", "Reflow soldering");
