import { readFileSync } from "node:fs";
import path from "node:path";
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
});

const shareOf = ({ right, of }: Share): number => right / of;

// What falls is named by `npm run accuracy -- -v`.

test("docs/check-bom.md has these figures", () => {
  const page = readFileSync(path.resolve(__dirname, "../../docs/check-bom.md"), "utf8");
  const inDigits = (value: number): string => value.toLocaleString("en");
  const { reported, controls, alarms, falseAlarms, alternates, differences, severalNumbers, severalCompared } =
    accuracy;
  for (const { right, of } of [reported, controls, alarms, alternates, differences, severalNumbers, severalCompared])
    expect(page).toContain(`| ${inDigits(right)} of ${inDigits(of)} `);
  expect(page).toContain(`Alarms on ${inDigits(falseAlarms.of)} lines`);
  expect(page).toContain(`| ${inDigits(falseAlarms.right)} `);
  expect(page).toContain(
    `(${inDigits([...accuracy.reading.values()].reduce((sum, { of }) => sum + of, 0))} statements)`,
  );
});

test("reported mistakes that the line shows are caught, and lines without one raise no alarm", () => {
  expect(accuracy.reported).toEqual({ right: 32, of: 32 });
  expect(accuracy.controls).toEqual({ right: 6, of: 6 });
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
