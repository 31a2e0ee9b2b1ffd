import { Failed } from "../../product-data/base/failed";
import type { RequirementFailure } from "./requirement-failure";
import { type ComponentKind, familyOf, kindName } from "../claims/component-kind";
import type { PartKind } from "../claims/part-kind";
import type { DecodedNumber } from "../numbers/decode";
import { readNumber } from "../numbers/read-number";
import { kindsSaidIn } from "../claims/kind-words";
import type { Line } from "../reading/line/line";
import { textSigns } from "../reading/text/text-signs";

/**
 * The kind of part that a line needs: another manufacturer's number decides, and otherwise the description. A number that
 * isn't decoded decides if its series is known: tantalum capacitors, beads, resistors.
 * @param partno "" if the line has none
 * @throws RequirementFailure `otherKind`, `kindContradictory`
 */
export function neededKind(partno: string, decoded: DecodedNumber | null, line: Line): PartKind {
  const { component: stated } = line;
  if (decoded !== null) {
    if (stated !== null && contradicts(decoded.kind, stated, line))
      throw new Failed<RequirementFailure>({
        code: "kindContradictory",
        number: kindName(decoded.kind),
        text: kindName(stated),
      });
    return decoded.kind;
  }
  const kind = componentOf(partno, line) ?? kindByUnits(line);
  refuseOthers(kind);
  return kind === "inductor" ? "inductor" : "capacitor";
}

/** The kind that only the units of a text tell: henries or a rated current are a coil's, and ohms alone a resistor's. */
function kindByUnits({ texts }: Line): ComponentKind | null {
  const { value, isResistance } = textSigns(texts.join(" "));
  return value !== null && (value.family === "coil" || isResistance) ? value.kind : null;
}

/** The component that a number's series names, or else the one that the line says. */
export function componentOf(partno: string, { component }: Line): ComponentKind | null {
  const { form, kind } = readNumber(partno);
  return (form === "series" ? kind : null) ?? component;
}

/** Refuses a number of the manufacturer's other categories. @throws RequirementFailure `otherKind` */
export const refuseOtherCategory = (partno: string): void => refuseOthers(readNumber(partno).kind);

function refuseOthers(kind: ComponentKind | null): void {
  if (kind !== null && !ours.has(kind))
    throw new Failed<RequirementFailure>({ code: "otherKind", kind: kindName(kind) });
}

/** Three-terminal capacitors are in the category of capacitors. */
const ours: ReadonlySet<ComponentKind> = new Set<ComponentKind>([
  "ceramicCapacitor",
  "feedthroughCapacitor",
  "capacitor",
  "inductor",
]);

/**
 * Whether a description contradicts a decoded number. Only clear kinds count: texts name other parts too, such as the
 * module or the converter a capacitor is for, and the ferrite core of an inductor.
 */
function contradicts(number: PartKind, stated: ComponentKind, { texts }: Line): boolean {
  if (clearKinds.has(stated)) return true;
  if (number === "capacitor") return familyOf(stated) === "coil";
  // `Ceramic chip 5.6 nH` is an inductor.
  return familyOf(stated) === "capacitor" && texts.some((text) => kindsSaidIn(text).named.includes("capacitor"));
}

const clearKinds: ReadonlySet<ComponentKind> = new Set<ComponentKind>([
  "tantalumCapacitor",
  "aluminumCapacitor",
  "filmCapacitor",
  "supercapacitor",
  "resistor",
  "resistorNetwork",
  "thermistor",
  "varistor",
  "tvsDiode",
  "zenerDiode",
  "diode",
  "transistor",
  "commonModeChoke",
]);
