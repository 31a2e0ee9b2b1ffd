import { type Accuracy, measureAccuracy, type Share } from "../../scripts/accuracy/measure";
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
}, 120_000);

const shareOf = ({ right, of }: Share): number => right / of;

// These figures are published (docs/check-bom.md). What falls is named by `npm run accuracy -- -v`.

test("reported mistakes that the line shows are caught, and lines without one raise no alarm", () => {
  expect(accuracy.reported).toEqual({ right: 19, of: 19 });
  expect(accuracy.controls).toEqual({ right: 4, of: 4 });
});

test("alarms that were judged true are still raised, and fewer than 0.5 % of the lines have a false one", () => {
  expect(shareOf(accuracy.alarms)).toBe(1);
  expect(1 - shareOf(accuracy.falseAlarms)).toBeLessThan(0.005);
});

test("no number of a line with several is dropped, in columns, in one cell, and in rows beneath", () => {
  expect(shareOf(accuracy.alternates)).toBe(1);
  expect(accuracy.differences.of).toBeGreaterThan(150);
  expect(shareOf(accuracy.differences)).toBeGreaterThanOrEqual(0.95);
});

test("numbers of lines that were labeled before the check saw them are found, and compared as a person compares them", () => {
  expect(shareOf(accuracy.severalNumbers)).toBe(1);
  expect(shareOf(accuracy.severalCompared)).toBeGreaterThanOrEqual(0.95);
});

test("lines are read as people read them", () => {
  for (const [what, share] of accuracy.reading) expect([what, shareOf(share) >= 0.97]).toEqual([what, true]);
});
