import { spawn, spawnSync } from "node:child_process";
import { cp, mkdir, open, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import path from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { readBaseline, updateBaseline } from "../../cli/check/baseline";
import { type CheckResult, isMismatch } from "../../cli/check/result";
import { realProducts } from "../../service/catalog/real-products";
import type { RunningService } from "../../service/server";
import { workbookFile } from "./files/made-files";
import { key } from "../service/support";
import { csv, type Program, type Run, startProgram } from "./program";

/** All inductors, and a sample of the other parts: a catalog is read in each run. */
const catalog = [
  ...[...realProducts()].filter(({ category }) => category === "inductors"),
  ...[...realProducts(2000)].filter(({ category }) => category !== "inductors"),
];
let own: Program;
let folder: string;
let service: RunningService;
let front: Server;
/** The service's address, where fields of products are replaced. */
let address: string;
/** Products of the service by part number; null: there is no such product. */
let replaced: Readonly<Record<string, Readonly<Record<string, unknown>> | null>> = {};

const header = ["Ref", "Manufacturer Part Number", "Description"];
const bom = [
  ["Board 1"],
  [],
  header,
  ["C1,C2", "GRM155R61E105KA12D", "1uF 25V X5R 0402"],
  ["C3", "GRM155R61E105KA12D", "10uF 25V X5R 0402"],
  [],
  ["C4", "GRM155R61E105KA12X", ""],
];

beforeAll(async () => {
  own = await startProgram({ catalog });
  ({ folder, service } = own);
  await mkdir(path.join(folder, "formats", "more"), { recursive: true });
  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    writeFile(path.join(folder, "formats", name), content);
  await write("a.csv", csv(bom));
  await write("b.xlsx", workbookFile({ Notes: [["x"]], Parts: bom }));
  await write("c.xls", workbookFile({ Parts: bom }, { format: "xls" }));
  await write("more/d.ods", workbookFile({ Parts: bom }, { format: "ods" }));
  await write("more/readme.md", "no BOM");
  front = createServer((request, response) => {
    void fetch(`${service.url}${request.url ?? ""}`, { headers: { "x-api-key": key } }).then(async (answer) => {
      const body = (await answer.json()) as { Data: Record<string, { Products: { Partno: string }[] }> };
      for (const group of Object.values(body.Data))
        group.Products = group.Products.flatMap((product) => {
          const change = replaced[product.Partno];
          return change === null ? [] : { ...product, ...change };
        });
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => front.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${String((front.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  front.close();
  await own.end();
});
beforeEach(() => {
  replaced = {};
  service.resetCounts();
});

const program = (...args: readonly string[]): Promise<Run> => own.run("check", ...args);
/** Runs the check in this process. */
const checkBom = (...args: readonly string[]): Promise<Run> => own.here("check", ...args);
const checkBomWith = (usedKey: string, ...args: readonly string[]): Promise<Run> =>
  own.hereWith({ key: usedKey }, "check", ...args);
const withCatalog = (...args: readonly string[]): Promise<Run> => checkBom(...args, "--catalog", "catalog");
const withService = (...args: readonly string[]): Promise<Run> => checkBom(...args, "--service", address);
const resultOf = ({ out }: Run): CheckResult => JSON.parse(out) as CheckResult;

test("--alternatives: an inductor whose rated current isn't stated has candidates, and no alternatives", async () => {
  await writeFile(
    path.join(folder, "coils.csv"),
    csv([
      header,
      ["L1", "NR8040T100M", "10uH"],
      ["L2", "", "10uH 8x8mm 2A"],
      ["L3", "CC453232-1R0KL", "1uH 1812"],
      ["L4", "", "1uH 1812 10%"],
      ["L5", "", "1uH"],
    ]),
  );
  const { files } = resultOf(await withCatalog("coils.csv", "--alternatives", "--json"));
  const [open, known, none, unnumbered, vague] = files[0]?.lines ?? [];
  expect(open).toMatchObject({ state: "choose", replacements: [] });
  const currents = open?.candidates?.map(({ ratedCurrent }) => ratedCurrent ?? 0) ?? [];
  expect(currents.length).toBeGreaterThan(1);
  expect(currents).toEqual([...currents].sort((one, other) => other - one));
  expect(known?.candidates).toBeUndefined();
  expect(none?.replacements).toEqual([]);
  expect(none?.closest?.shortfalls).toMatchObject([{ aspect: "tolerance", required: "±10%" }]);
  expect(unnumbered?.state).toBe("no-number-no-match");
  expect(vague?.state).toBe("no-number-missing");
  expect(open?.remarks.join()).toContain(" parts meet the other requirements. Choose by current, which");
  expect(none?.remarks.join()).toContain(`${String(none?.closest?.number)}, tolerance `);
  const { out } = await withCatalog("coils.csv", "--alternatives", "--lang", "ja");
  expect(out).toContain("定格電流の指定がないため、電流で選択してください。");
});

test("lines are those of the file, counted from 1, in every format; with a mirror no request is sent", async () => {
  const args = ["formats", "formats/a.csv", "--json", "--catalog", "catalog"];
  const run = await checkBom(...args);
  const { files } = resultOf(run);
  expect(await program(...args, "--workers", "3")).toEqual({ ...run, out: `${run.out}\n` });
  expect(run.status).toBe(0);
  expect(files.map(({ file, sheet }) => [file, sheet])).toEqual([
    [path.join("formats", "a.csv"), null],
    [path.join("formats", "b.xlsx"), "Parts"],
    [path.join("formats", "c.xls"), "Parts"],
    [path.join("formats", "more", "d.ods"), "Parts"],
  ]);
  for (const { lines } of files)
    expect(lines.map((line) => [line.row, line.numbers[0]?.number, line.state, isMismatch(line)])).toEqual([
      [4, "GRM155R61E105KA12D", "in-production", false],
      [5, "GRM155R61E105KA12D", "in-production", true],
      [7, "GRM155R61E105KA12X", files[0]?.lines[2]?.state, false],
    ]);
  expect(files[0]?.lines[2]?.numbers[0]?.near).toContain("GRM155R61E105KA12D");
  expect(service.counts().byStatus).toEqual({});
  const other = await withCatalog("formats/b.xlsx", "--sheet", "Notes", "--json");
  expect(resultOf(other).files[0]).toMatchObject({ sheet: "Notes", lines: [], error: { code: "noBom" } });
});

test("of several sheets, the one with the most capacitors is first, and parts of its list are checked, too", async () => {
  const line = (name: string): readonly string[] => [
    name,
    name.startsWith("R") ? "RC0603FR-0710KL" : "GRM155R61E105KA12D",
  ];
  const sheet = (...names: readonly string[]) => [["Ref", "MPN"], ...names.map(line)];
  const sideBySide = sheet("C1", "C2", "C3").map((row, at) => [...row, "", ...(sheet("L1", "L2")[at] ?? [])]);
  const sheets = { "PER 2": sheet("R1", "R2", "R3"), "PER 1": sideBySide, Old: sheet("C1", "C2") };
  await writeFile(path.join(folder, "parts.xlsx"), workbookFile(sheets));
  const { files } = resultOf(await withCatalog("parts.xlsx", "--json"));
  expect(
    files.map(({ sheet: name, lines, otherSheets }) => [name, lines[0]?.designators, lines.length, otherSheets]),
  ).toEqual([
    ["PER 1", ["C1"], 3, ["Old"]],
    ["PER 1", ["L1"], 2, []],
    ["PER 2", ["R1"], 3, []],
  ]);
});

test("what the add-in filled into a saved workbook isn't what the BOM says", async () => {
  const spec = { f: '_xldudf_VENDOR_SPEC(B2:B4,{"Capacitance","Size"})', F: "D2:E4", D: true };
  const check = { t: "s", v: "Capacitance: 1 uF, not 4.7 uF", f: "_xldudf_VENDOR_CHECK(B2,C2)" } as const;
  const filled = [
    [...header, "Capacitance", "Package", "Comment"],
    ["C1", "GRM155R61E105KA12D", "1uF 25V", { t: "n", v: 4.7e-6, ...spec }, "0603", check],
    ["C2", "GRM155R61E105KA12D", "1uF 25V", 4.7e-6, "0603", check],
    // The user's own column has the formula.
    ["C3", { t: "s", v: "GRM155R61E105KA12D", f: 'INDEX(_xldudf_VENDOR_ALTERNATIVES("GRM155R61E105KA12D"),2,1)' }, ""],
  ] as const;
  const typed = filled.map((row) => row.map((cell) => (typeof cell === "object" ? cell.v : cell)));
  const checked = [
    [...header, "Vendor part number", "Checked on 2026-01-31"],
    ["C1", "GRM155R61E105KA12D", "1uF 25V", "GRM188R61E106MA73D", "NRND"],
  ];
  await writeFile(path.join(folder, "checked.xlsx"), workbookFile({ Parts: checked }));
  await writeFile(path.join(folder, "filled.xlsx"), workbookFile({ Parts: filled }));
  await writeFile(path.join(folder, "typed.xlsx"), workbookFile({ Parts: typed }));
  const { files } = resultOf(await withCatalog("checked.xlsx", "filled.xlsx", "typed.xlsx", "--json"));
  expect(files[0]?.lines[0]?.numbers).toHaveLength(1);
  expect(files.slice(1).map(({ lines }) => lines.map((line) => [line.numbers[0]?.number, isMismatch(line)]))).toEqual([
    [
      ["GRM155R61E105KA12D", false],
      ["GRM155R61E105KA12D", false],
    ],
    [
      ["GRM155R61E105KA12D", true],
      ["GRM155R61E105KA12D", true],
      ["GRM155R61E105KA12D", false],
    ],
  ]);
});

test("--substitutes writes a new list, which reads as numbers of its lines, and none if something isn't checked", async () => {
  const lines = [
    ["L1,L2", "LQG15HS15NH02D", "15nH 0402", "Yes"],
    ["L3", "LQG15HS15NH02D", "15nH 0402", "ECO required"],
  ];
  await writeFile(path.join(folder, "=board.csv"), csv([[...header, "Substitution"], ...lines]));
  const args = ["=board.csv", "--substitutes", "list.csv"];
  const { files } = resultOf(await withCatalog(...args, "--json"));
  const [first, approved] = files[0]?.lines.map(({ substitutes }) => substitutes) ?? [];
  expect(approved).toMatchObject({ numbers: [], lookFirst: [{ code: "approval" }] });
  const three = first?.numbers.slice(0, 3) ?? [];
  expect((await readFile(path.join(folder, "list.csv"), "utf8")).split("\r\n")).toEqual([
    "\ufeffBOM,Designators,Quantity,MPN,Note on substitutes,Manufacturer 2,MPN 2,Manufacturer 3,MPN 3,Manufacturer 4,MPN 4",
    `"'=board.csv","L1, L2",2,LQG15HS15NH02D,${three.map((number) => `,Vendor,${number}`).join("")}`,
    `"'=board.csv",L3,1,LQG15HS15NH02D,needs approval: “ECO required”`,
    "",
  ]);
  const [read] = resultOf(await withCatalog("list.csv", "--json")).files[0]?.lines ?? [];
  expect(read?.numbers.map(({ number }) => number)).toEqual(["LQG15HS15NH02D", ...three]);
  const again = await withCatalog(...args);
  expect([again.status, again.error]).toEqual([2, "list.csv exists, and wasn't changed. Name a new file."]);
  expect((await withCatalog("=board.csv", "gone.csv", "--substitutes", "none.csv")).status).toBe(2);
  expect(await readdir(folder)).not.toContain("none.csv");
});

test("the service returns the same as the mirror, with one request for all files, and the key is nowhere", async () => {
  await writeFile(path.join(folder, "one.csv"), csv(bom));
  await writeFile(path.join(folder, "two.csv"), csv([header, ["C1", "GRM188R61E106MA73D", ""]]));
  const run = await checkBom("one.csv", "two.csv", "--json", "--service", address);
  expect(service.counts().products).toBeLessThanOrEqual(2);
  expect(resultOf(run)).toEqual(resultOf(await withCatalog("one.csv", "two.csv", "--json")));
  expect(run.out + run.error).not.toContain(key);
});

test("behind a proxy, requests go through it, and the key isn't in what it reads", async () => {
  const read: string[] = [];
  // The proxy alone knows where the service is.
  const proxy = createServer().on("connect", (request: IncomingMessage, socket: Socket) => {
    read.push(request.url ?? "", JSON.stringify(request.headers));
    const service = connect(Number(new URL(address).port), "127.0.0.1", () => socket.write("HTTP/1.1 200 OK\r\n\r\n"));
    service.pipe(socket).pipe(service);
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  process.env["HTTP_PROXY"] = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  await writeFile(path.join(folder, "one.csv"), csv(bom));
  const run = await program("one.csv", "--json", "--service", "http://127.9.9.9");
  delete process.env["HTTP_PROXY"];
  proxy.closeAllConnections();
  proxy.close();
  expect(resultOf(run)).toEqual(resultOf(await withService("one.csv", "--json")));
  expect(read[0]).toBe("127.9.9.9:80");
  expect(read.join()).not.toContain(key);
});

test("what can't be checked has its reason and status 2; other files go on", async () => {
  await mkdir(path.join(folder, "blank"), { recursive: true });
  const xlsx = workbookFile({ Parts: bom });
  const bad = {
    "cut.xlsx": xlsx.subarray(0, 400),
    "binary.csv": Uint8Array.from({ length: 999 }, (_, at) => (at * 7919) % 251),
    "empty.csv": new Uint8Array(),
  };
  for (const [name, content] of Object.entries(bad)) await writeFile(path.join(folder, name), content);
  await writeFile(path.join(folder, "good.csv"), csv(bom));
  const run = await withCatalog(...Object.keys(bad), "blank", "none.csv", "good.csv", "--json");
  expect(run.status).toBe(2);
  expect(resultOf(run).files.map(({ file, error, lines }) => [file, error?.code, lines.length])).toEqual([
    ["cut.xlsx", "unreadable", 0],
    ["binary.csv", "notText", 0],
    ["empty.csv", "empty", 0],
    ["blank", "noFiles", 0],
    ["none.csv", "notFound", 0],
    ["good.csv", undefined, 3],
  ]);
  const { out } = await withCatalog("cut.xlsx", "none.csv", "--github", "--lang", "ja");
  expect(out).toContain("::error file=cut.xlsx::ファイルを読み込めません。");
  expect((await withCatalog("good.csv", "--sheet", "Parts")).out).toContain("no sheet “Parts”");
});

test("a folder's file without a BOM is listed and not counted; a named one is an error", async () => {
  await mkdir(path.join(folder, "mixed"));
  await writeFile(path.join(folder, "mixed/good.csv"), csv(bom));
  await writeFile(
    path.join(folder, "mixed/members.csv"),
    csv([
      ["Name", "Town"],
      ["Ann", "Bern"],
      ["Bob", "Basel"],
    ]),
  );
  const all = await withCatalog("mixed");
  expect([all.status, all.out]).toEqual([
    0,
    expect.stringMatching(/This isn't a BOM, so it isn't counted\.[^]*Files: 1, not read: 0/),
  ]);
  const named = await withCatalog("mixed/members.csv");
  expect([named.status, named.out]).toEqual([2, expect.stringContaining("The file has no BOM")]);
  const used = await own.here("parts", "mixed", "--catalog", "catalog");
  expect([used.status, used.out]).toEqual([0, expect.stringContaining("Files: 1, not read: 0.")]);
});

test("wrong arguments, a missing key, and a catalog that isn't there say what to do", async () => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /Name at least one file/],
    [["a.csv"], /^Add --catalog FOLDER or --service URL\.$/],
    [["a.csv", "--catalog", "x", "--service", "y"], /^Use only one of --catalog, --service\.$/],
    [["a.csv", "--service", address, "--service=https://elsewhere.example"], /^Use --service once\. Write -- before/],
    [["a.csv", "--service", "http://api.example.com"], /use https/],
    [["a.csv", "--service", "http://127.0.0.1.example.com"], /use https/],
    [["a.csv", "--service", "api.example.com"], /enter an address such as https/],
    [["a.csv", "--catalog"], /^--catalog needs a value\.$/],
    [["a.csv", "--catalog", "--json"], /^--catalog needs a value\.$/],
    [["a.csv", "--json=yes", "--catalog", "x"], /^Write --json without a value\.$/],
    [["a.csv", "--catalog", "x", "--json", "--github"], /Use only one of --json, --github/],
    [["a.csv", "--catalog", "x", "--voltage", "high"], /enter volts/],
    [["a.csv", "--catalog", "x", "--fail-on", "gone"], /“gone” isn't one of discontinued/],
    [["a.csv", "--catalog", "x", "--colour"], /^There is no option --colour\.$/],
    [["a.csv", "--catlog", "x"], /^There is no option --catlog\. Did you mean --catalog\?$/],
    [["a.csv", "--catalog", "x", "--baseline", "b", "--substitutes", "c"], /^Use only one of --baseline, --subst/],
    [["--catalog", "x", "--", "--catalog=y"], /./],
    [["a.csv", "--catalog", "nowhere"], /./],
  ];
  for (const [args, message] of cases) {
    const { status, error } = await checkBom(...args);
    expect([args, status]).toEqual([args, 2]);
    expect(error).toMatch(message);
  }
  const remote = await checkBomWith("", "a.csv", "--service", "https://api.example.com");
  expect(remote.error).toMatch(/^Set the environment variable VENDOR_API_KEY /);
});

test("the test service on this computer needs no key", async () => {
  await writeFile(path.join(folder, "own.csv"), csv(bom));
  expect((await checkBomWith("", "own.csv", "--service", address)).status).toBe(0);
});

test("--fail-on decides the status; states are words with hyphens", async () => {
  await writeFile(path.join(folder, "fail.csv"), csv(bom));
  replaced = { GRM155R61E105KA12D: { Status: "To be discontinued", LastBuyDate: "2027-03-31" } };
  expect((await withService("fail.csv", "--fail-on", "discontinued")).status).toBe(0);
  const run = await withService("fail.csv", "--fail-on", "discontinued,to-be-discontinued");
  expect(run.status).toBe(1);
  expect(run.out).toMatch(/ 4 +GRM155R61E105KA12D +To be discontinued +Last buy date: 2027-03-31/);
  expect((await withService("fail.csv", "--fail-on", "mismatch")).status).toBe(1);
});

test("a status that changed between two runs is reported once, in all four forms", async () => {
  await writeFile(path.join(folder, "watched.csv"), csv(bom));
  const args = ["watched.csv", "--baseline", "seen.json", "--fail-on", "changed"];
  const first = await withService(...args, "--json");
  expect([first.status, resultOf(first).changes]).toEqual([0, []]);
  const seen = await readFile(path.join(folder, "seen.json"), "utf8");
  replaced = {
    GRM155R61E105KA12D: {
      Status: "Discontinued",
      LastBuyDate: "2026-06-30",
      AlternativePartno: ["GRM155R61E105KE11D"],
    },
  };
  const place = { file: "watched.csv", row: 4 };
  const forms = {
    "--json": /"what": "state",\s+"before": "in-production",\s+"after": "discontinued"/,
    "--markdown": /\| GRM155R61E105KA12D \| In production → Discontinued \| watched\.csv:4, /i,
    "--github": /::error file=watched\.csv,line=4::GRM155R61E105KA12D: In production → Discontinued/i,
    "--lang=en":
      /\nPart number +What changed +Used in\nGRM155R61E105KA12D +In production → Discontinued +watched\.csv:4, /i,
  };
  for (const [form, expected] of Object.entries(forms)) {
    await writeFile(path.join(folder, "seen.json"), seen);
    const run = await withService(...args, form);
    expect([form, run.status]).toEqual([form, 1]);
    expect(run.out).toMatch(expected);
    if (form !== "--json") expect(run.out.match(/Discontinued/gi)).toHaveLength(1);
    expect((await withService(...args, form)).out).not.toMatch(/discontinued/i);
  }
  await writeFile(path.join(folder, "seen.json"), seen);
  const changed = resultOf(await withService(...args, "--json"));
  expect(changed.changes?.map(({ number, what, after, places }) => [number, what, after, places])).toEqual(
    ["state", "lastBuyDate", "alternatives"].map((what) => [
      "GRM155R61E105KA12D",
      what,
      { state: "discontinued", lastBuyDate: "2026-06-30", alternatives: "GRM155R61E105KE11D" }[what],
      [place, { ...place, row: 5 }],
    ]),
  );
  const again = await withService(...args, "--json");
  expect([again.status, resultOf(again).changes]).toEqual([0, []]);
  const quiet = await withService(...args);
  expect([quiet.status, quiet.out]).toEqual([0, expect.stringContaining("Lines: 3, not checked: 0. Changes: 0.")]);
});

test("a number that vanished is a change; a part without a response, and a file that can't be read, keep what was seen", async () => {
  await writeFile(path.join(folder, "vanish.csv"), csv(bom));
  const args = ["vanish.csv", "--baseline", "vanish.json", "--json"];
  await withService(...args);
  const seen = await readFile(path.join(folder, "vanish.json"), "utf8");
  const failed = await checkBomWith("a rejected key", ...args, "--service", service.url);
  expect(failed.status).toBe(2);
  for (const form of ["--lang=en", "--github", "--markdown"]) {
    const { status, out } = await checkBomWith("a rejected key", "vanish.csv", form, "--service", service.url);
    expect([status, out.match(/The service rejected the API key/g)?.length]).toEqual([2, 1]);
    expect(out).toMatch(/Files: 1, not read: 0\. Lines: 3, not checked: 3\.$/);
  }
  expect(await readFile(path.join(folder, "vanish.json"), "utf8")).toBe(seen);
  replaced = { GRM155R61E105KA12D: null };
  const { changes } = resultOf(await withService(...args));
  expect(changes?.map(({ number, what, before }) => [number, what, before])).toEqual([
    ["GRM155R61E105KA12D", "vanished", "in-production"],
  ]);
});

test("names and texts of files can't be commands of a build's log, Markdown, or control characters", async () => {
  const evil =
    "::error::x ##[stop-commands]y \u202Etxt ![p](http://a.example) @user www.b.example #12 <b>\u001b[2J\u009b2J";
  const rows = bom.map((row) => (row[0] === "C4" ? ["C4", "GRM155R61E105KA12X", evil] : row));
  await mkdir(path.join(folder, "evil"), { recursive: true });
  await writeFile(path.join(folder, "evil", "::error::boo.csv"), csv(rows));
  await writeFile(path.join(folder, "evil", "@user ![x](y).csv"), "");
  await writeFile(path.join(folder, "evil", "##[error]z.xlsx"), workbookFile({ "@user #12": rows }));
  process.chdir(path.join(folder, "evil"));
  const runs = await Promise.all(
    ["--github", "--markdown", "--lang=en", "--json", "--jsonl"].map(async (form) => {
      const run = await checkBom(
        ...["::error::boo.csv", "@user ![x](y).csv", "##[error]z.xlsx", form, "--catalog", "../catalog"],
      );
      return [form, run.out] as const;
    }),
  );
  process.chdir(folder);
  for (const [form, out] of runs) {
    expect(out).toContain("boo.csv");
    expect(out).not.toMatch(/##\[|\p{Bidi_Control}|(?!\n)\p{Cc}/u);
    const commands = out.split("\n").filter((line) => /^\s*::/.test(line));
    if (form !== "--github") expect(commands).toEqual([]);
    for (const line of commands) expect(line).toMatch(/^::(error|warning) file=[^,]+(,line=\d+)?::(?!:)/);
  }
  const said = JSON.parse(runs[3]?.[1] ?? "") as CheckResult;
  expect(said.files[0]?.lines.map(({ description }) => description)).toContain(evil.trim());
  const markdown = runs[1]?.[1] ?? "";
  expect(markdown).not.toMatch(/(?<!\\)!\[|(?<!\\)\]\(|(?<!\\)<|@user|:\/\/|www\.|#12/);
});

test("a baseline that isn't one, of another version, or a folder, is refused, and isn't changed", async () => {
  await mkdir(path.join(folder, "a-folder"), { recursive: true });
  const record = { state: "nrnd", lastBuyDate: null, alternatives: [1, null, {}] };
  await writeFile(path.join(folder, "numbers.json"), JSON.stringify({ version: 1, parts: { A: record } }));
  await writeFile(path.join(folder, "later.json"), '{"version":99,"parts":{}}');
  for (const name of ["a-folder", "numbers.json", "later.json"]) {
    const { status, error } = await withCatalog("formats", "--baseline", name);
    expect([status, error]).toEqual([2, expect.stringContaining(`${name} isn't a baseline of this version`)]);
  }
  expect(await readFile(path.join(folder, "later.json"), "utf8")).toBe('{"version":99,"parts":{}}');
});

test("a description that is read only in part is named, although nothing else is wrong", async () => {
  const long = `1uF 25V X5R 0402 ${"note ".repeat(100)}100V`;
  await writeFile(path.join(folder, "long.csv"), csv([header, ["C1", "GRM155R61E105KA12D", long]]));
  expect(resultOf(await withCatalog("long.csv", "--json")).files[0]?.lines[0]).toMatchObject({
    cut: true,
    findings: [],
  });
  expect((await withCatalog("long.csv")).out).toContain("only the first 500 characters of a cell are read");
});

test("an address that returns a page instead of a catalog is named as such", async () => {
  const host = createServer((_, response) => response.setHeader("content-type", "text/html").end("<p>Welcome"));
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${String((host.address() as AddressInfo).port)}`;
  const { status, error } = await checkBom("formats", "--catalog", url);
  expect([status, error]).toEqual([2, expect.stringContaining("There's no catalog at this address")]);
  host.close();
});

test("runs at once lose nothing in a baseline, and leave no other file", async () => {
  const parts = ["GRM155R61E105KA12D", "GRM188R61E106MA73D", "LQG15HS15NH02D", "GCM155R71C104KA55D"];
  await Promise.all(
    parts.map(async (number, at) => {
      await writeFile(path.join(folder, `at-once-${String(at)}.csv`), csv([header, ["C1", number, ""]]));
      const run = at % 2 === 0 ? program : checkBom;
      await run(`at-once-${String(at)}.csv`, "--catalog", "catalog", "--baseline", "at-once.json");
    }),
  );
  const kept = JSON.parse(await readFile(path.join(folder, "at-once.json"), "utf8")) as { parts: object };
  expect(new Set(Object.keys(kept.parts))).toEqual(new Set(parts));
  expect((await readdir(folder)).filter((name) => /tmp|lock/.test(name))).toEqual([]);
});

test("an empty lock that a killed run left while it removed another's is waited for no longer than a file, by two runs, which lose nothing", async () => {
  const file = path.join(folder, "left.json");
  const later = new Date("2099-01-01");
  const locks = ["lock", "lock.breaking"].map((end) => `${file}.${end}`);
  for (const [at, lock] of locks.entries()) {
    await writeFile(lock, at === 0 ? "" : "elsewhere");
    await utimes(lock, later, later);
  }
  const { signal: interrupt } = new AbortController();
  const said = new Set<string>();
  const run = { interrupt, limits: { seconds: 1.1, megabytes: 512 }, printError: (line: string) => said.add(line) };
  const record = { state: "nrnd", lastBuyDate: "", alternatives: "" };
  const found = ["A", "B"].map((part) => new Map([[part, record]]));
  await Promise.all(found.map((parts) => updateBaseline(file, parts, run)));
  expect([...said]).toEqual(locks.map((lock) => `Waiting for another run to remove ${lock}.`));
  expect([...(await readBaseline(file)).keys()]).toEqual(["A", "B"]);
  expect((await readdir(folder)).filter((name) => name.startsWith("left."))).toEqual(["left.json"]);
});

test("a baseline isn't written to where links lead; without room on the disk, one line says so, and nothing is left", async () => {
  await writeFile(path.join(folder, "victim"), "kept");
  await symlink("victim", path.join(folder, "b.json.new"));
  expect((await withCatalog("formats", "--baseline", "b.json")).status).toBe(0);
  expect(await readFile(path.join(folder, "victim"), "utf8")).toBe("kept");
  const full = await open("/dev/full", "w");
  const args = ["bom.cjs", "check", "formats", "--catalog", "catalog", "--baseline", "full.json"];
  const stdio = ["ignore" as const, full.fd, "pipe" as const];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, stdio, encoding: "utf8" });
  await full.close();
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^The output can't be written: ENOSPC[^\n]*\n$/)]);
  expect((await readdir(folder)).filter((name) => name.startsWith("full."))).toEqual([]);
});

test("a folder with the name of the lock ends the run with an error, and SIGTERM ends one that waits for a lock", async () => {
  await mkdir(path.join(folder, "folder.json.lock"));
  const refused = await withCatalog("formats", "--baseline", "folder.json");
  expect([refused.status, refused.error]).toEqual([2, expect.stringContaining("isn't the lock of a run")]);

  const lock = path.join(folder, "held.json.lock");
  await writeFile(lock, "another run");
  const args = ["bom.cjs", "check", "formats", "--catalog", "catalog", "--baseline", "held.json"];
  const child = spawn(process.execPath, args, { cwd: folder });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  // The program waits after it has printed all.
  let out = "";
  await new Promise<void>((printed) => {
    child.stdout.on("data", (text) => {
      out += String(text);
      if (out === `${refused.out}\n`) printed();
    });
  });
  child.kill("SIGTERM");
  expect(await ended).toBe(130);
  expect((await readdir(folder)).filter((name) => name.startsWith("held."))).toEqual(["held.json.lock"]);
  await rm(lock);
});

test("an interrupted run ends with 130 and writes no baseline; the next one finishes", async () => {
  await cp(path.join(folder, "formats"), path.join(folder, "slow"), { recursive: true });
  const silent = createServer();
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
  const requested = new Promise((resolve) => silent.once("request", resolve));
  const env = { ...process.env, VENDOR_API_KEY: key };
  const args = ["bom.cjs", "check", "slow", "--service", url, "--baseline", "slow.json"];
  const child = spawn(process.execPath, args, { env, cwd: folder });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  await requested;
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  silent.close();
  silent.closeAllConnections();
  expect((await readdir(folder)).filter((name) => name.startsWith("slow."))).toEqual([]);
  expect((await withService("slow", "--baseline", "slow.json")).status).toBe(0);
  expect(await readdir(folder)).toContain("slow.json");
});

test("mcp ends with its input, with a folder that isn't there, and with a line that is too long, and says so", () => {
  const mcp = (name: string, input: string) => {
    const args = ["bom.cjs", "mcp", name, "--catalog", "catalog"];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, input, encoding: "utf8" });
    return [status, stderr];
  };
  expect(mcp("formats", "{}\n")).toEqual([0, ""]);
  expect(mcp("nowhere", "")).toEqual([2, "There is no folder “nowhere”.\n"]);
  expect(mcp("formats", "x".repeat(12_000_000))).toEqual([
    2,
    expect.stringMatching(/^The requests can't be read: .+\n$/),
  ]);
});

let client: Client | undefined;
// Jest waits for its process.
afterAll(() => client?.close());

test("assistants' tools return what commands print, and read no file outside their folder, behind a link, or hidden", async () => {
  await mkdir("boards");
  for (const name of ["boards/a.csv", "boards/.b.csv", "outside.csv"]) await writeFile(name, csv(bom));
  await writeFile("boards/b.csv", csv(bom).replace("C1,C2", "C1").replace("10uF 25V", "10uF 10V"));
  await symlink("../outside.csv", "boards/link.csv");
  const assistant = (client = new Client({ name: "test", version: "1" }));
  const args = [own.script, "mcp", "boards", "--catalog", "catalog"];
  await assistant.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder }));
  const call = async (name: string, given: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { content, isError } = await assistant.callTool({ name, arguments: given });
    return [isError ?? false, content[0]?.type === "text" ? content[0].text : ""];
  };
  process.chdir("boards");
  const filter = "startswith(Partno,'GRM155R61E')";
  for (const [shown, status, name, given, ...printed] of [
    [/ 7 +GRM155R61E105KA12X +Mistyped/, 0, "check_bom", { file: "a.csv" }, "check", "a.csv"],
    [
      /C2 .*\n.*\n.*\n.*\nC3 .*25V → 10V/,
      1,
      "compare",
      { old: "a.csv", new: "b.csv" },
      "compare",
      "a.csv",
      "b.csv",
      "--fail-on",
      "changed",
    ],
    [
      /105KA12D .* 21 +a\.csv:4 C1 C2, a/,
      0,
      "where_used",
      { files: ["a.csv"], boards: 7 },
      "parts",
      "a.csv",
      "--boards",
      "7",
    ],
    [/GRM155/, 0, "find_alternatives", { part: "CL05A105KO5NNNC" }, "alternatives", "CL05A105KO5NNNC"],
    [/GRM155R61E.*\n\nOnly the first 1 /, 0, "search_parts", { filter, limit: 1 }, "search", filter, "--limit", "1"],
    [/Samsung(.*\n)*.* 16 V/, 0, "read_number", { numbers: ["CL05A105KO5NNNC"] }, "number", "CL05A105KO5NNNC"],
    // The text of C3 contradicts its number.
    [/105KA12D .* 1 +2 +in use\n(?:.*\n)*.*:5 .*Differs: capacitance/, 0, null, {}, "house", "a.csv"],
  ] as const) {
    const all = [...printed, "--catalog", "../catalog"];
    const run = await own.here(...all);
    expect([run.status, run.out]).toEqual([status, expect.stringMatching(shown)]);
    const { out } = await own.here(...all, "--json");
    if (name !== null) expect(await call(name, given)).toEqual([false, out]);
  }
  for (const file of ["link.csv", ".b.csv", "../outside.csv", "", ".."])
    expect(await call("check_bom", { file })).toEqual([true, expect.stringContaining("isn't a file in the folders")]);
  process.chdir(folder);
});
