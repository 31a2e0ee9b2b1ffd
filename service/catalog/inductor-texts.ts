import type { Localized } from "../../src/product-data/vocabulary/language";
import { terms } from "./tables";

/** A product name of the manufacturer's table in three languages, built from its words. */
export function nameOf(english: string): Localized {
  const known = names.get(english);
  if (known !== undefined) return known;
  const made = { en: english, ja: translated(english, "ja"), zh: translated(english, "zh") };
  names.set(english, made);
  return made;
}

export function shieldOf(english: string): Localized {
  const known = shields.get(english);
  if (known === undefined) throw new Error(`No term for the magnetic shield ${english}`);
  return known;
}

export function featuresOf(circuit: string): Localized {
  return features[circuit] ?? defaultFeature;
}

const names = new Map<string, Localized>();

const shields: ReadonlyMap<string, Localized> = new Map(
  Object.entries(terms.shield).map(([en, { ja, zh }]) => [en, { en, ja, zh }]),
);

const defaultFeature: Localized = { en: "Small size", ja: "小型", zh: "小型" };
const features: Readonly<Record<string, Localized>> = {
  "Power lines circuits": {
    en: "Low DC resistance, large current",
    ja: "低直流抵抗・大電流",
    zh: "低直流电阻，大电流",
  },
  "High frequency circuits": { en: "High Q at high frequencies", ja: "高周波で高Q", zh: "高频下高Q值" },
};

const words: readonly (readonly [pattern: RegExp, ja: string, zh: string])[] = [
  [/metal alloy/i, "メタルアロイ", "金属合金"],
  [/multilayer/i, "積層", "多层"],
  [/film type/i, "フィルム", "薄膜"],
  [/wire wound|winding/i, "巻線", "绕线"],
  [/ferrite/i, "フェライト", "铁氧体"],
  [/\bRF\b/, "高周波用", "高频用"],
  [/power/i, "電源用", "电源用"],
  [/general/i, "一般回路用", "一般电路用"],
];

function translated(english: string, language: "ja" | "zh"): string {
  const [inductor, automotive] = language === "ja" ? ["インダクタ", "（自動車用）"] : ["电感器", "（汽车用）"];
  const parts = words.flatMap(([pattern, ja, zh]) => (pattern.test(english) ? [language === "ja" ? ja : zh] : []));
  return parts.join("") + inductor + (/automotive/i.test(english) ? automotive : "");
}
