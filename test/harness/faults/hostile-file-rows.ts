import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import type { CheckResult } from "../../../cli/check/result";
import { keyVariable } from "../../../cli/key-variable";
import { hostileFiles } from "./hostile-files";
import type { HostileInput } from "./hostile-input";

const [mostSeconds, mostMegabytes] = [5, 600];

/** The files next to a good one, for the built program `bom`. @param access a service, once the first outcome is wanted */
export function hostileFileRows(access: () => { readonly url: string; readonly key: string }): readonly HostileInput[] {
  const built = once(buildProgram);
  return hostileFiles.map(({ name, promised, bytes }) => ({
    kind: "BOM file",
    name,
    promised: `${promised}; the other file is checked`,
    outcome: async () => {
      const { url, key } = access();
      const folder = await mkdtemp(path.join(tmpdir(), "hostile-"));
      await writeFile(path.join(folder, "a.bom.xlsx"), bytes());
      await writeFile(path.join(folder, "good.csv"), "Ref,Value,MPN\nC1,1uF,GRM155R61E105KA12D\n");
      const { out, seconds, megabytes } = await run(await built(), ["check", folder, "--service", url, "--json"], key);
      await rm(folder, { recursive: true });
      return { became: becameOf(out, seconds, megabytes), seconds, megabytes };
    },
  }));
}

function becameOf(out: string, seconds: number, megabytes: number): string {
  const { files } = JSON.parse(out || `{"files":[]}`) as CheckResult;
  const [hostile, good] = files;
  return [
    hostile?.error?.code ?? "read",
    good?.lines.length === 1 ? "the other file is checked" : "the other file is lost",
    ...(seconds > mostSeconds ? [`more than ${String(mostSeconds)} s`] : []),
    ...(megabytes > mostMegabytes ? [`more than ${String(mostMegabytes)} MB`] : []),
  ].join("; ");
}

interface Ended {
  readonly out: string;
  /** Of the processor. */
  readonly seconds: number;
  readonly megabytes: number;
}

function run(program: string, args: readonly string[], key: string): Promise<Ended> {
  const options = { env: { ...process.env, [keyVariable]: key }, timeout: 120_000, maxBuffer: 1e8 };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], options, (_, out, error) => {
      const [, seconds = "Infinity", megabytes = "Infinity"] = /usage (\S+) (\S+)/.exec(error) ?? [];
      resolve({ out, seconds: Number(seconds), megabytes: Number(megabytes) });
    });
  });
}

/** In the program itself: a module that Node loads before it would cost as much as the program. */
const usageAtEnd = `
  if (require("node:worker_threads").isMainThread) process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    console.error("usage", ((userCPUTime + systemCPUTime) / 1e6).toFixed(1), Math.round(maxRSS / 1e3));
  });
`;

async function buildProgram(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "program-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const outfile = path.join(folder, "bom.cjs");
  await build({
    entryPoints: ["cli/main.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    banner: { js: usageAtEnd },
    logLevel: "error",
  });
  return outfile;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
