import { significant } from "./decimal";
import type { Description, Family } from "./family";
import { featuresOf, nameOf, shieldOf } from "./inductor-texts";
import { inductorCandidates } from "./inductor-candidates";
import { readInductor } from "./inductor-number";
import { packageType } from "./packaging";
import { listValue } from "./product";
import type { Random } from "./random";
import { dimensionValues, massGrams, massValues, thicknessValues } from "./smd";
import { list } from "./smd-series";
import { currentText, frequencyText, inductanceText, parseDimension, resistanceText } from "./text";

/** Inductors: LQG15HS 15N H 02 D, DFE201612P-R24M=P2. Source: service/data/inductor-codes.json. */
export const inductor: Family = {
  category: "inductors",
  candidates: inductorCandidates,
  describe: ({ partno }, random) => describe(partno, random),
};

function describe(partno: string, random: Random): Description {
  const number = readInductor(partno);
  if (number === null) throw new Error(`${partno} is no inductor`);
  const { series, henries, tolerance, packaging } = number;
  const [circuit = "", construction = "", productName = ""] = [
    series.TargetCircuitCategory[0],
    series.Construction[0],
    series.product_name[0],
  ];
  const automotive = /automotive/i.test(productName);
  const length = parseDimension(series.LengthText[0] ?? "");
  const width = parseDimension(series.WidthText[0] ?? "");
  const thickness = parseDimension(series.ThicknessText[0] ?? "");
  const [range = null] = series.OperatingTemperatureRange;
  const power = circuit === "Power lines circuits";
  const [typicalMm, typicalHeightMm] = power ? [6, 3] : [1, 0.5];
  const volumeMm3 = (length?.mm ?? typicalMm) * (width?.mm ?? typicalMm) * (thickness?.mm ?? typicalHeightMm);
  const measured = measure(henries, volumeMm3, power, random);
  const two = partno.startsWith("DD");
  return {
    automotive,
    values: {
      PackageType: packageType(packaging.startsWith("=") ? "K" : packaging),
      MinOrderQuantity:
        packaging === "B" ? 500 : volumeMm3 > 60 ? 500 : volumeMm3 > 5 ? 2000 : packaging === "J" ? 50000 : 10000,
      Application: applicationOf(series.series, automotive, circuit),
      RecommendedApplication: power ? recommendations.converter : recommendations.matching,
      MSL: "1",
      ProductName: nameOf(productName),
      Brand: /^(DEM|DG|DFE\d{6}[CU]|FCUL)/.test(series.series) ? brands.powerSolutions : brands.vendor,
      Series: series.series,
      Soldering: random.chance(0.3) ? ["Reflow", "Flow"] : ["Reflow"],
      MagneticShieldClass: shieldOf(series.MagneticShieldClass[0] ?? ""),
      DcResistanceCenterValues: random.chance(0.4) ? resistanceText(significant(measured.ohms * 0.85, 2)) : null,
      FeatureText: featuresOf(circuit),
      TargetCircuitCategory: listValue("TargetCircuitCategory", circuit),
      Construction: list("Construction", construction, ...(two ? ["2 coils in 1 unit"] : [])),
      ...massValues(random.chance(0.12) ? null : massGrams(volumeMm3, 1, 1, 4.4)),
      ...(length === null ? {} : dimensionValues("Length", length)),
      ...(width === null ? {} : dimensionValues("Width", width)),
      ...thicknessValues(thickness),
      SizecodeMm: series.SizecodeMm[0] ?? null,
      SizecodeInch: series.SizecodeInch[0] ?? null,
      Inductance: henries,
      InductanceText: inductanceText(henries),
      InductanceTolerance: tolerance,
      RatedCurrent: measured.amperes,
      RatedCurrentText: currentText(measured.amperes),
      RatedCurrentItemp: measured.amperes,
      RatedCurrentItempText: itempText(measured.amperes, random),
      ...(power
        ? { RatedCurrentIsat: measured.saturation, RatedCurrentIsatText: currentText(measured.saturation) }
        : {}),
      RdcMax: measured.ohms,
      RdcMaxText: resistanceText(measured.ohms),
      ...(random.chance(0.9) ? { SrfMin: measured.hertz, SrfMinText: frequencyText(measured.hertz) } : {}),
      Dimension:
        length === null || width === null || thickness === null
          ? null
          : `${String(length.mm)}x${String(width.mm)}x${String(thickness.mm)}mm`,
      OperatingTemperatureRange: range,
      OperatingTemperatureRangeIncludingSelfRise: power ? range : null,
      OperatingTemperatureRangeNotIncludingSelfRise: power ? `-40～${String(automotive ? 105 : 85)}℃` : null,
      ...(power ? {} : { QMin: String(measured.quality), ...testFrequency(series.TestFrequency[0]) }),
    },
  };
}

/**
 * Values that the numbers don't contain, in plausible relations: resistance with L, current with volume, resonance with
 * 1/√(LC).
 */
function measure(henries: number, volumeMm3: number, power: boolean, random: Random) {
  const spread = 0.85 + 0.3 * random.next();
  const micro = henries * 1e6;
  const ohms = significant(
    ((power ? 0.12 : 3) * spread * micro ** (power ? 0.9 : 0.75)) / volumeMm3 ** 0.55 + 0.002,
    2,
  );
  const amperes = significant(Math.min(30, (power ? 0.45 : 0.3) * Math.sqrt(volumeMm3 ** 0.67 / ohms)), 2);
  const hertz = significant((1e7 / spread) * (12 / Math.sqrt(micro * (0.3 + 0.05 * volumeMm3))), 2);
  return {
    ohms,
    amperes,
    hertz,
    saturation: significant(amperes * (0.9 + 0.4 * random.next()), 2),
    quality: 8 + Math.floor(random.next() * 30),
  };
}

/** The manufacturer's lists put limits and conditions on separate lines. */
function itempText(amperes: number, random: Random): string {
  if (random.chance(0.75)) return currentText(amperes);
  return random.chance(0.5)
    ? `${String(amperes)}A(Max.)\n${String(significant(amperes * 1.3, 2))}A(Typ.)`
    : `${currentText(amperes)}(Ambient temp.85℃)\n${currentText(significant(amperes / 2, 2))}(Ambient temp.105℃)`;
}

function testFrequency(text: string | undefined) {
  const match = /^([\d.]+)(k|M)Hz$/.exec(text ?? "");
  if (match === null) return {};
  const hertz = Number(`${match[1]}e${String(match[2] === "k" ? 3 : 6)}`);
  return { QTestFrequency: hertz, QTestFrequencyText: frequencyText(hertz) };
}

function applicationOf(series: string, automotive: boolean, circuit: string) {
  if (automotive) return series.startsWith("MDH") ? applications.askVendor : applications.automotive;
  if (/^LQP0|^LQW0/.test(series)) return applications.mobile;
  if (/^LQW(15|18)C/.test(series)) return applications.differential;
  return circuit === "General circuits" ? applications.general : applications.consumer;
}

const applications = {
  automotive: list(
    "Application",
    "Automotive infotainment/comfort equipment",
    "Automotive powertrain/safety equipment",
  ),
  askVendor: list("Application", "Automotive [Ask Vendor]"),
  mobile: list("Application", "Consumer equipment", "Mobile Electronics", "Mobile Communication"),
  differential: list("Application", "Consumer equipment", "Consumer Electronics - Differential Transmission"),
  general: list("Application", "Consumer equipment", "Industrial Equipment", "HDD"),
  consumer: list("Application", "Consumer equipment", "Industrial Equipment", "Medical equipment [GHTF Class A/B]"),
};
const brands = { vendor: listValue("Brand", "Vendor"), powerSolutions: listValue("Brand", "Vendor Power Solutions") };
const recommendations = {
  converter: { en: "DC-DC converters", ja: "DC-DCコンバータ", zh: "DC-DC转换器" },
  matching: { en: "Impedance matching and resonance", ja: "インピーダンス整合・共振", zh: "阻抗匹配和谐振" },
};
