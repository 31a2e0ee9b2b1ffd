import { format } from "numfmt";
import type { Outcome, ResultCell } from "../../workbook/outcome";
import type { FunctionMetadata, Metadata } from "../functions-metadata";
import { examples } from "./examples";

/** docs/functions.md: what functions.json says of every function, and what its example gave when it was tried. */
export function functionsPage(metadata: Metadata, outcomes: ReadonlyMap<string, Outcome>): string {
  const sections = examples.map(({ id, formula }) => {
    const described = metadata.functions.find((each) => each.id === id);
    const outcome = outcomes.get(id);
    if (described === undefined || outcome === undefined) throw new Error(`${id} has no description or no outcome`);
    return section(described, formula, outcome);
  });
  const missing = metadata.functions.filter(({ id }) => !examples.some((example) => example.id === id));
  if (missing.length > 0) throw new Error(`Without example: ${missing.map(({ id }) => id).join(", ")}`);
  return `${[head, ...sections].join("\n\n")}\n`;
}

/** A function as it is typed: `VENDOR.SPEC(partno, field, [lang])`. */
export function signature({ name, parameters }: FunctionMetadata): string {
  const listed = parameters.map((one) =>
    one.repeating ? `[${one.name}...]` : one.optional ? `[${one.name}]` : one.name,
  );
  return `VENDOR.${name}(${listed.join(", ")})`;
}

const head = `# Functions

Made by \`npm run docs\` from the functions' own metadata. The results are those of the built add-in, called through Microsoft's
custom-functions runtime, with the service of this repository (seed 1, 3,000 products). A number in brackets is the value behind
what is shown: numbers are in the base unit, and their number format shows them as the service writes them.

Errors say what to do: the text stands behind the cell's error indicator.`;

const shownRows = 5;

function section(described: FunctionMetadata, formula: string, outcome: Outcome): string {
  const parameters = described.parameters.map(
    ({ name, description }) => `| \`${name}\` | ${escaped(description ?? "")} |`,
  );
  return [
    `## ${described.name}`,
    `\`${signature(described)}\``,
    described.description ?? "",
    ["| Argument | |", "| --- | --- |", ...parameters].join("\n"),
    `\`\`\`text\n${formula}\n\`\`\``,
    result(outcome),
  ].join("\n\n");
}

function result(outcome: Outcome): string {
  if ("error" in outcome) throw new Error(`An example fails: ${outcome.message ?? outcome.error}`);
  const rows = (Array.isArray(outcome.value) ? outcome.value : [[outcome.value]]) as readonly (readonly ResultCell[])[];
  const [first = [], ...others] = rows;
  if (others.length === 0 && first.length === 1) return `gives ${shown(first[0] ?? "")}`;
  const lines = rows.slice(0, shownRows).map((row) => `| ${row.map(shown).join(" | ")} |`);
  const more = rows.length > shownRows ? `\n\nand ${String(rows.length - shownRows)} more rows.` : "";
  return `gives\n\n| ${first.map(() => "").join(" | ")} |\n| ${first.map(() => "---").join(" | ")} |\n${lines.join("\n")}${more}`;
}

function shown(cell: ResultCell): string {
  if (typeof cell !== "object" || cell === null) return escaped(withoutSignature(String(cell)));
  const { type, text, basicValue, numberFormat, properties } = cell;
  if (type === "FormattedNumber") return `${escaped(format(String(numberFormat), basicValue))} [${String(basicValue)}]`;
  return `${escaped(String(text))}, a card with ${String(Object.keys(properties as object).length)} properties`;
}

/** What differs from day to day, and from machine to machine, is no result to document. */
const withoutSignature = (text: string): string => text.replace(/\?expires=.*$/, "?…");
const escaped = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
