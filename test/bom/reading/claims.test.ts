import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import type { TextClaim } from "../../../src/bom/claims/claim";
import type { PartKind } from "../../../src/bom/claims/part-kind";
import { readClaims } from "../../../src/bom/reading/text/claims";
import { anyCharacter } from "../../harness/any-character";
import { repeated } from "../../harness/random";

const seed = 20261204;

/** A claim in short form: `capacitance 1e-7`, `tolerance ±10%`, `size 0603 inch`. */
function short(claim: TextClaim): string {
  return claim.orBetter ? `${plain(claim)} or better` : plain(claim);
}

function plain(claim: TextClaim): string {
  switch (claim.aspect) {
    case "tolerance": {
      const { plus, minus, unit } = claim.tolerance;
      return plus === minus
        ? `tolerance ±${String(plus)}${unit}`
        : `tolerance +${String(plus)}/-${String(minus)}${unit}`;
    }
    case "characteristic":
      return `characteristic ${claim.name}`;
    case "size":
      return `size ${claim.code} ${claim.system ?? "open"}`;
    default:
      return [claim.aspect, String(claim.value), claim.voltageClass ?? ""].join(" ").trim();
  }
}

const claimsIn = (text: string, kind: PartKind = "capacitor"): string =>
  [...new Set(readClaims(text, kind).map(short))].sort().join(", ");

// `text => claims` below the title of each group, with \\u for signs that can't be seen.
const groups = readFileSync(path.join(__dirname, "claims.txt"), "utf8").split(/^# /m).slice(1);
describe.each(groups.map((group) => group.trim().split("\n")))("%s", (title, ...lines) => {
  const kind = title.endsWith("(inductor)") ? "inductor" : "capacitor";
  test.each(lines.map((line) => line.split(" => ")))("%s", (written = "", claims = "") => {
    const text = written.replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    expect(claimsIn(text, kind)).toBe(claims);
  });
});

test("No text throws an error", () => {
  const pieces = fc.constantFrom(
    ..."104 K B ± 10% pF 4R7 X7R C0G 0603 1608 (Metric) 50V dc @ ~ 100n µ Ω , / - + 特性 サイズ １ 0.1 H F mA".split(
      " ",
    ),
    " ",
  );
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(pieces).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom<PartKind>("capacitor", "inductor"), (description, kind) => {
      for (const claim of readClaims(description, kind)) expect(claim.written).not.toBe("");
    }),
    { seed, numRuns: repeated(1000) },
  );
});
