import { readFileSync } from "node:fs";
import path from "node:path";
import { type Accuracy, measureAccuracy } from "../../scripts/accuracy/measure";
import type { Share } from "../../scripts/accuracy/tally";
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

const shareOf = ({ right, of }: Share): number => right / of;

// What falls is named by `npm run accuracy -- -v`.

test("docs/check-bom.md has these figures", () => {
  const page = readFileSync(path.resolve(__dirname, "../../docs/check-bom.md"), "utf8");
  const { reported, controls, alarms, lines, severalNumbers, severalCompared, reading } = accuracy;
  const statements = [...reading.values()].reduce((sum, { right, of }) => ({
    right: sum.right + right,
    of: sum.of + of,
  }));
  for (const { right, of } of [reported, controls, alarms, lines, severalNumbers, severalCompared, statements])
    expect(page).toContain(`| ${right.toLocaleString("en")} of ${of.toLocaleString("en")} `);
});

test("reported mistakes that the line shows are caught, and lines without one raise no alarm", () => {
  expect(accuracy.reported).toEqual({ right: 32, of: 32 });
  expect(accuracy.controls).toEqual({ right: 6, of: 6 });
});

test("every alarm on real lines is judged, true ones are raised, and fewer than one in 2,000 lines has a false one", () => {
  expect(accuracy.unjudged).toEqual([]);
  expect(shareOf(accuracy.alarms)).toBe(1);
  expect(shareOf(accuracy.lines)).toBeGreaterThan(1999 / 2000);
});

test("numbers of lines that were labeled before the check saw them are found, and compared as a person compares them", () => {
  expect(shareOf(accuracy.severalNumbers)).toBe(1);
  expect(shareOf(accuracy.severalCompared)).toBeGreaterThanOrEqual(0.95);
});

test("lines are read as people read them", () => {
  for (const [what, share] of accuracy.reading) expect([what, shareOf(share) >= 0.97]).toEqual([what, true]);
});
