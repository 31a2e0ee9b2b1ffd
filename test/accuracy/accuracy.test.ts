import { readFileSync } from "node:fs";
import path from "node:path";
import { type Accuracy, measureAccuracy } from "../../scripts/accuracy/measure";
import { createClient } from "../../src/product-data/index";
import { startService } from "../../service/server";
import { key } from "../service/support";

let accuracy: Accuracy;

beforeAll(async () => {
  const service = await startService({ keys: [key] });
  try {
    accuracy = await measureAccuracy(__dirname, createClient({ url: service.url, key }));
  } finally {
    await service.stop();
  }
});

test("every alarm has a judgment, and fewer than one in 2,000 lines of public BOMs has a false one", () => {
  const { known, fresh, reported } = accuracy;
  expect([known, fresh, reported].flatMap(({ unjudged }) => unjudged)).toEqual([]);
  expect(known.quiet.right / known.quiet.of).toBeGreaterThan(1999 / 2000);
});

// What falls is named by `npm run accuracy -- -v`.
test("docs/what-is-compared.md has these figures", () => {
  const page = readFileSync(path.resolve(__dirname, "../../docs/what-is-compared.md"), "utf8");
  const { known, fresh, reported, reading } = accuracy;
  const right = reading.filter(({ isRight }) => isRight).length;
  for (const share of [
    ...[known, fresh, reported].flatMap(({ raised, quiet }) => [raised, quiet]),
    { right, of: reading.length },
  ])
    expect(page).toContain(`| ${share.right.toLocaleString("en")} of ${share.of.toLocaleString("en")} `);
});
