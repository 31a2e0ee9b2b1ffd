import { nearNumber } from "../../../src/bom/numbers/near-number";

test.each([
  ["CL05A1O5KA5NQNC", "CL05A105KA5NQNC"],
  ["CLO5A105KA5NQNC", "CL05A105KA5NQNC"],
  ["CLO5A1O5KA5NQNC", "CL05A105KA5NQNC"],
  ["CC06O3KRX7R9BB104", "CC0603KRX7R9BB104"],
  ["C0603C1O4K5RACTU", "C0603C104K5RACTU"],
  ["STM32F407VGT6", undefined],
])("%s is near %s", (partno, near) => {
  expect(nearNumber(partno)).toBe(near);
});
