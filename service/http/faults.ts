/** What can be made to go wrong, each with the share of the requests it strikes. */
const faultKinds = ["429", "500", "drop", "truncate", "slow"] as const;
export type FaultKind = (typeof faultKinds)[number];
export type Faults = Readonly<Partial<Record<FaultKind, number>>>;

/** How long an answer takes that is struck by `slow`. */
export const slowMs = 5000;

/** `429:0.1,500:0.05`; null when it is not written so. */
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

/** The fault that strikes at this point of [0, 1), if any: kinds lie side by side, so that at most one strikes. */
export function faultAt(faults: Faults, point: number): FaultKind | null {
  let from = 0;
  for (const kind of faultKinds) {
    from += faults[kind] ?? 0;
    if (point < from) return kind;
  }
  return null;
}
