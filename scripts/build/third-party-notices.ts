import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What THIRD-PARTY-NOTICES.txt says, and the packages that can't be distributed: a build with one fails. */
export interface Notices {
  readonly text: string;
  readonly problems: readonly string[];
}

/**
 * The license of every package that has one of the files, from the package or from its repository (the folder
 * `licences`).
 */
export function noticesOf(files: Iterable<string>): Notices {
  const folders = new Set([...files].flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const packages = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    text: packages.map(({ title, text }) => `${title}\n\n${text ?? ""}\n`).join(`\n${"-".repeat(80)}\n\n`),
    problems: packages.flatMap(({ name, license, text }) => [
      ...(text === null ? [`${name} has no license text`] : []),
      ...(known.has(license) || name === "@microsoft/office-js" ? [] : [`${name} has an unknown license: ${license}`]),
    ]),
  };
}

/** Licenses that allow distribution with their text. That of office.js does for unchanged files, as dist/ has them. */
const known = new Set(["0BSD", "Apache-2.0", "BSD-3-Clause", "ISC", "MIT"]);

const packageFolder = /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

function readPackage(folder: string): Package {
  const {
    name,
    version,
    license: named,
  } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Described;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const source = file === undefined ? path.join(__dirname, "licences", `${name}.txt`) : path.join(folder, file);
  const text = existsSync(source) ? readFileSync(source, "utf8").trim() : null;
  const license = named ?? (text?.startsWith("Apache License\n") ? "Apache-2.0" : undefined);
  return { name, license: String(license), title: `${name} ${version} (${String(license)})`, text };
}

interface Described {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

interface Package {
  readonly name: string;
  readonly license: string;
  readonly title: string;
  readonly text: string | null;
}
