import { verdictMaker } from "../../src/bom/check/verdict";
import type { CheckedParts } from "../../src/bom/check/parts";
import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { verdictColumns } from "../../src/messages/line/printed-verdict";
import { entriesOf } from "../bom/check/entries";
import { groupOf } from "../product-group";

/** What added columns have of a line with this text and description. */
function columnsIn(text: string, description: string, results: CheckedParts = new Map(), chosen?: string) {
  const lines = entriesOf([{ row: 1, text, description }]);
  const choices = new Map(chosen === undefined ? [] : [[1, chosen]]);
  const [verdict] = lines.map(
    verdictMaker({ lines, results, replacements: new Map(), choices, notes: new Map() }, new Map()),
  );
  return verdict === undefined ? null : verdictColumns(verdict, "en");
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

test("the state of an alternative is said once, although a look at it is needed", () => {
  const part = (Partno: string, Status: string, AlternativePartno: string | null) => {
    const record = { Partno, ProductDetailUrl: "", Status, AlternativePartno };
    return [
      Partno,
      { kind: "found", product: { group: groupOf("ceramicCapacitorsSMD"), record, fetchedMs: 0 } },
    ] as const;
  };
  const [of, by] = ["GRM155R61E105KA12D", "GRM155R61E105MA12D"];
  const results: CheckedParts = new Map([part(of, "Discontinued", by), part(by, "NRND", null)]);
  const { comparison } = columnsIn(of, "1uF 25V", results) ?? { comparison: "" };
  expect(comparison.split(checkBomTexts.en.filters.nrnd)).toHaveLength(2);
});
