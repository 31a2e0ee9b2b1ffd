import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { distinctBy, groupBy } from "../../src/product-data/vocabulary/group-by";
import { sheetsOf } from "../measures";
import { type Rows, type Sheet, sheetsFile } from "./sheets";

/**
 * Packs sheets of public BOMs whose licenses allow it, and lists where they come from:
 *
 *     node --import tsx scripts/accuracy/pack.ts TARGET FOLDER...
 *
 * A folder has `index.csv` (file, repository, path, commit, license) and those files, or `lines.jsonl` with single lines, of
 * which those of one file become a sheet.
 */
async function main([target = "", ...folders]: readonly string[]): Promise<void> {
  const found = (await Promise.all(folders.map(async (each) => [...(await filesIn(each)), ...linesIn(each)]))).flat();
  const allowed = distinctBy(
    ({ source }) => source,
    found.filter(({ license }) => isPermissive(license)),
  );
  const sheets = await Promise.all(
    allowed.map(async ({ source, read }): Promise<Sheet> => ({
      source,
      rows: (await read()).map((row) => row.map(withoutNames)),
    })),
  );
  const packed = sheets.map((sheet) => JSON.stringify(sheet)).join("\n");
  writeFileSync(path.join(target, sheetsFile), brotliCompressSync(packed));
  const list = allowed.map(({ source, commit, license }) => `${[source, commit, license].join("\t")}\n`).join("");
  writeFileSync(path.join(target, "sources.tsv"), list);
}

/** Where a sheet comes from, and how it is read. */
interface Origin {
  readonly source: string;
  readonly commit: string;
  readonly license: string;
  readonly read: () => Promise<Rows> | Rows;
}

async function filesIn(folder: string): Promise<readonly Origin[]> {
  const index = path.join(folder, "index.csv");
  const [[titles = [], ...files] = []] = existsSync(index) ? await sheetsOf(readFileSync(index)) : [];
  return files.map((cells) => {
    const cell = (title: string): string => cells[titles.indexOf(title)] ?? "";
    return {
      source: `${cell("repository")} ${cell("path")}`,
      commit: cell("commit"),
      license: cell("licence")
        .slice(0, 70)
        .replaceAll(/[=\s\uFEFF]+/g, " ")
        .trim(),
      read: async () => {
        const [place = ""] = ["files", ""].map((inside) => path.join(folder, inside, cell("file"))).filter(existsSync);
        return (await sheetsOf(readFileSync(place)))[0] ?? [];
      },
    };
  });
}

interface Single {
  readonly repo: string;
  readonly path: string;
  readonly licence: string;
  readonly mpn: string;
  readonly texts: Readonly<Record<string, string>> & { readonly other?: Readonly<Record<string, string>> };
}

function linesIn(folder: string): readonly Origin[] {
  const file = path.join(folder, "lines.jsonl");
  const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
  const byFile = groupBy(
    lines.map((line) => JSON.parse(line) as Single),
    (line) => `${line.repo} ${line.path}`,
  );
  return [...byFile].map(([source, group]) => {
    const records = group.map(({ mpn, texts: { other, ...texts } }) => ({ MPN: mpn, ...texts, ...other }));
    const titles = [...new Set(records.flatMap((record) => Object.keys(record)))];
    const rows = records.map((record) => titles.map((title) => new Map(Object.entries(record)).get(title) ?? ""));
    return { source, commit: "", license: group[0].licence, read: () => [titles, ...rows] };
  });
}

/** Whether a copy may be part of this project if the license is named. */
const isPermissive = (license: string): boolean =>
  /^(?:The )?(?:MIT|BSD|0BSD|Apache|CC0|CC-BY-4|CC-BY \(|CC BY 4|Attribution 4|CERN)|-0BSD/i.test(license) &&
  !/GPL|-(?:NC|SA)\b/.test(license);

/** The text without the manufacturer's name, and without people's. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/murata|村田(?:製作所)?/gi, "Vendor")
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.]+/g, "name@example.com")
    .replace(/^(?:[A-Z]:)?[\\/].+[\\/]/, "/");

void main(process.argv.slice(2));
