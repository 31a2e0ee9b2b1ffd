import { verdictMaker } from "../../src/bom/check/verdict";
import type { CheckedParts } from "../../src/bom/check/parts";
import { columnsOf } from "../../src/messages/printed-verdict";
import { entriesOf } from "../bom/check/entries";
import { groupOf } from "../product-group";

/** What added columns have of a line with this text and description. */
function columnsIn(text: string, description: string, results: CheckedParts = new Map(), chosen?: string) {
  const lines = entriesOf([{ row: 1, text, description }]);
  const choices = new Map(chosen === undefined ? [] : [[1, chosen]]);
  const [verdict] = lines.map(
    verdictMaker({ lines, results, replacements: new Map(), choices, notes: new Map() }, new Map()),
  );
  return verdict === undefined ? null : columnsOf(verdict, "en");
}

test("an added column has the number of our part: with its package code, or the one chosen, and else none", () => {
  const product = {
    group: groupOf("ceramicCapacitorsSMD"),
    record: { Partno: "GRM155R61E105KA12D", ProductDetailUrl: "" },
    fetchedMs: 0,
  };
  const results: CheckedParts = new Map([
    ["GRM155R61E105KA12", { kind: "found", product }],
    ["GRM155R61E105KA12X", { kind: "unknown", near: [] }],
  ]);
  const partnoIn = (text: string, chosen?: string) => columnsIn(text, "1uF 25V", results, chosen)?.partno;
  expect(partnoIn("grm155r61e105ka12 ")).toBe("GRM155R61E105KA12D");
  expect(partnoIn("GRM155R61E105KA12X")).toBe("");
  expect(partnoIn("CL05A105KA5NQNC")).toBe("");
  expect(partnoIn("CL05A105KA5NQNC", "GRM155R61E105KA12D")).toBe("GRM155R61E105KA12D");
  expect(partnoIn("GRM155R61E105KA12", "CL05A105KA5NQNC")).toBe("");
});
