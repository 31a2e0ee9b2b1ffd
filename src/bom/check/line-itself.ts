import { ofAspect } from "../claims/claim";
import { nominalOf } from "../claims/part-kind";
import { inchCodeOf } from "../claims/size";
import { contradictionOf, type Finding, statementIn } from "../matching/findings";
import { beadNumber } from "../numbers/bead-number";
import { cellTextOf } from "../reading/line/cell-claims";
import type { Line } from "../reading/line/line";
import { unitOf, wordsOf } from "../reading/text/words";

/** What the cells of a line say that can't be right, whatever a catalog has. */
export const findingsInLine = (line: Line): readonly Finding[] => [
  ...uncounted(line),
  ...withoutPrefix(line),
  ...ofBead(line),
];

/** A quantity that isn't understood; a designator in its place is a mistake. */
const uncounted = ({ uncounted: cell }: Line): readonly Finding[] =>
  cell === null
    ? []
    : [contradictionOf("quantity", statementIn(cell), statementIn(null), /\b[A-Z]{1,2}\d/.test(cell.written))];

/**
 * A chip's value in farads or henries, which may have lost its µ: `0.1 F` and 0402. The value that may be meant isn't
 * used.
 */
function withoutPrefix({ kind, claims, described }: Line): readonly Finding[] {
  const isChip = kind === "ceramicCapacitor" || (kind === "inductor" && ofAspect(claims, "size").length > 0);
  if (!isChip) return [];
  const [aspect, form, unit] =
    kind === "inductor"
      ? ([nominalOf.inductor, henries, "µH"] as const)
      : ([nominalOf.capacitor, farads, "µF"] as const);
  return described.flatMap((cell): readonly Finding[] => {
    const [written, digits] = form.exec(cell.written) ?? [];
    if (written === undefined) return [];
    const meant = statementIn(null, `${digits ?? ""} ${unit}`);
    return [{ ...contradictionOf(aspect, statementIn(cell, written), meant, false), note: "lost" }];
  });
}

const farads = /(?<![\w.,-])(\d+(?:\.\d+)?) ?F(?![\w/])/;
// `5050 H=2.0` and `2520 H 1.2mm` are heights.
const henries = /(?<![\w.,-])(\d+(?:\.\d+)?) ?H(?![\w/]| ?[=:<>≤≥]| \d[\d.]* ?mm)/;

/** The impedance and the size of a bead, where its number says them. */
function ofBead({ kind, numbers: [main], claims, described }: Line): readonly Finding[] {
  const bead = main && beadNumber(main.partno);
  if (kind !== "ferriteBead" || !bead) return [];
  const source = { type: "code", partno: main.partno } as const;
  const sizes = ofAspect(claims, "size");
  const [size] = sizes.some((claim) => inchCodeOf(claim) === bead.inchCode) ? [] : sizes;
  const impedances = described.flatMap((cell) =>
    (orMore.test(cell.written) ? [] : wordsOf(cell.written).words).flatMap((word) =>
      "values" in word && unitOf(word) === "Ω" && word.values[0] >= leastOhms && word.values[0] <= maxOhms
        ? { stated: statementIn(cell, word.written), ohms: word.values[0] }
        : [],
    ),
  );
  const [impedance] = impedances.some(({ ohms }) => ohms === bead.impedance) ? [] : impedances;
  const inNumber = (text: string) => ({ text, source });
  return [
    ...(size ? [contradictionOf("sizeInch", statementIn(cellTextOf(size)), inNumber(bead.inchCode), true)] : []),
    ...(impedance
      ? [contradictionOf("impedance", impedance.stated, inNumber(`${String(bead.impedance)} Ω`), true)]
      : []),
  ];
}

const orMore = />=?|≥|\bmin/i;
/** The least and the most ohms of a bead. Less than the least is a DC resistance. */
const [leastOhms, maxOhms] = [5, 1e4];
