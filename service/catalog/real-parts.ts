import { type ProductCategory, productCategories } from "../../src/product-data/vocabulary/category";
import { enumeratedValues } from "../../src/product-data/vocabulary/enumerated-values";
import type { Localized } from "../../src/product-data/vocabulary/language";
import packed from "../data/parts.json";
import { documentUrls } from "./documents";
import { listValue, type Product, type Value } from "./product";
import { capacitanceText, currentText, frequencyText, inductanceText, resistanceText } from "./text";

/** A part of the manufacturer. Its values are made only when they are needed. */
export interface RealPart {
  readonly category: ProductCategory;
  readonly partno: string;
  /** The number without its package code. */
  readonly base: string;
  readonly values: () => Values;
}

type Values = Product["values"];

/** All real parts. The lines of service/data/parts.json are described in its README. */
export function* realParts(): Generator<RealPart> {
  for (const category of productCategories) for (const line of packed.parts[category]) yield* partsOf(category, line);
}

function* partsOf(category: ProductCategory, line: string): Generator<RealPart> {
  const [stem = "", rest = "", codes = "", ids = "", ...items] = line.split(" ");
  const packageCodes = codes.replace("?", "").split(",");
  let made: Values | undefined;
  const shared = (): Values =>
    (made ??= Object.assign(
      ...[{}, documentUrls],
      ...ids.split(".").map((id) => valuesAt(Number(id))),
      codes.endsWith("?") ? assumedPackage : {},
    ) as Values);
  for (const item of items) {
    const [code = "", ...numbers] = item.split(",");
    const base = stem + code + (rest === "-" ? "" : rest);
    const values = (packageCode: string): Values => ({
      PackageType: packageTypes[packageCode] ?? null,
      ...(category === "inductors" ? coilValues(code, numbers) : capacitance(code)),
      ...shared(),
    });
    for (const packageCode of packageCodes)
      yield { category, partno: base + packageCode.replace("-", ""), base, values: () => values(packageCode) };
  }
}

/** Values of a number whose package code no source has. */
const assumedPackage: Values = {
  PackageType: null,
  Notices: {
    en: "package code assumed (no source)",
    ja: "包装コードは想定（出典なし）",
    zh: "包装代码为推定（无出处）",
  },
};
const packageTypes: Readonly<Record<string, Localized>> = packed.packages;

/** The values that some parts share. */
function valuesAt(index: number): Values {
  return (known[index] ??= Object.fromEntries(Object.entries<Value>(packed.values[index] ?? {}).map(localize)));
}

const known: Values[] = [];

/** Values of list fields are in English in the file. */
function localize([name, value]: readonly [string, Value]): readonly [string, Value] {
  if (!(name in enumeratedValues)) return [name, value];
  const texts = [value].flat() as readonly string[];
  const all = texts.map((text) => listValue(name, text));
  return [name, Array.isArray(value) ? all : (all[0] ?? null)];
}

/** The capacitance's code: 104 is ten with four zeros, in pF; 2R2 is 2.2. */
function capacitance(code: string): Values {
  const farads = coded(code, -12);
  return { Capacitance: farads, CapacitanceText: capacitanceText(farads) };
}

/** The numbers after an inductance's code, the last one if the inductance has more digits than its code. */
function coilValues(code: string, numbers: readonly string[]): Values {
  const [rated, saturation, rise, ohms, quality, hertz, exact] = numbers.map((text) => (text === "" ? null : text));
  // 2N2 is in nH; 2R2 and 220 are in µH.
  const henries = Number(exact ?? (code.includes("N") ? coded(code, -9) : coded(code, -6)));
  return {
    Inductance: henries,
    InductanceText: inductanceText(henries),
    ...quantity("RatedCurrent", rated, currentText),
    ...quantity("RatedCurrentIsat", saturation, currentText),
    ...quantity("RatedCurrentItemp", rise, currentText),
    ...quantity("RdcMax", ohms, resistanceText),
    QMin: quality ?? null,
    ...quantity("SrfMin", hertz, frequencyText),
  };
}

function quantity(field: string, text: string | null | undefined, textOf: (value: number) => string): Values {
  return text == null ? {} : { [field]: Number(text), [`${field}Text`]: textOf(Number(text)) };
}

/** The value is read as a decimal text, because a product of doubles isn't always the nearest double of the product. */
function coded(code: string, exponent: number): number {
  if (/^\d{3}$/.test(code)) return Number(`${code.slice(0, 2)}e${String(Number(code[2]) + exponent)}`);
  return Number(`${code.replace(/N$/, "").replace(/[RN]/, ".")}e${String(exponent)}`);
}
