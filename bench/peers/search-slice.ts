import { quote } from "../../src/product-data/filter/print";
import { valuesOf } from "../../src/product-data/vocabulary/enumerated-values";
import type { Ask, SearchPeer } from "./search-peer";

const slicedBy = ["SmdType", "Status", "Application", "Mounting"];

/** One call for each value of a list field; a slice that is too large is divided by the next field. */
export const slice: SearchPeer = {
  name: "one call per category value",
  run: (ask) => slices(ask, [], slicedBy),
};

async function slices(ask: Ask, conditions: readonly string[], [field, ...fields]: readonly string[]): Promise<void> {
  if (field === undefined) return;
  for (const value of valuesOf(field, "en") ?? []) {
    const narrower = [...conditions, `${field} eq ${quote(value)}`];
    const { hasMoreHits } = await ask(narrower);
    if (hasMoreHits) await slices(ask, narrower, fields);
  }
}
