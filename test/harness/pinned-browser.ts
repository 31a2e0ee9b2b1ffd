import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, createReadStream, createWriteStream, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { makeOnce } from "./make-once";

/** A browser's path, and how to start it. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Variables that are added to the environment of the process. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * A Chromium for Linux x64 from an npm package, with the libraries and fonts that small systems don't have. It is
 * downloaded on first use: at 70 MB it isn't a dependency of the project, and its own code needs a newer Node.
 */
export async function pinnedBrowser(): Promise<BrowserLaunch> {
  await makeOnce(folder, download);
  return {
    executablePath: path.join(folder, "chromium"),
    // The package's own list isn't used, because it turns web security off. V8's young generation has room for what a
    // page creates while it opens.
    args: ["--no-sandbox", "--no-zygote", "--js-flags=--min-semi-space-size=32"],
    env: {
      LD_LIBRARY_PATH: [path.join(folder, "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(":"),
      FONTCONFIG_PATH: folder,
    },
  };
}

async function download(unfinished: string): Promise<void> {
  process.stderr.write(`Downloading the browser of the tests, ${name}@${version}\n`);
  const pack = ["pack", `${name}@${version}`, "--silent", "--pack-destination", unfinished];
  const { stdout } = await promisify(execFile)("npm", pack);
  const file = path.join(unfinished, stdout.trim());
  const hash = createHash("sha512").update(readFileSync(file)).digest("base64");
  if (hash !== sha512) throw new Error(`${name}@${version} isn't the pinned file: its SHA-512 is ${hash}.`);
  await untar(file, createGunzip(), unfinished);
  const archive = (part: string): string => path.join(unfinished, "package/bin", part);
  const executable = path.join(unfinished, "chromium");
  await Promise.all([
    pipeline(createReadStream(archive("chromium.br")), createBrotliDecompress(), createWriteStream(executable)),
    ...["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"].map((part) =>
      untar(archive(part), createBrotliDecompress(), unfinished),
    ),
  ]);
  chmodSync(executable, 0o755);
  writeFileSync(path.join(unfinished, "fonts.conf"), fontsConf);
  for (const done of [file, path.join(unfinished, "package")]) rmSync(done, { recursive: true });
}

async function untar(archive: string, decompress: Transform, target: string): Promise<void> {
  const tar = spawn("tar", ["-x", "--no-same-owner", "-C", target], { stdio: ["pipe", "inherit", "inherit"] });
  const closed = once(tar, "close");
  // tar may end at the archive's end marker, before it has read the padding after it.
  const fault = await pipeline(createReadStream(archive), decompress, tar.stdin).catch((error: unknown) => error);
  await closed;
  if (tar.exitCode !== 0) throw new Error(`${path.basename(archive)} can't be unpacked.`, { cause: fault });
}

/**
 * The package's own configuration names folders of Lambda. Without any font, a browser crashes on the first page with
 * text.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const name = "@sparticuz/chromium";
const version = "153.0.0";
const sha512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==";
const folder = path.resolve(__dirname, `../../node_modules/.cache/chromium-${version}`);
