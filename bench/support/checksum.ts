import { createHash } from "node:crypto";

/** A checksum of cells in order. Numbers are written as in JavaScript, so 1e-7 and 0.0000001 are equal. */
export const checksumOf = (cells: readonly unknown[]): string =>
  createHash("sha256").update(cells.map(String).join("\n")).digest("hex").slice(0, 12);
