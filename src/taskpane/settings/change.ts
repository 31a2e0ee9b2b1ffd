/** A change that is in effect, and saved when `saving` settles; which cells it may heal or show otherwise. */
export type Change = (saving: Promise<void>, cells: "all" | "failed" | "none") => void;
