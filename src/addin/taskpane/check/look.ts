import type { PartState } from "../../../bom/matching/part-state";

/** The color of a state, always next to a word. */
export const looks: Readonly<Record<PartState, "bad" | "doubtful" | "good" | "neutral">> = {
  discontinued: "bad",
  unknown: "bad",
  failed: "bad",
  toBeDiscontinued: "doubtful",
  nrnd: "doubtful",
  inProduction: "good",
  underDevelopment: "neutral",
  noStatus: "neutral",
  otherMaker: "neutral",
  noNumber: "neutral",
  unchecked: "neutral",
};
