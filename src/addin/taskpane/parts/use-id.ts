import { useState } from "preact/hooks";

let made = 0;

/** An ID that no other element of the pane has. Preact's useId repeats IDs after its root is rendered a third time. */
export const useId = (): string => useState(() => `id-${String((made += 1))}`)[0];
