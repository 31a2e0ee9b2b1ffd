import { isUnlisted } from "../../../src/addin/functions/arguments/unlisted-cell";
import { repeated } from "../../harness/random";
import { realPartnos } from "../../harness/real-partnos";

/** SPEC shows a blank cell for an unlisted one, so a listed number among them would lose its values without a word. */
test("no number of the catalog is unlisted, with or without its package code", () => {
  const partnos = realPartnos(repeated(realPartnos().length));
  expect(partnos.filter(isUnlisted)).toEqual([]);
  expect(partnos.filter((partno) => isUnlisted(partno.replace(/.$/, "#")))).toEqual([]);
  const mistyped = partnos.map((partno, at) => {
    const place = 3 + (at % (partno.length - 3));
    return partno.slice(0, place) + partno.slice(place + 1);
  });
  expect(mistyped.filter(isUnlisted)).toEqual([]);
});

test.each([
  "STM32F103C8T6",
  "0430450200",
  "B2B-XH-A",
  "595-TPS54331DDAR",
  "1N4148",
  "C25744",
  "RC0603FR-0710KL",
  "Housing",
])("%s is unlisted", (cell) => {
  expect(isUnlisted(cell)).toBe(true);
});
