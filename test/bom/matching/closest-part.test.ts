import type { Product } from "../../../src/product-data/api/product";
import { closestAmong } from "../../../src/bom/matching/closest-part";
import { requirementOfLine } from "../../../src/bom/matching/requirement";
import { lineOfText } from "../../../src/bom/reading/line/line-of-text";

/** An inductor of 10 µH, ±20 %, shielded, 4 x 4 x 2 mm, 1 A, unless something else is said. */
const inductor = (partno: string, specs: Readonly<Record<string, unknown>> = {}, isShielded = true): Product => ({
  group: { category: "inductors" } as Product["group"],
  record: {
    Partno: partno,
    Status: "In Production",
    MagneticShieldClass: isShielded ? "Shielded(Ferrite Core)" : "Non-shielded",
    Specs: {
      ...{ Inductance: 1e-5, InductanceTolerance: "±20%" },
      ...{ Length: 4e-3, Width: 4e-3, ThicknessMax: 2e-3, RatedCurrentItemp: 1, RatedCurrentIsat: 1, RdcMax: 0.1 },
      ...specs,
    },
  },
  fetchedMs: 0,
});

const closestTo = (text: string, ...products: readonly Product[]): string | null => {
  const closest = closestAmong(products, requirementOfLine(null, lineOfText(text)));
  if (closest === null) return null;
  const short = closest.shortfalls.map(
    ({ aspect, part, required }) => `${aspect} ${String(part)} (${String(required)})`,
  );
  return `${closest.partno}: ${short.join(", ")}`;
};

test("of inductors, the closest is the one whose shortfalls change a circuit or a board least, and each is named", () => {
  const strong = { RatedCurrentItemp: 2, RatedCurrentIsat: 2 };
  const parts = [
    inductor("WEAK"),
    inductor("SMALL", { ...strong, Length: 3e-3, Width: 3e-3 }),
    inductor("LOOSE", strong),
  ];
  const line = "10uH inductor 4x4mm 10% 1.2A";
  expect(closestTo(line, ...parts)).toBe("LOOSE: tolerance ±20% (10%)");
  expect(closestTo(line, ...parts.slice(0, 2))).toBe("WEAK: current 1 A (1.2A), tolerance ±20% (10%)");
  expect(closestTo(line, ...parts.slice(1, 2))).toBe("SMALL: tolerance ±20% (10%), body 3 mm × 3 mm (4x4mm)");
});

test("a part without AEC-Q200 is named if none with it is close", () => {
  expect(closestTo("10uH inductor 4x4mm 1A 20% AEC-Q200", inductor("PLAIN"))).toBe("PLAIN: aecQ200 null (null)");
});

test("a larger body is named, even on the same pads", () => {
  expect(closestTo("10uH inductor 3.8x3.8mm 10%", inductor("SAME"))).toBe(
    "SAME: tolerance ±20% (10%), body 4 mm × 4 mm (3.8x3.8mm)",
  );
});

test.each([
  ["half the current", "10uH inductor 4x4mm 2.1A"],
  ["another shape", "10uH inductor 12x3mm 1A"],
  ["twice the height", "10uH inductor 4x4mm 1A height max. 1mm"],
])("a part isn't close if it has %s", (_, text) => {
  expect(closestTo(text, inductor("FAR"))).toBeNull();
});

test("a shield isn't left out", () => {
  expect(closestTo("10uH inductor shielded 4x4mm 1A", inductor("OPEN", {}, false))).toBeNull();
});
