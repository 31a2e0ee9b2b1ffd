import { lookAlikes } from "../../product-data/vocabulary/look-alikes";
import { decodeNumber } from "./decode";

/**
 * The other manufacturer's number that a number with confused characters means: `CL05A1O5KA5NQNC` and `CLO5A105KA5NQNC`
 * mean CL05A105KA5NQNC; undefined if there is none.
 * @param partno a number that isn't decoded
 */
export function nearNumber(partno: string): string | undefined {
  if (partno.length > longest) return undefined;
  return variantsOf(partno).find((variant) => decodeNumber(variant)[0]?.says.value !== undefined);
}

/** No number is longer. */
const longest = 40;

/** The number with all letters O as zeros and all I and L as ones, then with one confused character at each place. */
function variantsOf(partno: string): readonly string[] {
  const single = Array.from(partno).flatMap((letter, at) =>
    (lookAlikes.get(letter) ?? []).map((other) => partno.slice(0, at) + other + partno.slice(at + 1)),
  );
  const whole = [
    partno.replaceAll("O", "0"),
    partno.replace(/(?<=\d)O|O(?=\d)/g, "0"),
    partno.replace(/(?<=\d)[IL]/g, "1"),
  ];
  return [...whole.filter((variant) => variant !== partno), ...single];
}
