import { comparisonWith } from "../../src/bom/matching/compare";
import { decodeNumber } from "../../src/bom/makers/decode";
import { requirementOfLine } from "../../src/bom/matching/requirement";
import { descriptionOfText } from "../../src/bom/reading/line/description";
import { pointTexts } from "../../src/messages/point-text";
import { groupOf } from "../product-group";
import type { Product } from "../../src/product-data/api/product";

const part: Product = {
  group: groupOf("ceramicCapacitorsSMD"),
  record: { Partno: "GCJ188R71H104KA12D", Benefits: ["Anti-crack while deflecting"] },
  fetchedMs: 0,
};

test.each([
  ["en", "Anti-crack while deflecting"],
  ["ja", "たわみクラック対策"],
  ["zh", "弯曲裂纹对策"],
] as const)("%s: the soft termination of another manufacturer's number is named as the part's", (language, name) => {
  const { claims } = requirementOfLine(decodeNumber("CS0603KRX7R9BB104")[0] ?? null, descriptionOfText(""));
  const points = comparisonWith(claims)(part).filter(({ aspect }) => aspect === "benefits");
  expect(points.map((point) => pointTexts(point, language))).toEqual([{ required: name, part: name }]);
});
