import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Line, neverOrdinary, readBom, sortsIn, wordsOf } from "../../src/bom/index";
import { sheetsOf } from "../measures";

// node --import tsx scripts/ordinary-words/main.ts FOLDER…
//
// Counts the words of capacitors and inductors in BOM files of public repositories, named `owner+repository__path`, which
// nothing else reads: they are ordinary. Words of other lines aren't counted: nickel and surge would become ordinary. What
// a person keeps out is in src/bom/words/ordinary.ts.

const kept = new Set(neverOrdinary.split(" "));
const counted = new Set<string>();
const repositories = new Set<string>();

async function main(): Promise<void> {
  let lines = 0;
  for (const folder of process.argv.slice(2))
    for (const file of (await readdir(folder)).sort()) {
      const sheets = await sheetsOf(await readFile(path.join(folder, file))).catch(() => []);
      for (const line of sheets.flatMap((rows) => readBom(rows).lines)) {
        if (line.kind !== "ceramicCapacitor" && line.kind !== "inductor" && line.component !== "capacitor") continue;
        lines++;
        repositories.add((file.split("__")[0] ?? "").replace("+", "/"));
        for (const word of wordsIn(line)) if (!kept.has(word)) counted.add(word);
      }
    }
  if (lines === 0) throw new Error("Name folders with BOM files");
  const list = [...counted].sort().join(" ");
  await writeFile(
    path.resolve("src/bom/words/counted-words.ts"),
    `/**
 * Words of ${String(lines)} lines for capacitors and inductors in ${String(repositories.size)} public repositories, counted by scripts/ordinary-words, which lists
 * them. No value or demand is among them.
 */
export const countedWords =
  ${JSON.stringify(list)};
`,
  );
  await writeFile(path.resolve("scripts/ordinary-words/sources.txt"), `${[...repositories].sort().join("\n")}\n`);
  console.log(`${String(counted.size)} words of ${String(lines)} lines in ${String(repositories.size)} repositories`);
}

/** Words in lowercase, and runs of East Asian letters. */
function wordsIn({ kind, texts }: Line): readonly string[] {
  return texts.flatMap((text) => {
    const { words } = wordsOf(text);
    const { sorts } = sortsIn[kind === "inductor" ? "inductor" : "capacitor"](text);
    const isOpen = (at: number): boolean => sorts[at] === "open" || sorts[at] === "ordinary";
    return words
      .map(({ type, written }, at) => (isOpen(at) && (type === "name" || type === "letter") ? written : " "))
      .map((written) => (eastAsian.test(written) ? written : ` ${written} `))
      .join("")
      .toLowerCase()
      .split(/ +/)
      .filter((word) => word.length > 1 && !/[a-z]\d/.test(word));
  });
}
const eastAsian = /[\u3000-\uffdc]/;

void main();
