import { readFileSync } from "node:fs";
import path from "node:path";

const text = readFileSync(path.resolve(__dirname, "../../docs/product-information-api.md"), "utf8");

/** The rows of the first table after a heading or bold title of the document, each as its cells without blanks around. */
export function tableAfter(title: string): readonly (readonly string[])[] {
  const from = text.indexOf(title);
  if (from < 0) throw new Error(`The document has no "${title}"`);
  const lines = text.slice(from).split("\n");
  const first = lines.findIndex((line) => line.startsWith("|"));
  const length = lines.slice(first).findIndex((line) => !line.startsWith("|"));
  return lines.slice(first + 2, first + length).map((line) =>
    line
      .slice(1, -1)
      .replaceAll("\\|", "|")
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** The values of "**Name** (same in all languages): a, b." */
export function sameInAllLanguages(name: string): readonly string[] {
  const match = new RegExp(`\\*\\*${name}\\*\\* \\(same in all languages\\): (.*)\\.`).exec(text);
  if (match?.[1] === undefined) throw new Error(`The document does not list ${name}`);
  return match[1].split(", ");
}
