import { printQuantity } from "../vocabulary/quantity";
import { characteristicName } from "./characteristic";
import { type Amount, amountUnits, type Claim } from "./claim";
import type { DecodedNumber } from "./makers/decode";
import { toleranceAt } from "./tolerance";

/** The requirements of another manufacturer's number for a replacement. */
export function claimsOfNumber({ kind, says }: DecodedNumber): readonly Claim[] {
  const amount = (aspect: Amount, value: number | undefined): readonly Claim[] =>
    value === undefined
      ? []
      : [
          {
            aspect,
            value,
            voltageClass: aspect === "voltage" ? "DC" : null,
            written: printQuantity(value, amountUnits[aspect]),
          },
        ];
  const tolerance = says.tolerance === undefined ? undefined : toleranceAt(says.tolerance)?.tolerance;
  return [
    ...amount(kind === "capacitor" ? "capacitance" : "inductance", says.value),
    ...amount("voltage", says.voltage),
    ...amount("nominalThickness", says.thickness),
    ...amount("length", says.length),
    ...amount("width", says.width),
    ...(says.tolerance === undefined || tolerance === undefined
      ? []
      : [{ aspect: "tolerance" as const, tolerance, written: says.tolerance }]),
    ...(says.characteristic === undefined
      ? []
      : [
          {
            aspect: "characteristic" as const,
            name: characteristicName(says.characteristic),
            written: says.characteristic,
          },
        ]),
    ...(says.size === undefined
      ? []
      : [{ aspect: "size" as const, code: says.size, system: "inch" as const, written: says.size }]),
    ...(says.automotive ? [{ aspect: "aecQ200" as const, written: "AEC-Q200" }] : []),
    ...(says.softTermination
      ? [{ aspect: "benefits" as const, words: [softTermination], written: softTermination }]
      : []),
  ];
}

/** The API's name of it. */
const softTermination = "Anti-crack while deflecting";
