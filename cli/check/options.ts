import { parseArgs } from "node:util";
import type { Language } from "../../src/product-data/index";
import { commonArguments, commonUsage, flag, formIn, languageIn, oneOf, sourceIn, text } from "../arguments";
import type { Source } from "../data";
import { namedStates } from "./states";

const forms = ["json", "markdown", "github"] as const;
export type Form = "table" | (typeof forms)[number];

export interface Options {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly source: Source;
  readonly form: Form;
  readonly findsAlternatives: boolean;
  readonly failOn: ReadonlySet<string>;
  /** In volts, for lines that say none. */
  readonly voltage: number | null;
  /** null: the sheet that is most like a BOM. */
  readonly sheet: string | null;
  /** Every sheet with a BOM. */
  readonly allSheets: boolean;
  readonly language: Language;
  readonly baseline: string | null;
}

/** `mismatch`: differs from its description. `changed`: since the baseline. */
const failNames: readonly string[] = [...namedStates.keys(), "mismatch", "changed"];

export const usage = `bom check FILES... (--service URL | --catalog FOLDER-OR-URL)

Checks the part numbers of BOM files: XLSX, XLSB, XLS, ODS, CSV, TSV, and lists with columns of spaces. Of a folder, all such files are checked.

${commonUsage}
  --alternatives      also find alternatives, for other manufacturers' parts too
  --voltage V         the smallest rated voltage of capacitors whose lines say none
  --sheet NAME        the sheet to check; default: the one that is most like a BOM
  --all-sheets        check every sheet with a BOM
  --json, --markdown, --github (annotations of GitHub Actions): the form of the result instead of a table
  --fail-on LIST      end with status 1 if a line is one of: ${failNames.join(", ")}
  --baseline FILE     report only what changed since the last run with this file, and update it

Status: 0; 1 for --fail-on; 2 for a file or part that couldn't be checked, or a wrong argument; 130 if interrupted.

Example: bom check boards --catalog https://excel.example.com/catalog --fail-on discontinued,not-found,mismatch`;

/** @throws {TypeError} with a message about the argument that is wrong */
export function optionsIn(args: readonly string[], key: string): Options {
  const { values, positionals } = parseArgs({ args: [...args], options: argumentTypes, allowPositionals: true });
  if (positionals.length === 0) throw new TypeError("Name at least one file or folder.");
  const source = sourceIn(values, key);
  const { voltage, "fail-on": failOn = "" } = values;
  if (values.sheet !== undefined && values["all-sheets"] === true)
    throw new TypeError("Use either --sheet or --all-sheets.");
  const volts = voltage === undefined ? null : Number(voltage.replace(/\s*V$/i, ""));
  if (volts !== null && !(volts > 0 && volts < Infinity))
    throw new TypeError(`--voltage ${voltage ?? ""}: enter volts, such as 25.`);
  return {
    paths: positionals,
    source,
    form: formIn(forms, values),
    findsAlternatives: values.alternatives === true,
    failOn: new Set(failOn.split(/[\s,]+/).flatMap((name) => (name === "" ? [] : oneOf(failNames, name, "--fail-on")))),
    voltage: volts,
    sheet: values.sheet ?? null,
    allSheets: values["all-sheets"] === true,
    language: languageIn(values),
    baseline: values.baseline ?? null,
  };
}

const argumentTypes = {
  ...commonArguments,
  ...{ voltage: text, sheet: text, "fail-on": text, baseline: text },
  ...{ "all-sheets": flag, alternatives: flag, github: flag },
} as const;
