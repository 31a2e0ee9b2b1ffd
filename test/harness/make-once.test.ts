import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeOnce } from "./make-once";

let parent: string;
beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), "make-once-"))));
afterEach(() => rmSync(parent, { recursive: true }));

const hourMs = 3_600_000;
const largestNumber = 4_194_304;

test.each([
  ["its number is free", String(largestNumber + 1), 0],
  ["another process has got its number", String(process.pid), hourMs],
  ["it hadn't written its number yet", "", hourMs],
])("the lock of a killed process doesn't hold if %s", async (_, number, ageMs) => {
  const folder = path.join(parent, "made");
  writeFileSync(`${folder}.lock`, number);
  utimesSync(`${folder}.lock`, new Date(), new Date(Date.now() - ageMs));
  await makeOnce(folder, (unfinished) => writeFileSync(path.join(unfinished, "file"), "content"));
  expect([existsSync(path.join(folder, "file")), existsSync(`${folder}.lock`)]).toEqual([true, false]);
});

test("two at once make a folder once", async () => {
  const folder = path.join(parent, "made");
  let made = 0;
  const make = (): void => void (made += 1);
  await Promise.all([makeOnce(folder, make), makeOnce(folder, make)]);
  expect([made, existsSync(`${folder}.lock`)]).toEqual([1, false]);
});
