import { compareCharacteristics } from "../../../src/bom/claims/characteristic-order";

const compared = (own: string, required: string, standard: string | null = null) =>
  compareCharacteristics({ name: own, standard }, required);

test.each([
  ["X7R", "X5R", "better"],
  ["X7R", "Y5V", "better"],
  ["X8R", "X7R", "better"],
  ["X7R", "X7S", "better"],
  ["C0G", "X7R", "better"],
  ["C0G", "CH", "better"],
  ["U2J", "X7R", "better"],
  ["U2K", "X7P", "better"],
  ["X8G", "C0G", "better"],
  ["X7R", "F", "better"],
  ["NP0", "C0G", "equal"],
  ["CG", "COG", "equal"],
  ["X7R", "R", "equal"],
  ["X5R", "X7R", "worse"],
  ["X7S", "X7R", "worse"],
  ["X7R", "C0G", "worse"],
  ["X7R", "B", "worse"],
  ["CH", "C0G", "worse"],
  ["U2J", "C0G", "worse"],
  ["C0G", "X8R", "worse"],
  ["X8L", "X7R", "worse"],
  ["X7R", "X8L", "worse"],
  ["U2J", "X5E", "worse"],
  ["Q9Q", "X7R", undefined],
  ["X7R", "A12", undefined],
  ["A12", "A12", "equal"],
])("%s as a replacement for %s: %s", (own, required, order) => {
  expect(compared(own, required)).toBe(order);
});

test("the manufacturer's own R applies from -25 to 85 °C only", () => {
  expect(compared("R", "X7R", "JIS")).toBe("equal");
  expect(compared("R", "X7R", "Vendor")).toBe("worse");
});

test("the order is partial", () => {
  const names = ["X7R", "X5R", "X8R", "X7S", "X7T", "Y5V", "Z5U", "C0G", "CH", "CJ", "U2J", "SL", "B", "R", "F", "X8L"];
  for (const one of names)
    for (const other of names) {
      const [there, back] = [compared(one, other), compared(other, one)];
      if (one === other) expect(there).toBe("equal");
      if (there === "equal") expect(back).toBe("equal");
      if (there === "better") expect(back).toBe("worse");
      for (const third of names)
        if (there !== "worse" && compared(other, third) !== "worse") expect(compared(one, third)).not.toBe("worse");
    }
});
