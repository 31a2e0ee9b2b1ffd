import { readFileSync } from "node:fs";
import path from "node:path";
import { bestFor, cellsOf, choicesAmong, entryOf } from "../../../src/addin/check-bom/entry";
import type { CheckedPart } from "../../../src/bom/check/parts";
import { lineKey, type LineReplacement } from "../../../src/bom/check/line-replacements";
import { verdictMaker } from "../../../src/bom/check/verdict";
import { startService } from "../../../service/server";
import { objectionsTo, offerFor } from "../../../src/bom/check/gate";
import { itemsOf } from "../../../src/bom/check/items";
import { checkBom, readBom, substitutesFor, takesSubstitutes, type Verdict } from "../../../src/bom/index";
import { randomFrom, repeated, shuffled } from "../../harness/random";
import { newSession } from "../../harness/session";
import { statesCatalog } from "../../harness/test-catalogs";
import { useService } from "../../harness/use-service";

const service = useService(() => startService({ catalog: statesCatalog() }));

async function checked(
  rows: readonly (readonly string[])[],
  hidden: readonly number[] = [],
  isWanted?: (verdict: Verdict) => boolean,
) {
  const { loader, cachedSearch: search } = newSession({ serviceUrl: service.url });
  const lines = readBom(rows).lines.map((line) => ({ ...line, isHidden: hidden.includes(line.row) }));
  return checkBom(lines, { loader, search }, "en", new AbortController().signal, isWanted);
}

const codesOf = (verdict: Verdict | undefined, partno = verdict && offerFor(verdict)?.partno): string =>
  verdict === undefined || partno === undefined
    ? "no offer"
    : objectionsTo([verdict], partno)
        .map(({ code }) => code)
        .join(" ");

const titles = ["Ref", "Description", "MPN", "Alternate MPN", "Substitution"];

/** What the gate says of the best alternative of a line, its description, numbers, and what is said of substitutes. */
const lines = readFileSync(path.join(__dirname, "gate.txt"), "utf8")
  .trim()
  .split("\n")
  .map((row) => row.split("|") as [codes: string, description: string, ...others: string[]]);

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
      objectionsTo(own, offerFor(verdict)?.partno ?? "").map(({ code }) => code),
    ),
  ).toEqual([["hidden"], ["twoValues", "unknown"], ["forbidden"], [], ["unknown"]]);
});

test("substitutes pass the gate, aren't numbers of the line, and need a number and no approval", async () => {
  const [said, number, own] = ["100nF 50V X7R 0603 10%", "CC0603KRX7R9BB104", "GRM188R71H104KA93D"];
  const rows = [
    [said, number, "", "Yes"],
    [said, number, own, "Yes"],
    [said, own, "", "Yes"],
    [said, "", "", "Yes"],
    [`${said} low ESR`, number, "", "No"],
    [said, number, "", "ECO required"],
    [`${said} low ESR`, number, "", "Yes"],
    [`DNP ${said}`, number, "", "Yes"],
  ];
  const lines = rows.map((row, at) => [`C${String(at)}`, ...row]);
  const found = (await checked([titles, ...lines], [1], takesSubstitutes)).map(substitutesFor);
  const [first, ...others] = found[0]?.partnos ?? [];
  expect(first).toBe(own);
  expect(found.map(({ partnos, objections }) => [...partnos, ...objections.map(({ code }) => code)])).toEqual([
    [own, ...others],
    others,
    others,
    [],
    [],
    ["approval"],
    ["open"],
    [],
  ]);
  expect(others.length).toBeGreaterThan(1);
});

/** Lines with what is true of them, and numbers with what they are. */
const descriptions = [
  { text: "100nF 50V X7R 0603 10%", value: 1e-7, volts: 50, size: "0603" },
  { text: "10nF 50V X7R 0603 10%", value: 1e-8, volts: 50, size: "0603" },
  { text: "1uF 16V X5R 0402 10%", value: 1e-6, volts: 16, size: "0402" },
  { text: "100nF 50V X7R 0603 10% low ESR", value: 1e-7, volts: 50, size: "0603", isOpen: true },
  { text: "DNP 10nF 50V X7R 0603 10%", value: 1e-8, volts: 50, size: "0603", isNotFitted: true },
] as const;
const numbers = { "": null, CC0603KRX7R9BB104: 1e-7, CC0603KRX7R9BB103: 1e-8, CL05A105KO5NNNC: 1e-6 } as const;
const answers = {
  Yes: true,
  "any equivalent": true,
  "No substitutions": false,
  "ECO required": false,
  "": false,
} as const;

test("nothing is entered against the gate, whatever is sorted, edited, hidden, or filled before the press", async () => {
  const seed = 20261128;
  const random = randomFrom(seed);
  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const [partnos, policies] = [Object.keys(numbers), Object.keys(answers)];
  const all = descriptions.flatMap(({ text }) => partnos.map((partno) => [text, partno] as const));
  const known = await checked([titles, ...all.map(([text, partno], at) => [`C${String(at)}`, text, partno, "", ""])]);
  const results = new Map<string, CheckedPart>();
  const replacements = new Map<string, LineReplacement>();
  const products = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { line, numbers: own, replacement, offered } of known) {
    for (const { number, result } of own) if (result !== undefined) results.set(number.partno, result);
    if (replacement !== null) replacements.set(lineKey(line), replacement);
    for (const { product } of offered) products.set(product.record.Partno, product.record);
  }
  type Row = readonly [ref: string, said: (typeof descriptions)[number], partno: string, policy: string];
  const newRow = (ref: string): Row => [ref, oneOf(descriptions), oneOf(partnos), oneOf(policies)];
  const itemsIn = (rows: readonly Row[], hasPolicies: boolean) => {
    const cells = rows.map(([ref, { text }, partno, policy]) => [ref, text, partno, ...(hasPolicies ? [policy] : [])]);
    const { lines } = readBom([
      ["Ref", "Description", "MPN", ...(hasPolicies ? ["Substitutions Policy"] : [])],
      ...cells,
    ]);
    const made = { lines, results, replacements, choices: new Map(), notes: new Map() };
    return itemsOf(lines.map(verdictMaker(made, new Map())));
  };
  const wrong: string[] = [];
  let [entered, leftOut] = [0, 0];
  for (let sheet = 0; sheet < repeated(5000); sheet++) {
    const hasPolicies = random() < 0.5;
    const before = Array.from({ length: 4 }, (_, at) => newRow(`C${String(at)}`));
    const { choices } = bestFor(itemsIn(before, hasPolicies));
    // Another part than the best is pressed, too.
    const pressed = choices.map((each) => (random() < 0.8 ? each : { ...each, partno: oneOf([...products.keys()]) }));
    const now = shuffled(before, random).map((row) => (random() < 0.2 ? newRow(row[0]) : row));
    const hidden = new Set(now.flatMap((_, at) => (random() < 0.1 ? at + 1 : [])));
    const contents = new Map(now.flatMap((_, at) => (random() < 0.1 ? [[at + 1, "kept"] as const] : [])));
    const entries = choicesAmong(itemsIn(now, hasPolicies), pressed).map((each) => entryOf(each, { hidden, contents }));
    const free = entries.filter(({ objections }) => objections.length === 0);
    leftOut += entries.length - free.length;
    for (const { row, content } of free.flatMap(cellsOf)) {
      entered++;
      const [, said, partno, policy] = now[row - 1] ?? newRow("");
      const { Specs: specs, SizecodeInch: size } = products.get(String(content)) as {
        Specs: Record<string, number>;
        SizecodeInch?: string;
      };
      const coded = numbers[partno as keyof typeof numbers];
      const isRight =
        [hidden.has(row), contents.has(row), "isOpen" in said, "isNotFitted" in said].every((each) => !each) &&
        (coded ?? said.value) === said.value &&
        (!hasPolicies || answers[policy as keyof typeof answers]) &&
        specs["Capacitance"] === said.value &&
        (specs["RatedVoltage"] ?? 0) >= said.volts &&
        (size ?? said.size) === said.size;
      if (!isRight) wrong.push([sheet, row, content, said.text, partno, policy].join("; "));
    }
  }
  expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  expect(entered).toBeGreaterThan(repeated(1000));
  expect(leftOut).toBeGreaterThan(repeated(1000));
});
