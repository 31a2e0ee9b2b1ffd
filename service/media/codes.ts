import { fieldByName } from "../../src/product-data/vocabulary/field";
import type { ProductView } from "./product-view";

/** The codes of a part number with their values; a number of unknown form is one code. */
export function codesOf(part: ProductView): readonly (readonly [code: string, meaning: string])[] {
  for (const [form, meanings] of forms) {
    const match = form.exec(part.partno);
    if (match !== null)
      return meanings.map((names, index) => [match[index + 1] ?? "", meaningOf(part, names) || "-"] as const);
  }
  return [[part.partno, part.text("ProductName")]];
}

/**
 * For each group of a form, the fields that it determines. Sources: service/data/mlcc-codes.json, lead-codes.json,
 * nfm-codes.json, inductor-codes.json.
 */
const forms: readonly (readonly [form: RegExp, meanings: readonly (readonly string[])[]])[] = [
  [
    /^(R[A-Z]{2})(..)(..)(...)(.)(.)(..)(...)(.)$/,
    [
      ["ProductName"],
      ["TemperatureCharacteristics"],
      ["RatedVoltage"],
      ["Capacitance"],
      ["ToleranceCapacitance"],
      ["Length", "Width", "Thickness"],
      ["LeadSpace"],
      [],
      ["PackageType"],
    ],
  ],
  [
    /^(NFM)(..)(..)(...)(.)(..)(.)(.)$/,
    [
      ["SmdType"],
      ["SizecodeMm"],
      ["ProductName"],
      ["Capacitance"],
      ["TemperatureCharacteristics"],
      ["RatedVoltage"],
      [],
      ["PackageType"],
    ],
  ],
  [
    /^(D[EH].)(..)(..)(...)(.)(..)(.)/,
    [
      ["ProductName"],
      ["TemperatureCharacteristics"],
      ["RatedVoltage"],
      ["Capacitance"],
      ["ToleranceCapacitance"],
      ["LeadSpace"],
      ["PackageType"],
    ],
  ],
  [
    /^(LQ.)(..)(..)(...)(.)(..)(.)$/,
    [["ProductName"], ["SizecodeMm"], ["Series"], ["Inductance"], ["InductanceTolerance"], [], ["PackageType"]],
  ],
  [
    /^([GKLZE][A-Z].)(..)(.)(..)(..)(...)(.)(...)(.)$/,
    [
      ["ProductName"],
      ["SizecodeMm", "SizecodeInch"],
      ["Thickness"],
      ["TemperatureCharacteristics"],
      ["RatedVoltage"],
      ["Capacitance"],
      ["ToleranceCapacitance"],
      [],
      ["PackageType"],
    ],
  ],
];

function meaningOf(part: ProductView, names: readonly string[]): string {
  return names
    .map(fieldByName)
    .filter((field) => field !== undefined)
    .map((field) => `${field.label[part.language]}: ${part.text(`${field.name}Text`) || part.text(field.name) || "-"}`)
    .join(", ");
}
