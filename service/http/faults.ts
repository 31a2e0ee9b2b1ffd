/** The faults that can be injected, each with the share of requests that it affects. */
const faultKinds = ["429", "500", "drop", "truncate", "slow"] as const;
type FaultKind = (typeof faultKinds)[number];
export type Faults = Readonly<Partial<Record<FaultKind, number>>>;

/** The duration of a response with the fault `slow`. */
export const slowMs = 5000;

/** Reads faults such as `429:0.1,500:0.05`; null for any other form. */
export function parseFaults(text: string): Faults | null {
  const faults: Partial<Record<FaultKind, number>> = {};
  for (const part of text.split(",")) {
    const [name, share = ""] = part.split(":");
    const kind = faultKinds.find((each) => each === name?.trim());
    const number = Number(share);
    if (kind === undefined || share.trim() === "" || !(number >= 0 && number <= 1)) return null;
    faults[kind] = number;
  }
  return faults;
}

/** The fault at this point of [0, 1), if any. Kinds have separate intervals, so at most one applies. */
export function faultAt(faults: Faults, point: number): FaultKind | null {
  let from = 0;
  for (const kind of faultKinds) {
    from += faults[kind] ?? 0;
    if (point < from) return kind;
  }
  return null;
}
