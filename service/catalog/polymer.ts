import { codedDigits, scaled } from "./decimal";
import type { Candidate, Description, Family } from "./family";
import { packageType } from "./packaging";
import { listValue } from "./product";
import type { Random } from "./random";
import { dimensionValues, massGrams, massValues, thicknessValues, withTolerance } from "./smd";
import { list } from "./smd-series";
import { threeTerminal as codes, voltageCodes } from "./tables";
import { capacitanceText, currentText, temperatureRangeText, temperatureText, voltageText } from "./text";

/** Polymer aluminum capacitors: ECAS D4 0J 107 M 015 K00. Source: service/data/nfm-codes.json, "polymer_ECAS". */
export const polymer: Family = { category: "ceramicCapacitorsSMD", candidates, describe };

// In some sizes, the manufacturer shortens the code of 4 V to 6.3 V to one digit and letter: ECASD40J107M015K00.
const form = /^ECAS(D[1469])(0[DEGJ]|1[ACE])(\d{3})M(\d{3})K00$/;

const sizes: Readonly<Record<string, string>> = codes.polymer_ECAS.size;

function* candidates(): Generator<Candidate> {
  for (const size of Object.keys(sizes))
    for (const voltage of ["0D", "0E", "0G", "0J", "1A", "1C", "1E"])
      for (const code of ["685", "106", "156", "226", "336", "476", "686", "107", "157", "227", "337"])
        for (const milliohms of ["009", "015", "040"]) yield named(`ECAS${size}${voltage}${code}M${milliohms}K00`);
}

function named(partno: string): Candidate {
  return {
    partno,
    base: partno.slice(0, -3),
    series: partno.slice(0, 6),
    function: partno.slice(6, 12),
    purpose: partno.slice(8, 11),
    depth: 2,
  };
}

function describe({ partno }: Candidate, random: Random): Description {
  const [, size = "", voltage = "", code = "", milliohms = ""] = form.exec(partno) ?? [];
  const [length = 7.3, width = 4.3, thickness = 1.9] = (sizes[size] ?? "").split("x").map(Number);
  const coded = codedDigits(code);
  const volts = voltageCodes[voltage]?.V;
  if (coded === null || volts === undefined) throw new Error(`${partno} has an unknown code`);
  const farads = scaled(coded.digits, coded.exponent - 12);
  const amperes = Math.round(60 / Math.sqrt(Number(milliohms))) / 10;
  return {
    automotive: false,
    values: {
      PackageType: packageType("K"),
      MinOrderQuantity: thickness > 2 ? 1000 : 3000,
      Application: application,
      RecommendedApplication: {
        en: "Backup of processor power lines",
        ja: "プロセッサ電源のバックアップ",
        zh: "处理器电源备份",
      },
      MSL: "3",
      ProductName: {
        en: "Polymer Aluminum Electrolytic Capacitor",
        ja: "導電性高分子アルミ電解コンデンサ",
        zh: "导电性高分子铝电解电容器",
      },
      Benefits: benefits,
      Mounting: mounting,
      ...massValues(random.chance(0.1) ? null : massGrams(length, width, thickness, 2.6)),
      ...dimensionValues("Length", withTolerance(length, 0.04)),
      ...dimensionValues("Width", withTolerance(width, 0.04)),
      ...thicknessValues(withTolerance(thickness, 0.1)),
      SizecodeMm: "7343",
      SizecodeInch: "2917",
      SmdType: listValue("SmdType", codes.polymer_ECAS.SmdType),
      Capacitance: farads,
      CapacitanceText: capacitanceText(farads),
      ToleranceCapacitance: "±20%",
      RatedVoltageClass: listValue("RatedVoltageClass", "DC"),
      RatedVoltage: volts,
      RatedVoltageText: voltageText(volts, "DC"),
      MaxOperatingTemperature: 105,
      MaxOperatingTemperatureText: temperatureText(105),
      RatedCurrent: amperes,
      RatedCurrentText: currentText(amperes),
      OperatingTemperatureRange: temperatureRangeText(-40, 105),
    },
  };
}

const application = list("Application", "Consumer equipment", "Industrial Equipment");
const benefits = list("Benefits", "No DC bias Characteristics", "Anti-noise, low distortion");
const mounting = list("Mounting", "Reflow soldering");
