import type { BomPeer } from "./bom-peer";

/** One request per cell, as most examples of custom functions do. */
export const each: BomPeer = {
  name: "one request per cell",
  start: (ask) => async (partno) => (await ask([partno])).get(partno),
  requestsFor: (partnos) => partnos.length,
};
