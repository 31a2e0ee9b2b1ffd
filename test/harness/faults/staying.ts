import type { Waiter } from "../../../src/product-data/base/single-flight";

/** A cell that is never deleted. One signal for all calls would keep a listener for each. */
export const staying: Waiter = { onLeave: () => undefined };
