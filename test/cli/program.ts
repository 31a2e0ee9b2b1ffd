import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { command } from "../../cli/command";
import { type JobLimits, jobLimits } from "../../cli/workers/job-limits";
import { type Input, type JobName, jobs, type Output } from "../../cli/workers/jobs";
import { Pool, type PoolOptions } from "../../cli/workers/pool";
import type { RunningService, ServiceOptions } from "../../service/server";
import { catalogOf, type Lookup } from "../../src/product-data/index";
import { builtFolder } from "../harness/built-folder";
import { key, start } from "../service/support";

export interface Run {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

/** The built program in a folder of its own, next to a mirror of a service's parts. */
export interface Program {
  readonly folder: string;
  readonly script: string;
  readonly service: RunningService;
  /** Runs the program as a process of its own. */
  run(...args: readonly string[]): Promise<Run>;
  /** Runs the program's commands in this thread. */
  here(...args: readonly string[]): Promise<Run>;
  /** @param options `script`: a program in whose threads files are read */
  hereWith(
    options: { readonly key?: string; readonly limits?: JobLimits; readonly script?: string },
    ...args: readonly string[]
  ): Promise<Run>;
  end(): Promise<void>;
}

/** Files are named as a user names them: the folder is the current one. */
export async function startProgram(options: ServiceOptions = {}): Promise<Program> {
  const repository = process.cwd();
  const folder = await mkdtemp(path.join(tmpdir(), "bom-"));
  const script = path.join(folder, "bom.cjs");
  await cp(path.join(await builtProgram(), "bom.cjs"), script);
  const service = await start(options);
  await cp(await builtMirror(service), path.join(folder, "catalog"), { recursive: true });
  process.chdir(folder);
  const hereWith: Program["hereWith"] = async (options, ...args) => {
    const [out, error]: [string[], string[]] = [[], []];
    const status = await command(args, {
      key: options.key ?? key,
      terminal: { columns: 160, hasColors: false },
      openPool: (of) => (options.script === undefined ? hereToo(of) : new Pool(options.script, of)),
      limits: options.limits ?? jobLimits,
      interrupt: new AbortController().signal,
      print: (text) => out.push(text),
      printError: (text) => error.push(text),
      showProgress: () => undefined,
    });
    return { status, out: out.join("\n"), error: error.join("\n") };
  };
  return {
    folder,
    script,
    service,
    run: (...args) => {
      const env = { ...process.env, VENDOR_API_KEY: key, NO_COLOR: "1" };
      return new Promise((resolve) => {
        execFile(process.execPath, [script, ...args], { env, cwd: folder }, (cause, out, error) =>
          resolve({ status: typeof cause?.code === "number" ? cause.code : cause ? -1 : 0, out, error }),
        );
      });
    },
    here: (...args) => hereWith({}, ...args),
    hereWith,
    end: async () => {
      process.chdir(repository);
      await service.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Does the jobs of threads in this one. What they get and return is copied, as messages are. */
function hereToo({ data }: PoolOptions): Pick<Pool, "run" | "close"> {
  const lookup = "loader" in data ? data : catalogOf(data).lookup;
  return {
    run: async <N extends JobName>(name: N, input: Input<N>): Promise<Output<N>> => {
      const job = jobs[name] as (input: Input<N>, lookup: Lookup) => Promise<Output<N>>;
      return structuredClone(await job(structuredClone(input), lookup));
    },
    close: () => Promise.resolve(),
  };
}

/** The mirror of a service; each day another one, because the date of a catalog is a part of it. */
const builtMirror = ({ url, products }: RunningService): Promise<string> =>
  builtFolder({
    name: `mirror-${String(products)}-${new Date().toISOString().slice(0, 10)}`,
    sources: ["src", "service", "scripts/mirror", "test/service/support.ts"],
    command: (out) => ["--import", "tsx", "scripts/mirror/main.ts", "--service", url, "--folder", out],
    variables: { API_KEY: key },
  });

export const builtProgram = (): Promise<string> =>
  builtFolder({
    name: "bom",
    sources: ["cli", "src", "docs/bom.schema.json", "scripts/build", "package.json"],
    command: (folder) => ["--import", "tsx", "scripts/build/bom.ts", folder],
  });

export const csv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n");
