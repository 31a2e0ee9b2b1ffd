import { normalizePartNumber } from "../../../src/product-data/vocabulary/part-number";

test.each([
  ["GRM155R61E105KA12D", "GRM155R61E105KA12D"],
  [" grm155r61e105ka12d ", "GRM155R61E105KA12D"],
  ["Vendor GRM155R61E105KA12D", "GRM155R61E105KA12D"],
  ["Vendor Electronics: GRM155R61E105KA12D", "GRM155R61E105KA12D"],
  ["GRM155R61E105KA12D/T&R", "GRM155R61E105KA12D"],
  ["GRM155R61E105KA12D (TAPE)", "GRM155R61E105KA12D"],
  ["GRM155R61E105KA12D Tape & Reel", "GRM155R61E105KA12D"],
  ["GRM155R61E105KA12#", "GRM155R61E105KA12"],
  ["GRM 155 R61E105 KA12D", "GRM155R61E105KA12D"],
  ["ＧＲＭ155R61E105KA12D", "GRM155R61E105KA12D"],
  ["#A914BYW-1R0M=P3", "#A914BYW-1R0M=P3"],
  ["", ""],
])("%p is the number %p", (text, partno) => {
  expect(normalizePartNumber(text)).toBe(partno);
});
