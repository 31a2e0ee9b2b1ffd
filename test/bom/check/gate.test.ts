import { startService } from "../../../service/server";
import { objectionsIn, objectionsTo, offerFor } from "../../../src/bom/check/gate";
import { itemsOf } from "../../../src/bom/check/items";
import { checkBom, readBom, type Verdict } from "../../../src/bom/index";
import { newSession } from "../../harness/session";
import { statesCatalog } from "../../harness/test-catalogs";
import { useService } from "../../harness/use-service";

const service = useService(() => startService({ catalog: statesCatalog() }));

async function checked(rows: readonly (readonly string[])[], hidden: readonly number[] = []) {
  const { loader, cachedSearch: search } = newSession({ serviceUrl: service.url });
  const lines = readBom(rows).lines.map((line) => ({ ...line, isHidden: hidden.includes(line.row) }));
  return checkBom(lines, { loader, search }, "en", new AbortController().signal);
}

const codesOf = (verdict: Verdict | undefined, partno = verdict && offerFor(verdict)?.partno): string =>
  verdict === undefined || partno === undefined
    ? "no offer"
    : objectionsTo(verdict, partno)
        .map(({ code }) => code)
        .join(" ");

const titles = ["Ref", "Description", "MPN", "Alternate MPN", "Substitution"];

/** What the gate says of the best alternative of a line. */
const lines: readonly (readonly [
  codes: string,
  description: string,
  mpn?: string,
  alternate?: string,
  said?: string,
])[] = [
  ["", "100nF 50V X7R 0603 10%", "CC0603KRX7R9BB104"],
  // A part that is better is as good.
  ["", "100nF 25V X7R 0603 20%"],
  ["", "100nF 50V X7R 0603 10%", "CC0603KRX7R9BB104", "", "any equivalent"],
  ["forbidden", "100nF 50V X7R 0603 10%", "CC0603KRX7R9BB104", "", "Do not substitute"],
  ["approval", "100nF 50V X7R 0603 10%", "CC0603KRX7R9BB104", "", "ECO required"],
  ["approval", "100nF 50V X7R 0603 10%", "CC0603KRX7R9BB104", "", "-"],
  // The line names it itself.
  ["", "10uF 25V X5R 0603 20%", "GRM188R61E106MA73D", "GRM188R61E106KA73D", "Approved alternates only"],
  ["open", "100nF 50V X7R 0603 10% low ESR", "CC0603KRX7R9BB104"],
  // The line doesn't say which tolerance is good enough.
  ["unknown", "100nF 50V X7R 0603"],
  ["twoValues", "10nF 50V X7R 0603 10%", "CC0603KRX7R9BB103", "CC0603KRX7R9BB104"],
  ["twoValues", "100nF 25V X7R 0603 10%", "CC0603KRX5R8BB104"],
  ["no offer", "DNP 100nF 50V X7R 0603 10%", "CC0603KRX7R9BB104"],
  ["number", "100nF 50V X7R 0603 10%", "GRM188R71H999KA93D"],
  ["no offer", "10uH", "NR8040T100M"],
  ["worse", "1nF 100V C0G 0603", "GCM1885C2A102FA16D"],
];

test("each clause of the gate", async () => {
  const rows = lines.map(([, description, mpn = "", alternate = "", said = "Yes"], at) => [
    `C${String(at + 1)}`,
    ...[description, mpn, alternate, said],
  ]);
  const verdicts = await checked([titles, ...rows]);
  expect(verdicts.map((verdict, at) => [codesOf(verdict), ...(rows[at] ?? [])])).toEqual(
    lines.map(([codes], at) => [codes, ...(rows[at] ?? [])]),
  );
});

test("rows with one number are one decision only if they say the same, and are shown together", async () => {
  const [number, other] = ["CC0603KRX7R9BB104", "GRM155R61E105KA12D"];
  const verdicts = await checked(
    [
      titles,
      ["C1", "100nF 50V X7R 0603", number, "", "Yes"],
      ["C2", "10nF 50V X7R 0603", number, "", "Yes"],
      ["C3", "0.1uF 50V X7R 0603", number, "", "Yes"],
      ["C4", "", other, "", "Yes"],
      ["C5", "100nF 50V X7R 0603", number, "", "No"],
      ["C6", "100nF 50V X7R 0603", number, "CL10B104KB8NNNC", "Yes"],
    ],
    [3],
  );
  const items = itemsOf(verdicts);
  expect(items.map(({ designators, ofNumber }) => [designators.join(), ofNumber.join("/")])).toEqual([
    ["C1,C3", "1/4"],
    ["C2", "2/4"],
    ["C5", "3/4"],
    ["C6", "4/4"],
    ["C4", "1/1"],
  ]);
  // One of its lines is hidden.
  expect(
    items.map(({ verdicts: own, verdict }) =>
      objectionsIn(own, offerFor(verdict)?.partno ?? "").map(({ code }) => code),
    ),
  ).toEqual([["hidden"], ["twoValues", "unknown"], ["forbidden"], [], ["unknown"]]);
});
