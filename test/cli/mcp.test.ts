import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { openCatalog } from "../../src/product-data/index";
import { csv, type Program, startProgram } from "./program";

let own: Program;
let client: Client;
const header = ["Ref", "MPN", "Description"];

beforeAll(async () => {
  own = await startProgram();
  await mkdir("boards");
  await writeFile("secret.csv", csv([header, ["C1", "GRM155R61E105KA12D", ""]]));
  await writeFile(path.join("boards", "a.csv"), csv([header, ["C1", "GRM155R61E105KA12D", "1uF 25V X5R 0402"]]));
  await writeFile(path.join("boards", "b.csv"), csv([header, ["C1", "GRM155R61E105KA12D", "1uF 10V X5R 0402"]]));
  const many = Array.from({ length: 9000 }, (_, at) => [`C${String(at)}`, "", `${String(at + 1)}pF 50V C0G 0402`]);
  await writeFile(path.join("boards", "huge.csv"), csv([header, ...many]));
  await symlink(path.resolve("secret.csv"), path.join("boards", "link.csv"));
  client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [own.script, "mcp", "boards", "--catalog", "catalog"],
      cwd: own.folder,
    }),
  );
}, 180_000);
afterAll(async () => {
  await client.close();
  await own.end();
});

interface Answer {
  readonly isError: boolean;
  readonly text: string;
}

async function call(name: string, args: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return { isError, text: first?.type === "text" ? first.text : "" };
}

test("six tools, with descriptions and schemas of at most 1,500 tokens", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...["check_bom", "find_alternatives", "compare", "get_parts", "search_parts", "read_number"],
  ]);
  expect(JSON.stringify(tools).length / 4).toBeLessThanOrEqual(1500);
});

test("results equal the commands' JSON", async () => {
  const json = async (...args: readonly string[]): Promise<string> =>
    (await own.here(...args, "--catalog", "catalog", "--json")).out;
  const [a, b] = ["a.csv", "b.csv"].map((name) => path.join("boards", name)) as [string, string];
  const named = (text: string): string => text.replaceAll("boards/", "");
  expect((await call("check_bom", { file: "a.csv" })).text).toBe(named(await json("check", a)));
  expect((await call("check_bom", { file: "a.csv", alternatives: true })).text).toBe(
    named(await json("check", a, "--alternatives")),
  );
  expect((await call("compare", { old: "a.csv", new: "b.csv" })).text).toBe(named(await json("compare", a, b)));
  const numbers = ["CL10B104KB8NNNC", "GRM155R61E105KA12D"] as const;
  expect((await call("read_number", { number: numbers[0], other: numbers[1] })).text).toBe(
    await json("number", ...numbers),
  );
});

test("parts are found by numbers, by a filter, and by what a line needs", async () => {
  const found = JSON.parse(
    (await call("get_parts", { numbers: ["GRM155R61E105KA12D", "GRM155R61E105KA12X"] })).text,
  ) as {
    readonly numbers: readonly { readonly state: string; readonly near: readonly string[] }[];
  };
  expect(found.numbers[1]?.near).toContain("GRM155R61E105KA12D");
  const filter = "Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-7 and RatedVoltage ge 50";
  const { parts } = JSON.parse((await call("search_parts", { filter, limit: 3 })).text) as {
    readonly parts: readonly unknown[];
  };
  expect(parts).toHaveLength(3);
});

test("hostile arguments, files outside, and sheets that are too large are errors that say what to do", async () => {
  for (const file of ["../secret.csv", path.resolve("secret.csv"), "link.csv", "none.csv", "", ".", "a\0b"])
    expect(await call("check_bom", { file })).toEqual({
      isError: true,
      text: expect.stringContaining("isn't a file in the folders of this server") as string,
    });
  expect(await call("check_bom", { file: "huge.csv" })).toMatchObject({
    isError: true,
    text: expect.stringContaining("too large") as string,
  });
  const wrong: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ["check_bom", {}],
    ["check_bom", { file: 7 }],
    ["check_bom", { file: "a.csv", extra: true }],
    ["get_parts", { numbers: Array.from({ length: 51 }, () => "X") }],
    ["find_alternatives", { description: "x".repeat(501) }],
    ["find_alternatives", {}],
    ["search_parts", { filter: "Capacitance equals 7" }],
    ["search_parts", { filter: "Capacitance ge 1e-7", limit: 1000 }],
    ["read_number", { number: "  " }],
  ];
  for (const [name, args] of wrong) {
    const answer = await call(name, args).catch((reason: unknown) => ({ isError: true, text: String(reason) }));
    expect([name, args, answer.isError]).toEqual([name, args, true]);
    expect(answer.text).not.toBe("");
  }
}, 60_000);

test("a call can be canceled, and the server still responds", async () => {
  const abort = new AbortController();
  const canceled = client.callTool({ name: "check_bom", arguments: { file: "huge.csv" } }, { signal: abort.signal });
  abort.abort();
  await expect(canceled).rejects.toThrow();
  expect((await call("check_bom", { file: "a.csv" })).isError).toBe(false);
}, 60_000);

test("every number that find_alternatives names exists", async () => {
  const catalog = await openCatalog("catalog");
  const texts = (await readFile(path.join(__dirname, "lines.txt"), "utf8")).trim().split("\n");
  const named = new Set<string>();
  for (const description of texts) {
    const { text, isError } = await call("find_alternatives", { description });
    if (isError) throw new Error(text);
    const { lines } = JSON.parse(text) as { readonly lines: readonly { readonly replacements: readonly string[] }[] };
    for (const number of lines.flatMap(({ replacements }) => replacements)) named.add(number);
  }
  expect(named.size).toBeGreaterThan(10);
  for (const { partno, product } of await catalog.parts([...named], "en"))
    expect([partno, product?.record.Partno]).toEqual([partno, partno]);
}, 60_000);
