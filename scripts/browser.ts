import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Where a browser is and how to start it: CHROME_PATH, else an installed one, else a Chromium that an npm package carries. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** On top of the process's own. */
  readonly env: Readonly<Record<string, string>>;
}

export function findBrowser(): BrowserLaunch {
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
    return ["Google Chrome", "Microsoft Edge", "Chromium"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
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

/** Fetched and unpacked once, into .cache/browser; it is 67 MB, so it is no dependency of the project. */
function packagedBrowser(): BrowserLaunch {
  if (!existsSync(CACHE)) fetchBrowser();
  return {
    executablePath: path.join(CACHE, "chromium"),
    // Not the package's own list, which turns web security off.
    args: ["--no-sandbox", "--no-zygote"],
    env: {
      // For systems that have neither libnss nor fonts
      LD_LIBRARY_PATH: [path.join(CACHE, "al2023/lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":"),
      FONTCONFIG_PATH: path.join(CACHE, "fonts"),
    },
  };
}

/** Into a folder of its own, and renamed when it is whole: test workers may come here at the same time. */
function fetchBrowser(): void {
  process.stderr.write(`No browser found; fetching ${PACKAGE} into .cache/browser\n`);
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const folder = mkdtempSync(`${CACHE}-`);
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, PACKAGE], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const source = path.join(folder, "node_modules/@sparticuz/chromium");
  const unpacker = pathToFileURL(path.join(source, "build/esm/lambdafs.js")).href;
  const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"].map((name) =>
    path.join(source, "bin", name),
  );
  const unpack = `import { inflate } from ${JSON.stringify(unpacker)};
    await Promise.all(${JSON.stringify(archives)}.map(inflate));`;
  // It unpacks into the folder for temporary files
  const env = { ...process.env, TMPDIR: folder };
  execFileSync(process.execPath, ["--input-type=module", "--eval", unpack], { stdio: "inherit", env });
  rmSync(path.join(folder, "node_modules"), { recursive: true });
  writeFileSync(path.join(folder, "fonts/fonts.conf"), FONTS);
  if (existsSync(CACHE)) rmSync(folder, { recursive: true });
  else renameSync(folder, CACHE);
}

/** The package's own names folders of Lambda; a browser that finds no font at all ends the page that asks for one. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const PACKAGE = "@sparticuz/chromium@143.0.4";
const CACHE = path.resolve(__dirname, "../.cache/browser");
