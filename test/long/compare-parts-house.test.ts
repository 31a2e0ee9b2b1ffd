import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ComparisonResult } from "../../cli/compare/compare-files";
import type { HouseResult } from "../../cli/house/house-list";
import type { PartsResult } from "../../cli/parts/where-used";
import { readCatalogAt } from "../../cli/catalog-at";
import { fieldByName, fieldValue, catalogOf } from "../../src/product-data/index";
import { csv, type Program, startProgram } from "../cli/program";
import { shortcomings, wantedOf } from "../bom/matching/evaluator";

let own: Program;
const header = ["Ref", "Qty", "MPN", "Description"];
const boards: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "a.csv": [
    ["C1 C2", "2", "GRM155R61E105KA12D", "1uF 25V X5R 0402"],
    ["C3", "1", "", "100nF 16V X7R 0603"],
    ["C4", "1", "", "100nF 25V X7R 0603"],
    ["C5", "1", "DNP", "100nF 25V X7R 0603"],
    ["R1", "4", "RC0603FR-0710KL", "10k 1% 0603"],
  ],
  "b.csv": [
    ["C1", "3", "GRM155R61E105KA12D", "1uF 25V X5R 0402"],
    ["C2", "1", "", "0.1uF 50V X7R 0603"],
    ["L1", "1", "LQG15HS15NH02D", "15nH 0402"],
    ["C9", "", "GCM155R71C104KA55D", "100nF 16V X7R 0402"],
    ["", "0.05", "CB-HFT50.8/1M-BL", "Heat shrink sleeve"],
  ],
};

beforeAll(async () => {
  own = await startProgram();
  await mkdir("boards");
  for (const [name, rows] of Object.entries(boards)) await writeFile(path.join("boards", name), csv([header, ...rows]));
});
afterAll(() => own.end());

const json = async <T>(...args: readonly string[]): Promise<T> => {
  const run = await own.here(...args, "--catalog", "catalog", "--json");
  return JSON.parse(run.out) as T;
};

test("every command has help with an example, and refuses what it doesn't know", async () => {
  const { out, status } = await own.run("--help");
  expect(status).toBe(0);
  for (const [, name = ""] of out.matchAll(/^ {2}(\w+) {2,}/gm)) {
    const help = await own.here(name, "--help");
    expect(help.out).toMatch(new RegExp(`^bom ${name} [^{}]*\n\nExample: bom ${name} `));
  }
  for (const [name, error] of [
    ["shop", expect.stringMatching(/^There is no command shop. Use check, /) as string],
    ["chek", "There is no command chek. Did you mean check?"],
  ] as const)
    expect(await own.here(name, "--lang", "ja")).toMatchObject({ status: 2, error });
  expect((await own.here()).status).toBe(2);
  for (const args of [
    ["compare", "a.csv"],
    ["parts", "boards", "--boards", "0"],
    ["house", "boards", "--most-times", "x"],
  ])
    expect(await own.here(...args, "--catalog", "catalog")).toMatchObject({ status: 2, out: "" });
});

test("a failure of the service has one text that says what to do, and status 2", async () => {
  const withoutKey = (...args: readonly string[]) =>
    own.hereWith({ key: "a rejected key" }, ...args, "--service", own.service.url);
  const files = Object.keys(boards).map((name) => path.join("boards", name));
  for (const args of [
    ["compare", ...files],
    ["parts", ...files],
    ["house", ...files],
    ["check", ...files, "--alternatives"],
  ])
    for (const form of ["--lang=en", "--markdown"]) {
      const { status, out } = await withoutKey(...args, form);
      expect([args, status, out.match(/Check VENDOR/g)?.length]).toEqual([args, 2, 1]);
    }
  const searched = await withoutKey("search", "Category eq 'inductors'");
  expect(searched).toMatchObject({ status: 2, error: expect.stringContaining("Check VENDOR_API_KEY") as string });
  const shown = await withoutKey("number", "GRM155R61E105KA12D");
  expect(shown).toMatchObject({ status: 2, out: expect.stringContaining("Check VENDOR_API_KEY") as string });
});

test("tables have headings and words in the language, near numbers, and a line if nothing was found", async () => {
  const { out } = await own.here("number", "GRM155R61E105KA12X", "--catalog", "catalog", "--lang", "ja");
  expect(out).toMatch(/^品番 +GRM155R61E105KA12X\n[^]*ステータス +入力ミス\n類似の品番 +GRM155R61E105KA12D、/);
  const unknown = await own.here("number", "XYZ123", "CUSM0805", "--catalog", "catalog");
  expect(unknown.out).toMatch(/^Status +Not found +Not found$[^]+^CUSM0805: This isn't a part number\.$/m);
  const filter = "Category eq 'inductors' and Inductance ge 1000";
  expect(await own.here("search", filter, "--catalog", "catalog")).toMatchObject({
    ...{ status: 0, out: "No parts match the filter." },
  });
  await writeFile("near.csv", csv([header, ["C1", "1", "GRM155R61E105KA12X", ""]]));
  const found = await own.here("alternatives", "100nF 50V X7R 0603", "--limit", "1", "--catalog", "catalog");
  const near = await own.here("check", "near.csv", "--alternatives", "--catalog", "catalog");
  expect(near.out).toMatch(
    /^Row +Part number +Status +Remarks\n +2 +GRM155R61E105KA12X +Mistyped .*GRM155R61E105KA12D: 1 µF 25 V X5R 0402/m,
  );
  expect(found.out).toMatch(/\nPart number +Status +Values +Comparison\n/);
});

test("compare: the differences with their places, as a table, Markdown, and JSON; --fail-on changed decides the status", async () => {
  await writeFile(
    "new.csv",
    csv([header, ...(boards["a.csv"] ?? []).map((row) => row.map((cell) => cell.replace("16V", "10V")))]),
  );
  const files = [path.join("boards", "a.csv"), "new.csv"];
  const result = await json<ComparisonResult>("compare", ...files);
  expect(result).toMatchObject({ added: [], removed: [], same: 4 });
  expect(result.changed).toMatchObject([
    {
      ...{ oldRow: 3, row: 3, designators: ["C3"] },
      changes: [{ what: "value", aspect: "voltage", old: "16V", new: "10V", relation: "worse" }],
    },
  ]);
  for (const form of ["--lang=en", "--markdown"])
    expect((await own.here("compare", ...files, "--catalog", "catalog", form)).out).toContain(
      "rated voltage 16V → 10V (weaker)",
    );
  const statusOf = async (...args: readonly string[]) =>
    (await own.here("compare", ...args, "--catalog", "catalog", "--fail-on", "changed")).status;
  expect([
    await statusOf(...files),
    await statusOf("new.csv", "new.csv"),
    await statusOf("new.csv", "none.csv"),
  ]).toEqual([1, 0, 2]);
});

test("parts: one row a part, sums times boards, the earliest date first; results of other computers are joined", async () => {
  const result = await json<PartsResult>("parts", "boards", "--boards", "10");
  const rows = result.parts.map(({ number, quantity, linesWithoutQuantity, places }) => [
    number,
    quantity,
    linesWithoutQuantity,
    places.length,
  ]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ["GRM155R61E105KA12D", 50, 0, 2],
      ["LQG15HS15NH02D", 10, 0, 1],
      ["RC0603FR-0710KL", 40, 0, 1],
      ["CB-HFT50.8/1M-BL", 0.5, 0, 1],
    ]),
  );
  expect(new Set(rows.map(([number]) => number)).size).toBe(rows.length);
  const dates = result.parts.map(({ lastBuyDate, productionEndDate }) => lastBuyDate ?? productionEndDate ?? "9999");
  expect(dates).toEqual([...dates].sort());
  for (const part of ["1/2", "2/2"]) {
    const { out } = await own.here("check", "boards", "--catalog", "catalog", "--jsonl", "--part", part);
    await writeFile(`part-${part.charAt(0)}.jsonl`, out);
  }
  const joined = JSON.parse(
    (await own.here("parts", "part-1.jsonl", "./part-1.jsonl", "part-2.jsonl", "--boards", "10", "--json")).out,
  ) as PartsResult;
  expect(joined).toEqual(result);
  // PowerShell writes what a program prints like this.
  await writeFile(
    "part-1.jsonl",
    `\ufeff${(await readFile("part-1.jsonl", "utf8")).replaceAll("\n", "\r\n")}`,
    "utf16le",
  );
  const ofPowerShell = await own.here("parts", "part-1.jsonl", "part-2.jsonl", "--boards", "10", "--json");
  expect(JSON.parse(ofPowerShell.out)).toEqual(result);
  await writeFile("other.jsonl", "\n{}\n");
  expect((await own.here("parts", "other.jsonl")).error).toContain("other.jsonl:2 isn't a result of");
  expect((await own.here("parts", "boards", "--catalog", "catalog")).out).toContain("GRM155R61E105KA12D");
});

test("house: a short list meets every line, with parts in production; a limit is kept; what isn't met has a reason", async () => {
  const result = await json<HouseResult>("house", "boards");
  const catalog = catalogOf(await readCatalogAt("catalog"));
  const productOf = async (number: string) => (await catalog.parts([number], "en"))[0]?.product ?? null;
  // The three lines of 100 nF are one part.
  const gets = result.lines
    .filter(({ required }) => required.startsWith("100 nF") && required.includes("0603"))
    .map((line) => line.gets);
  expect([gets.length, new Set(gets).size]).toEqual([3, 1]);
  expect([result.exact, result.bound]).toEqual([true, result.parts.length]);
  for (const { number, gets: partno } of result.lines) {
    const [required, part] = [number === null ? null : await productOf(number), await productOf(partno)];
    if (part === null) throw new Error(`${partno} doesn't exist`);
    const status = fieldByName("Status");
    expect(status && fieldValue(part, status)).toBe("In Production");
    if (required !== null && required.record.Partno !== partno)
      expect(shortcomings(wantedOf(required), part)).toEqual([]);
  }
  const limited = await json<HouseResult>("house", "boards", "--most-times", "1");
  expect(limited.lines.length + limited.notMet.length).toBe(result.lines.length + result.notMet.length);
  const volts = (text: string): number => Number(/ ([\d.]+) V /.exec(`${text} `)?.[1]);
  for (const line of limited.lines.filter(({ number }) => number === null))
    expect(volts(line.getsValues)).toBe(volts(line.required));
  await writeFile("open.csv", csv([header, ["C1", "1", "", "100nF 0603"]]));
  const open = await own.here("house", "open.csv", "--catalog", "catalog");
  expect(open.out).toContain("rated voltage");
  // It has to be checked whether the terminals of a smaller body reach the pads.
  await writeFile("smaller.csv", csv([header, ["L1", "1", "", "2.2uH 2x2mm 1A inductor"]]));
  const smaller = await json<HouseResult>("house", "smaller.csv");
  expect([smaller.lines, smaller.notMet.map(({ reason }) => reason)]).toEqual([[], ["No part in production fits."]]);
  // A number that its line contradicts meets nothing.
  await writeFile("differs.csv", csv([header, ["C1", "1", "GRM155R61E105KA12D", "10uF 25V X5R 0402"]]));
  const differs = await json<HouseResult>("house", "differs.csv");
  const reason = "Differs: capacitance: part 1 µF, BOM 10uF";
  expect([differs.lines, differs.notMet.map((line) => line.reason)]).toEqual([[], [reason]]);
});

test("names and texts of files can't be commands of a build's log, Markdown, or control characters", async () => {
  const evil = "::error::x ##[stop-commands]y \u202Etxt ![p](http://a.example) @user <b>\u001b[2J";
  const rows = (value: string) => csv([header, ["C1", "1", "CL05B104KO5NNNC", `${value} 0402 X7R 16V ${evil}`]]);
  const [odd, cut] = ["::error::odd.csv", "##[error]@user ![a](b) cut.csv"];
  await writeFile(odd, rows("100nF"));
  await writeFile("::warning::new.csv", rows("220nF"));
  await writeFile(cut, "");
  for (const form of ["--lang=en", "--markdown"])
    for (const args of [
      ["parts", odd, cut],
      ["house", odd, cut],
      ["compare", odd, "::warning::new.csv"],
      ["compare", odd, cut],
    ]) {
      const { out } = await own.here(...args, "--catalog", "catalog", form);
      expect(out).not.toBe("");
      expect(out).not.toMatch(/^\s*::|##\[|\p{Bidi_Control}|(?!\n)\p{Cc}/mu);
      if (form === "--markdown") expect(out).not.toMatch(/(?<!\\)!\[|(?<!\\)\]\(|(?<!\\)<|@user/);
    }
});
