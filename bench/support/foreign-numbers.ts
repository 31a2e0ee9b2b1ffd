import { readFileSync } from "node:fs";
import path from "node:path";

/** Part numbers of other manufacturers. */
export function foreignNumbers(): readonly string[] {
  const [, ...examples] = readFileSync(path.resolve("test/bom/numbers/examples.txt"), "utf8").trim().split("\n");
  return examples.map((line) => line.split(" ")[0] ?? "");
}
