import type { JSDOM } from "jsdom";

// oxlint-disable-next-line typescript/no-explicit-any -- whatever globals the bundle under test defines
export type AddinWindow = JSDOM["window"] & Record<string, any>;
