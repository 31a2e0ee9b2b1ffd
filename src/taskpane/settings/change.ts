/** A change that is in effect, and saved when `saving` settles, with the cells that it may change or repair. */
export type Change = (saving: Promise<void>, cells: "all" | "failed" | "none") => void;
