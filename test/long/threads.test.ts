import { execFile, spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { CheckResult, FileResult } from "../../cli/check/result";
import { workbookFile } from "../cli/files/made-files";
import { csv, type Program, type Run, startProgram } from "../cli/program";

let own: Program;
beforeAll(async () => {
  own = await startProgram();
  await mkdir("boards");
  const numbers = ["GRM155R61E105KA12D", "GRM188R61E106MA73D", "LQG15HS15NH02D", "GRM155R61E105KA12X"];
  for (let at = 0; at < 9; at++) {
    const lines = numbers.map((number, line) => [`C${String(10 * at + line)}`, number, `${String(at + 1)}uF 25V 0402`]);
    const rows = [["Ref", "Manufacturer Part Number", "Description"], ...lines];
    const name = path.join("boards", `board-${String(at)}`);
    if (at % 3 === 0) await writeFile(`${name}.xlsx`, workbookFile({ Parts: rows }));
    else await writeFile(`${name}.csv`, csv(rows));
  }
});
afterAll(() => own.end());

const check = (...args: readonly string[]) =>
  own.hereWith({ script: own.script }, "check", "boards", "--catalog", "catalog", ...args);

test.each([[], ["--json"], ["--jsonl"], ["--markdown", "--alternatives"]])(
  "the output is the same for any number of threads: %s",
  async (...form) => {
    const [one, five] = await Promise.all(["1", "5"].map((workers) => check("--workers", workers, ...form)));
    expect(one?.out).toContain("board-8");
    expect(five).toEqual(one);
  },
);

test("the program runs from its sources, too, as npm run bom does", async () => {
  const main = path.join(__dirname, "../../cli/main.ts");
  const args = ["--import", require.resolve("tsx"), main, "check", "boards", "--catalog", "catalog"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: own.folder });
  expect(stdout).toContain("Files: 9, not read: 0.");
});

test("the parts of a job together are the whole, and lines of JSON are the document's files", async () => {
  const whole = JSON.parse((await check("--json")).out) as CheckResult;
  const parts = await Promise.all(["1/4", "2/4", "3/4", "4/4"].map((part) => check("--jsonl", "--part", part)));
  const files = parts.flatMap(({ out }) => out.split("\n").map((line) => JSON.parse(line) as FileResult));
  const byName = (one: FileResult, other: FileResult): number => (one.file < other.file ? -1 : 1);
  expect([...files].sort(byName)).toEqual(whole.files);
  expect((await check("--json", "--part", "12/12")).out).toBe('{\n  "files": []\n}');
  for (const part of ["0/4", "5/4", "3", "a/b"]) expect((await check("--part", part)).error).toContain("such as 3/16");
  expect((await check("--workers", "0")).error).toContain("a whole number of 1 or more");
});

test("a file whose thread is killed is read by another one; if that is killed, too, the file's result says so", async () => {
  const args = ["check", "boards", "--catalog", "catalog", "--json", "--workers", "2"];
  const preload = path.join(own.folder, "kill.cjs");
  const runKilled = async (job: number, which: string): Promise<Run> => {
    const code = `const { isMainThread, parentPort, threadId } = require("node:worker_threads");
      let jobs = 0;
      if (!isMainThread && ${which})
        parentPort.on("message", ({ kind }) => kind === "job" && ++jobs === ${String(job)} && process.exit(1));`;
    await writeFile(preload, code);
    process.env["NODE_OPTIONS"] = `--require "${preload}"`;
    return own.run(...args).finally(() => delete process.env["NODE_OPTIONS"]);
  };
  const whole = await own.run(...args);
  expect(whole.status).toBe(0);
  for (const job of [1, 3]) expect(await runKilled(job, "threadId === 1")).toEqual(whole);
  const { status, out } = await runKilled(1, "true");
  const { files } = JSON.parse(out) as CheckResult;
  expect([status, files.map(({ error }) => error?.code)]).toEqual([2, files.map(() => "tooLargeToRead")]);
});

test("a file that takes too long or too much memory is a failure of its own; the others are checked", async () => {
  const many = Array.from({ length: 19_000 }, (_, at) => [`C${String(at)}`, "", `${String(at)}pF 50V C0G 0402 text`]);
  await mkdir("hostile");
  const one = [["C1", "GRM155R61E105KA12D", ""]];
  for (const [name, lines] of Object.entries({ a: one, b: many, c: one }))
    await writeFile(path.join("hostile", `${name}.csv`), csv([["Ref", "MPN", "Description"], ...lines]));
  const args = ["check", "hostile", "--catalog", "catalog", "--json", "--workers", "1"];
  const slow = await own.hereWith({ script: own.script, limits: { seconds: 2, megabytes: 512 } }, ...args);
  const large = await own.hereWith({ script: own.script, limits: { seconds: 60, megabytes: 40 } }, ...args);
  for (const { status, out } of [slow, large]) {
    const { files } = JSON.parse(out) as CheckResult;
    expect([status, files.map(({ error, lines }) => error?.code ?? lines.length)]).toEqual([
      2,
      [1, "tooLargeToRead", 1],
    ]);
  }
});

test("after ten files that took too long, others have a twelfth of the time, so that a run ends", async () => {
  await mkdir("long");
  const names = ["a", ...Array.from({ length: 12 }, (_, at) => `slow-${String(at + 10)}`), "z"];
  for (const name of names) await writeFile(path.join("long", `${name}.csv`), "Ref,MPN\nC1,GRM155R61E105KA12D\n");
  // A file takes a third of its time limit, or never ends.
  const script = path.join(own.folder, "long.cjs");
  await writeFile(
    script,
    `const files = require("node:fs/promises"), { readFile } = files, never = new Int32Array(new SharedArrayBuffer(4));
     files.readFile = (file, ...more) => {
       if (/long.[az].csv$|slow/.test(String(file))) Atomics.wait(never, 0, 0, String(file).includes("slow") ? Infinity : 300);
       return readFile(file, ...more);
     };
     require(${JSON.stringify(own.script)});`,
  );
  const options = { script, limits: { seconds: 0.9, megabytes: 512 } };
  const run = await own.hereWith(options, "check", "long", "--catalog", "catalog", "--json", "--workers", "2");
  const { files } = JSON.parse(run.out) as CheckResult;
  expect([run.status, files.map(({ error, lines }) => error?.code ?? lines.length)]).toEqual([
    2,
    [1, ...names.slice(1).map(() => "tooLargeToRead")],
  ]);
});

test("a file whose reading fails in any other way is a failure of its own, with the reason as an error", async () => {
  await mkdir("failing");
  const rows = [
    ["Ref", "MPN"],
    ["C1", "GRM155R61E105KA12D"],
  ];
  for (const name of ["a", "b", "c"]) await writeFile(path.join("failing", `${name}.csv`), csv(rows));
  // The program's file system fails as a disk or a share does.
  const script = path.join(own.folder, "failing.cjs");
  await writeFile(
    script,
    `const files = require("node:fs/promises"), { readFile } = files;
     files.readFile = (file, ...more) =>
       String(file).endsWith("b.csv") ? Promise.reject(Object.assign(new Error("EIO: i/o error"), { code: "EIO" })) : readFile(file, ...more);
     require(${JSON.stringify(own.script)});`,
  );
  const run = await own.hereWith({ script }, "check", "failing", "--catalog", "catalog", "--json");
  const { files } = JSON.parse(run.out) as CheckResult;
  expect([run.status, files.map(({ error, lines }) => error?.code ?? lines.length)]).toEqual([2, [1, "unreadable", 1]]);
  expect(run.error).toContain("EIO: i/o error");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends the program among many files, one of which takes long: status 130, and no JSON that seems whole",
  async (signal) => {
    const many = Array.from({ length: 19_000 }, (_, at) => [`C${String(at)}`, "", `${String(at)}pF 50V C0G 0402 text`]);
    await mkdir("stopped", { recursive: true });
    for (let at = 0; at < 100; at++)
      await writeFile(path.join("stopped", `${String(100 + at)}.csv`), "Ref,MPN\nC1,GRM155R61E105KA12D\n");
    await writeFile(path.join("stopped", "150.csv"), csv([["Ref", "MPN", "Description"], ...many]));
    const args = [own.script, "check", "stopped", "--catalog", "catalog", "--json", "--workers", "2"];
    const child = spawn(process.execPath, args, { cwd: own.folder });
    let out = "";
    const ended = new Promise((resolve) => child.once("close", resolve));
    await new Promise<void>((begun) =>
      child.stdout.on("data", (text: Buffer) => {
        out += text.toString();
        begun(); // Threads continue with the other files.
      }),
    );
    child.kill(signal);
    expect(await ended).toBe(130);
    expect(out).not.toContain("150.csv");
    expect(() => JSON.parse(out) as unknown).toThrow(SyntaxError);
    // The test's time limit is shorter than a file's.
  },
  45_000,
);
