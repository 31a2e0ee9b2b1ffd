import type { Family } from "./family";

/**
 * Tolerance letters with the same meaning for nearly all manufacturers. Source: IEC 60062, and the guides that the
 * families name.
 */
export const toleranceLetters: Readonly<Record<Family["kind"], Readonly<Record<string, string>>>> = {
  capacitor: {
    A: "±0.05pF",
    B: "±0.1pF",
    C: "±0.25pF",
    D: "±0.5pF",
    F: "±1%",
    G: "±2%",
    J: "±5%",
    K: "±10%",
    M: "±20%",
    N: "±0.03pF",
    S: "+50/-20%",
    V: "±0.05pF",
    W: "±0.05pF",
    Z: "+80/-20%",
  },
  inductor: {
    B: "±0.1nH",
    C: "±0.2nH",
    D: "±0.5nH",
    F: "±1%",
    G: "±2%",
    H: "±3%",
    J: "±5%",
    K: "±10%",
    M: "±20%",
    N: "±30%",
    S: "±0.3nH",
    Y: "±30%",
  },
};
