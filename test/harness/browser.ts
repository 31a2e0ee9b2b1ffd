import { existsSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { type BrowserLaunch, pinnedBrowser } from "./pinned-browser";

/**
 * The browser for tests and benchmarks. CHROME_PATH names one. Without it, Linux x64 uses the pinned Chromium, whatever
 * else is installed, and other systems use an installed Chrome or Edge.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
}

/** @throws if there is no browser at CHROME_PATH, or none at all */
export async function findBrowser(): Promise<BrowserLaunch> {
  const chosen = process.env["CHROME_PATH"];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, which doesn't exist.`);
    return { executablePath: chosen, args: sandboxArgs(), env: {} };
  }
  if (process.platform === "linux" && process.arch === "x64") return pinnedBrowser();
  const installed = typicalPlaces().find(existsSync);
  if (installed === undefined) throw new Error("No browser found: install Chrome or Edge, or name one in CHROME_PATH.");
  return { executablePath: installed, args: sandboxArgs(), env: {} };
}

function typicalPlaces(): readonly string[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Microsoft Edge"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === "win32") {
    const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
    const programs = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
    return programs.flatMap((program) => folders.map((folder) => path.win32.join(folder, program)));
  }
  const names = ["google-chrome-stable", "google-chrome", "microsoft-edge"];
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/bin"];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Chromium's sandbox doesn't start as root, which most containers run as. */
const sandboxArgs = (): readonly string[] => (process.getuid?.() === 0 ? ["--no-sandbox"] : []);
