import { readFileSync } from "node:fs";
import path from "node:path";

/** The API document as the tests read it. Its tables are the reference that src/product-data/vocabulary is compared with. */
const text = readFileSync(path.resolve(__dirname, "../docs/product-information-api.md"), "utf8");

/** The columns of the document's table of conditions, with their Category. */
export const contexts = {
  N: null,
  C: "ceramicCapacitors",
  S: "ceramicCapacitorsSMD",
  L: "ceramicCapacitorsLead",
  I: "inductors",
} as const;
export type ContextLetter = keyof typeof contexts;

/** The groups of a response by the letter of their category. */
export const groups = { S: "CeramicCapacitorsSMD", L: "CeramicCapacitorsLead", I: "Inductors" } as const;

export interface ConditionRow {
  readonly name: string;
  readonly type: "String" | "Double" | "Boolean";
  /** The document's text for the unit; some rows have a remark there, or nothing. */
  readonly unit: string;
  /** The letters of `contexts` in which it is usable. */
  readonly usable: string;
  readonly listed: boolean;
}

/** The rows of the first table after a heading or bold title of the document, as trimmed cells. */
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
  return matched(new RegExp(`\\*\\*${name}\\*\\* \\(same in all languages\\): (.*)\\.`))[0]?.split(", ") ?? [];
}

/** "Search conditions". */
export const conditions: readonly ConditionRow[] = tableAfter("### Search conditions").map(
  ([, name = "", type, unit = "", ...rest]) => {
    const letters = Object.keys(contexts);
    const note = rest[letters.length] ?? "";
    return {
      name,
      type: type as ConditionRow["type"],
      unit,
      usable: letters.filter((_, column) => rest[column] === "Y").join(""),
      listed: note.startsWith("List") || note === "values listed below",
    };
  },
);

export type ResponseType = "String" | "Double" | "Integer" | "Boolean" | "Date" | "List";
export type ResponseRow = readonly [name: string, type: ResponseType, categories: string, unit: string];

/** "Product object" without the objects inside it. */
export const productFields: readonly ResponseRow[] = tableAfter("**Product object**")
  .filter(([, type]) => type !== "Object")
  .map(([name = "", type = "", categories = ""]) => responseRow(name, type.replace(/\[.*/, ""), categories));

/** A sentence of the document: "**ComplianceInfo**: A, B (all Boolean) and C (String); all for SLI." */
export const complianceFields: readonly ResponseRow[] = (() => {
  const [flags = "", address = "", categories = ""] = matched(
    /\*\*ComplianceInfo\*\*: (.*) \(all Boolean\) and (\w+) \(String\); all for (\w+)\./,
  );
  return [
    ...flags.split(", ").map((name) => responseRow(name, "Boolean", categories)),
    responseRow(address, "String", categories),
  ];
})();

/** "Specs", each text companion after its number. */
export const specFields: readonly ResponseRow[] = tableAfter("**Specs** (each").flatMap(
  ([names = "", kind = "", categories = ""]) => {
    const [type = "", unit = ""] = kind.split(", ");
    const [, listed = "", companion] = /^([^(]*?)(?: \((\w+)\))?$/.exec(names) ?? [];
    return [
      ...listed.split(", ").map((name) => responseRow(name, type, categories, unit)),
      ...(companion === undefined ? [] : [responseRow(companion, "String", categories)]),
    ];
  },
);

export const mediaFields: readonly ResponseRow[] = tableAfter("**MediaFileUrls**").map(
  ([name = "", , categories = ""]) => responseRow(name, "String", categories),
);

function responseRow(name: string, type: string, categories: string, unit = ""): ResponseRow {
  return [name, type as ResponseType, categories, unit];
}

function matched(pattern: RegExp): readonly string[] {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`The document has no ${pattern.source}`);
  return match.slice(1);
}
