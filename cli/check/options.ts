import {
  commonArguments,
  commonUsage,
  type FilesOptions,
  filesArguments,
  filesOptionsIn,
  filesUsage,
  flag,
  formIn,
  oneOf,
  text,
  parsed,
} from "../arguments";
import { namedStates } from "./states";

const forms = ["json", "jsonl", "markdown", "github"] as const;
export type Form = "table" | (typeof forms)[number];

export interface Options extends FilesOptions {
  readonly form: Form;
  readonly findsAlternatives: boolean;
  readonly failOn: ReadonlySet<string>;
  readonly baseline: string | null;
}

/** `mismatch`: differs from its description. `changed`: since the baseline. */
const failNames: readonly string[] = [...namedStates.keys(), "mismatch", "changed"];

export const usage = `bom check FILES... (--service URL | --catalog FOLDER-OR-URL)

Checks the part numbers of BOM files: XLSX, XLSB, XLS, ODS, CSV, TSV, and lists with columns of spaces. For a folder, checks all such files in it.

${commonUsage}
${filesUsage}
  --alternatives      also find alternatives, including for other manufacturers' parts
  --json, --jsonl (a line for each sheet), --markdown, --github (annotations of GitHub Actions): output format; default: a table
  --fail-on LIST      end with status 1 if a line is one of: ${failNames.join(", ")}
  --baseline FILE     report only what changed since the last run with this file, and update it

Status: 0; 1 for --fail-on; 2 for a file or part that couldn't be checked, or a wrong argument; 130 if interrupted.

Example: bom check boards --catalog https://excel.example.com/catalog --fail-on discontinued,not-found,mismatch`;

/** @throws {TypeError} with a message about the argument that is wrong */
export function optionsIn(args: readonly string[], key: string): Options {
  const { values, positionals } = parsed(args, argumentTypes);
  const { "fail-on": failOn = "" } = values;
  return {
    ...filesOptionsIn(values, positionals, key),
    form: formIn(forms, values),
    findsAlternatives: values.alternatives === true,
    failOn: new Set(failOn.split(/[\s,]+/).flatMap((name) => (name === "" ? [] : oneOf(failNames, name, "--fail-on")))),
    baseline: values.baseline ?? null,
  };
}

const argumentTypes = {
  ...commonArguments,
  ...filesArguments,
  ...{ "fail-on": text, baseline: text, alternatives: flag, jsonl: flag, github: flag },
} as const;
