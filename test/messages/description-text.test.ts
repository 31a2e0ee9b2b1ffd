import { readBom } from "../../src/bom/reading/read-bom";
import { descriptionText } from "../../src/messages/line/description-text";

test.each([
  ["en", "100nF 16V X7R 0402 ceramic capacitor"],
  ["ja", "100nF 16V X7R 0402 セラミックコンデンサ"],
  ["zh", "100nF 16V X7R 0402 陶瓷电容器"],
] as const)("the kind of part in a line without a number is in the user's language: %s", (language, text) => {
  const { lines } = readBom(
    [
      ["Ref", "Value", "Description", "Footprint"],
      ["C1", "100nF", "cap cer 16V X7R", "C_0402"],
      ["R1", "10k", "resistor", "R_0402"],
    ],
    new Map(),
  );
  expect(lines[0] && descriptionText(lines[0], language)).toBe(text);
});

test("words of the BOM stay as they are", () => {
  const { lines } = readBom(
    [
      ["Ref", "Description", "Qty"],
      ["C1", "ceramic capacitor, to be chosen", "2"],
    ],
    new Map(),
  );
  expect(lines[0] && descriptionText(lines[0], "ja")).toBe("ceramic capacitor, to be chosen");
});
