import { createHash, type Hash } from "node:crypto";

/** A checksum of cells in order. Numbers are written as in JavaScript, so 1e-7 and 0.0000001 are equal. */
class Checksum {
  private readonly hash: Hash = createHash("sha256");

  add(cell: unknown): void {
    this.hash.update(`${String(cell)}\n`);
  }

  get digest(): string {
    return this.hash.copy().digest("hex").slice(0, 12);
  }
}

export function checksumOf(cells: Iterable<unknown>): string {
  const sum = new Checksum();
  for (const cell of cells) sum.add(cell);
  return sum.digest;
}
