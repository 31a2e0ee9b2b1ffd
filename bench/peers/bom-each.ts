import type { BomPeer } from "./bom-peer";

/** One request per cell, as in most examples of custom functions. */
export const each: BomPeer = {
  name: "one request per cell",
  start: (ask) => async (partno) => (await ask([partno])).get(partno),
  requestsFor: (partnos) => partnos.length,
};
