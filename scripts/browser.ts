import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Where a browser is and how to start it: CHROME_PATH, else an installed one, else a Chromium that an npm package carries. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** On top of the process's own. */
  readonly env: Readonly<Record<string, string>>;
}

export async function findBrowser(): Promise<BrowserLaunch> {
  const chosen = process.env["CHROME_PATH"];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
    return { executablePath: chosen, args: sandboxArgs(), env: {} };
  }
  const installed = usualPlaces().find(existsSync);
  if (installed) return { executablePath: installed, args: sandboxArgs(), env: {} };
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  throw new Error("No browser found: install Chrome, Edge or Chromium, or name one in CHROME_PATH.");
}

function usualPlaces(): readonly string[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Microsoft Edge", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === "win32") {
    const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
    const programs = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
    return programs.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)));
  }
  const names = ["google-chrome-stable", "google-chrome", "microsoft-edge", "chromium", "chromium-browser"];
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return names.flatMap((name) => [...folders, "/usr/bin", "/snap/bin"].map((folder) => path.join(folder, name)));
}

/** Chromium refuses its sandbox to root, which is who runs in most containers. */
const sandboxArgs = (): readonly string[] => (process.getuid?.() === 0 ? ["--no-sandbox"] : []);

/** Fetched once into .cache/browser; it is 67 MB, so it is no dependency of the project. */
async function packagedBrowser(): Promise<BrowserLaunch> {
  const folder = path.join(CACHE, "node_modules/@sparticuz/chromium");
  if (!existsSync(folder)) {
    process.stderr.write(`No browser found; fetching ${PACKAGE} into .cache/browser\n`);
    execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", CACHE, PACKAGE], {
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  }
  const entry = pathToFileURL(path.join(folder, "build/esm/index.js")).href;
  const { default: chromium, inflate } = (await import(entry)) as PackagedChromium;
  const executablePath = await chromium.executablePath();
  // Its own libnss, for systems that have none
  const libraries = await inflate(path.join(folder, "bin/al2023.tar.br"));
  return {
    executablePath,
    args: chromium.args.filter((arg) => !arg.startsWith("--headless")),
    env: { LD_LIBRARY_PATH: [path.join(libraries, "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":") },
  };
}

interface PackagedChromium {
  readonly default: { readonly args: readonly string[]; executablePath(): Promise<string> };
  /** Unpacks into the system's folder for temporary files and names it. */
  inflate(file: string): Promise<string>;
}

const PACKAGE = "@sparticuz/chromium@143.0.4";
const CACHE = path.resolve(__dirname, "../.cache/browser");
