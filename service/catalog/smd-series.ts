import type { Localized } from "../../src/product-data/vocabulary/language";
import { listValue } from "./product";
import { smdSeries } from "./tables";

/** The use of a chip capacitor, as encoded in the series and the temperature characteristic. */
interface SmdTraits {
  readonly name: Localized;
  readonly automotive: boolean;
  readonly application: readonly Localized[];
  readonly recommended: Localized;
  readonly benefits: readonly Localized[];
  readonly standard: Localized | null;
  mounting(size: string): readonly Localized[];
}

export function seriesTraits(series: string, temperatureCode: string): SmdTraits {
  const key = series + temperatureCode;
  const known = traits.get(key);
  if (known !== undefined) return known;
  const made = makeTraits(series, temperatureCode);
  traits.set(key, made);
  return made;
}

// One object per series: its parts share the texts, which keeps generating fast.
const traits = new Map<string, SmdTraits>();

function makeTraits(series: string, temperatureCode: string): SmdTraits {
  const { name, use } = smdSeries[series] ?? { name: series, use: "consumer/industrial" };
  const automotive = use.startsWith("automotive");
  const firstClass = /^[0-9]/.test(temperatureCode);
  const standard = series === "GA2" ? standards.law : /^(GA3|KCA|EVA)/.test(series) ? standards.certified : null;
  const reflow = list("Mounting", "Reflow soldering");
  const both = list("Mounting", "Reflow soldering", "Flow soldering");
  const special = /^GM[AD]$/.test(series)
    ? list("Mounting", "Bonding")
    : series === "GCG"
      ? list("Mounting", "Conductive adhesive")
      : null;
  return {
    name: { en: name, ja: `チップ積層セラミックコンデンサ ${series}シリーズ`, zh: `片状多层陶瓷电容器 ${series}系列` },
    automotive,
    application: list("Application", ...applicationsOf(series, use)),
    recommended: firstClass
      ? recommendations.firstClass
      : automotive
        ? recommendations.automotive
        : recommendations.secondClass,
    benefits: list("Benefits", ...benefitsOf(series, firstClass)),
    standard,
    mounting: (size) => special ?? (["18", "21", "31"].includes(size) && /^G/.test(series) ? both : reflow),
  };
}

function applicationsOf(series: string, use: string): readonly string[] {
  const special = specialApplications[series];
  if (special !== undefined) return special;
  if (use === "medical")
    return [
      "Medical equipment [GHTF Class D]",
      "Medical equipment [GHTF Class C]",
      "Medical equipment [GHTF Class A/B]",
    ];
  if (use.startsWith("automotive infotainment"))
    return ["Consumer equipment", "Industrial Equipment", "Automotive infotainment/comfort equipment"];
  if (use.startsWith("automotive"))
    return [
      "Consumer equipment",
      "Industrial Equipment",
      "Automotive infotainment/comfort equipment",
      "Automotive powertrain/safety equipment",
      "Medical equipment [GHTF Class A/B]",
    ];
  return ["Consumer equipment", "Industrial Equipment", "Medical equipment [GHTF Class A/B]"];
}

const specialApplications: Readonly<Record<string, readonly string[]>> = {
  KC9: ["Automotive [Ask Vendor]"],
  KR9: ["Industrial Equipment", "Medical [Ask Vendor]"],
  ZRA: ["Consumer equipment", "Mobile Electronics"],
  ZRB: ["Consumer equipment", "Mobile Electronics", "HDD"],
  GJ4: ["Consumer equipment", "Consumer Electronics - Differential Transmission"],
  GR4: ["Consumer equipment", "Double feed detection"],
  GJM: ["Consumer equipment", "Industrial Equipment", "Mobile Communication"],
};

function benefitsOf(series: string, firstClass: boolean): readonly string[] {
  const benefits = Object.entries(benefitSeries).flatMap(([benefit, pattern]) =>
    pattern.test(series) ? [benefit] : [],
  );
  return firstClass ? [...benefits, "No DC bias Characteristics"] : benefits;
}

const benefitSeries: Readonly<Record<string, RegExp>> = {
  "Low dissipation/HIQ": /^(GJM|GQM|GCQ)/,
  "Low inductance": /^LL/,
  "Anti-noise, low distortion": /^(ZR|KR|GJ4)/,
  "Fail safe": /^(GCD|GCE|GGD)/,
  "Anti-crack while deflecting": /^(GRJ|GCJ|GCE|K)/,
  "Anti-crack while soldering": /^K/,
  "Anti-ion migration": /^(GXT|GGM|GGD|GCG)/,
};

/** Values of a list field by their English texts. */
export function list(field: string, ...english: readonly string[]): readonly Localized[] {
  return english.map((value) => listValue(field, value));
}

const standards = {
  certified: listValue("Standard", "Certified by safety standard"),
  law: listValue("Standard", "Based on the Electrical Appliance and Material Safety Law of Japan"),
};

const recommendations = {
  firstClass: {
    en: "Timing, filter and resonant circuits",
    ja: "時定数・フィルタ・共振回路",
    zh: "定时、滤波和谐振电路",
  },
  secondClass: {
    en: "Decoupling and smoothing of power lines",
    ja: "電源のデカップリング・平滑",
    zh: "电源去耦和平滑",
  },
  automotive: { en: "Electronic control units", ja: "電子制御ユニット", zh: "电子控制单元" },
};
