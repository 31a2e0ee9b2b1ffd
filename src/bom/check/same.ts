import type { Aspect } from "../aspects/point";
import type { Replacement } from "../matching/replacement";

/**
 * Whether a part is the same in all usual characteristics, so that it can be used without a decision: value, voltage or
 * current, size, tolerance, and temperature characteristic. What the line doesn't say isn't the same.
 */
export const isSame = ({ points }: Replacement): boolean =>
  points.every(({ aspect, relation }) => !usual.has(aspect) || relation === "equal");

const usual: ReadonlySet<Aspect> = new Set<Aspect>([
  "capacitance",
  "inductance",
  "voltage",
  "current",
  "currentItemp",
  "size",
  "sizeInch",
  "sizeMm",
  "tolerance",
  "characteristic",
]);
