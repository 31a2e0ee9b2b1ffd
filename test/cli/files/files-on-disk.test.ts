import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFiles } from "../../../cli/files/find-files";
import { readFileOnDisk } from "../../../cli/files/files-on-disk";

const repository = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "boms-"));
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(repository);
  await rm(folder, { recursive: true });
});

const bom = "Ref,Value\nC1,100nF\n";
/** A file, a folder ("/"), or what a link leads to ("->"), by name. */
type Made = Readonly<Record<string, string>>;
const make = async (made: Made): Promise<void> => {
  for (const [name, what] of Object.entries(made)) {
    await mkdir(path.dirname(name), { recursive: true });
    if (what === "/") await mkdir(name, { recursive: true });
    else if (what.startsWith("->")) await symlink(what.slice(2), name);
    else await writeFile(name, what);
  }
};

/** The names with their problems, and what is skipped. */
async function found(named: readonly string[], maxEntries?: number): Promise<readonly string[]> {
  const { files, skipped } = await findFiles(named, new AbortController().signal, undefined, maxEntries);
  return [
    ...files.map(({ name, problem }) => (problem === undefined ? name : `${name}: ${problem.code}`)),
    ...skipped.map((name) => `${name} skipped`),
  ];
}

const fan: Made = Object.fromEntries(
  Array.from(
    { length: 48 },
    (_, at) => [`fan/${String(at >> 1)}/${String(at % 2)}`, `->../${String((at >> 1) + 1)}`] as const,
  ),
);

test.each<readonly [string, Made, readonly string[], readonly string[]]>([
  [
    "files behind links, and a link to the folder itself",
    { "b/a.csv": bom, "e.txt": bom, "l.csv": "->e.txt", "b/again": "->.." },
    ["."],
    ["b/a.csv", "l.csv"],
  ],
  ["links that fan out", { ...fan, "fan/24/x.csv": bom }, ["fan"], ["fan/24/x.csv"]],
  ["a revision and a link to it, in any order", { "r/v3/a.csv": bom, "r/latest": "->v3" }, ["r"], ["r/v3/a.csv"]],
  ["a file that is named twice, and its folder", { "b/a.csv": bom }, ["b/a.csv", "./b/a.csv", "b"], ["b/a.csv"]],
  [
    "a broken link; not one to something else",
    { "c.csv": "->no", v2: "->no", "n.md": "->no" },
    ["."],
    ["c.csv: notFound", "v2: notFound"],
  ],
  [
    "lists, and text files that are some",
    { "a.BOM": bom, "b.txt": bom, "c.md": "", "d.txt": "Read this first." },
    ["."],
    ["a.BOM", "b.txt", "d.txt skipped"],
  ],
  [
    "a named text file, and a folder with nothing else",
    { "t/b.txt": "Read this first." },
    ["t/b.txt", "t"],
    ["t/b.txt", "t: noFiles"],
  ],
  [
    "hidden files, Excel's own, and packages",
    { "x/.a.csv": bom, "x/~$b.xlsx": bom, "x/node_modules/c.csv": bom },
    ["x"],
    ["x: noFiles"],
  ],
  [
    "a name that doesn't exist, or leads to itself",
    { "s.csv": "->s.csv" },
    ["none", "s.csv", "x".repeat(300)],
    ["none: notFound", "s.csv: notFound", `${"x".repeat(300)}: notFound`],
  ],
])("finds %s", async (_, made, named, expected) => {
  await make(made);
  expect(await found(named)).toEqual(expected);
});

test("more entries than the limit are said, also for a folder that wasn't reached", async () => {
  await make({ "a/1.csv": bom, "a/2.csv": bom, "a/3.csv": bom, "b/4.csv": bom, "c/5.csv": bom });
  expect(await found(["b", "a", "c"], 2)).toEqual([
    "b/4.csv",
    "a: tooManyFiles",
    expect.stringMatching("a/.*csv"),
    "c: tooManyFiles",
  ]);
  const ended = new AbortController();
  ended.abort(new Error("ended"));
  await expect(findFiles(["a"], ended.signal)).rejects.toThrow("ended");
});

test("finds a file whose name isn't UTF-8, but neither pipes nor devices", async () => {
  await writeFile(Buffer.concat([Buffer.from("b"), Buffer.from([0xe9]), Buffer.from(".csv")]), bom);
  execFileSync("mkfifo", ["pipe.csv"]);
  const { files } = await findFiles([".", "/dev/zero"], new AbortController().signal);
  const [latin] = files;
  expect(latin?.name).toBe("b\ufffd.csv");
  expect((await readFileOnDisk(latin ?? { place: "" })).sheets[0]?.rows).toHaveLength(2);
  expect(files.slice(1).map(({ name, problem }) => [name, problem?.code])).toEqual([
    ["pipe.csv", "notFile"],
    ["/dev/zero", "notFile"],
  ]);
});
