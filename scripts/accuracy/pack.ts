import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { distinctBy, groupBy } from "../../src/product-data/vocabulary/group-by";
import { sheetsOf } from "../measures";
import { type Sheet, sheetsFile } from "./sheets";

/**
 * Packs sheets of public BOMs whose licenses allow it, and lists where they come from:
 *
 *     node --import tsx scripts/accuracy/pack.ts TARGET FOLDER...
 *
 * A folder has `index.csv` (file, repository, path, commit, license) and those files, or `lines.jsonl` with single lines, of
 * which those of one file become a sheet.
 */
async function main([target = "", ...folders]: readonly string[]): Promise<void> {
  const found = await Promise.all(folders.map(async (each) => [...(await filesIn(each)), ...linesIn(each)]));
  const sheets = distinctBy(({ source }) => source, found.flat());
  const packed = sheets.map(({ source, rows }) =>
    JSON.stringify({ source, rows: rows.map((row) => row.map(withoutNames)) }),
  );
  writeFileSync(path.join(target, sheetsFile), brotliCompressSync(packed.join("\n")));
  const list = sheets.map(({ source, commit, license }) => `${[source, commit, license].join("\t")}\n`);
  writeFileSync(path.join(target, "sources.tsv"), list.join(""));
}

type Origin = Sheet & { readonly commit: string; readonly license: string };

async function filesIn(folder: string): Promise<readonly Origin[]> {
  const index = path.join(folder, "index.csv");
  const [[titles = [], ...files] = []] = existsSync(index) ? await sheetsOf(readFileSync(index)) : [];
  const sheets = files.map(async (cells): Promise<readonly Origin[]> => {
    const cell = (title: string): string => cells[titles.indexOf(title)] ?? "";
    const license = cell("licence")
      .slice(0, 70)
      .replaceAll(/[=\s\uFEFF]+/g, " ")
      .trim();
    if (!isPermissive(license)) return [];
    const [file = ""] = ["files", ""].map((inside) => path.join(folder, inside, cell("file"))).filter(existsSync);
    const [rows = []] = await sheetsOf(readFileSync(file));
    return [{ source: `${cell("repository")} ${cell("path")}`, commit: cell("commit"), license, rows }];
  });
  return (await Promise.all(sheets)).flat();
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
  const allowed = lines.map((line) => JSON.parse(line) as Single).filter(({ licence }) => isPermissive(licence));
  return [...groupBy(allowed, (line) => `${line.repo} ${line.path}`)].map(([source, group]) => {
    const records = group.map(
      ({ mpn, texts: { other, ...texts } }) => new Map(Object.entries({ MPN: mpn, ...texts, ...other })),
    );
    const titles = [...new Set(records.flatMap((record) => [...record.keys()]))];
    const rows = records.map((record) => titles.map((title) => record.get(title) ?? ""));
    return { source, commit: "", license: group[0].licence, rows: [titles, ...rows] };
  });
}

/** Whether a copy may be part of this project if the license is named. */
const isPermissive = (license: string): boolean =>
  /^(?:The )?(?:MIT|BSD|0BSD|Apache|CC0|CC-BY-4|CC-BY \(|CC BY 4|Attribution 4|CERN)|-0BSD/i.test(license) &&
  !/GPL|-(?:NC|SA)\b/.test(license);

/** The text without the manufacturer's name, e-mail addresses, and paths on computers. */
const withoutNames = (text: string): string =>
  text
    .replaceAll(/murata|村田(?:製作所)?/gi, "Vendor")
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.]+/g, "name@example.com")
    .replace(/^(?:[A-Z]:)?[\\/].+[\\/]/, "/");

void main(process.argv.slice(2));
