import { parseArgs } from "node:util";
import { type Language, languages } from "../src/product-data/index";
import { namedStates } from "./states";

const forms = ["table", "json", "markdown", "github"] as const;
export type Form = (typeof forms)[number];

export interface Options {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly source: { readonly url: string; readonly key: string } | { readonly catalog: string };
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

export const usage = `npm run check-bom -- FILES... (--service URL | --catalog FOLDER-OR-URL)

Checks the part numbers of BOM files: XLSX, XLSB, XLS, ODS, CSV, TSV, and lists with columns of spaces. Of a folder, all such files are checked.

  --service URL       the product information service; its key is read from the environment variable VENDOR_API_KEY
  --catalog PLACE     a mirror's catalog, a folder or an address; the service isn't used
  --alternatives      also find alternatives, for other manufacturers' parts too
  --voltage V         the smallest rated voltage of capacitors whose lines say none
  --sheet NAME        the sheet to check; default: the one that is most like a BOM
  --all-sheets        check every sheet with a BOM
  --lang LANGUAGE     ${languages.join(", ")}; default: en
  --json, --markdown, --github (annotations of GitHub Actions): the form of the result instead of a table
  --fail-on LIST      end with status 1 if a line is one of: ${failNames.join(", ")}
  --baseline FILE     report only what changed since the last run with this file, and update it

Status: 0; 1 for --fail-on; 2 for a file or part that couldn't be checked, or a wrong argument; 130 if interrupted.`;

/** @throws {TypeError} with a message about the argument that is wrong */
export function optionsIn(args: readonly string[], key: string): Options | "help" {
  const { values, positionals } = parseArgs({ args: [...args], options: argumentTypes, allowPositionals: true });
  if (values.help === true) return "help";
  if (positionals.length === 0) throw new TypeError("Name at least one file or folder.");
  const { service, catalog, voltage, lang = "en", "fail-on": failOn = "" } = values;
  if ((service === undefined) === (catalog === undefined)) throw new TypeError("Use either --service or --catalog.");
  if (catalog === undefined && key === "")
    throw new TypeError("Set the environment variable VENDOR_API_KEY to the service's key, or use --catalog.");
  if (values.sheet !== undefined && values["all-sheets"] === true)
    throw new TypeError("Use either --sheet or --all-sheets.");
  const volts = voltage === undefined ? null : Number(voltage.replace(/\s*V$/i, ""));
  if (volts !== null && !(volts > 0 && volts < Infinity))
    throw new TypeError(`--voltage ${voltage ?? ""}: enter volts, such as 25.`);
  const wanted = forms.filter((form) => form !== "table" && values[form] === true);
  if (wanted.length > 1) throw new TypeError(`Use one of ${wanted.map((form) => `--${form}`).join(", ")}.`);
  return {
    paths: positionals,
    source: catalog === undefined ? { url: (service ?? "").replace(/\/+$/, ""), key } : { catalog },
    form: wanted[0] ?? "table",
    findsAlternatives: values.alternatives === true,
    failOn: new Set(failOn.split(/[\s,]+/).flatMap((name) => (name === "" ? [] : oneOf(failNames, name, "--fail-on")))),
    voltage: volts,
    sheet: values.sheet ?? null,
    allSheets: values["all-sheets"] === true,
    language: oneOf(languages, lang, "--lang"),
    baseline: values.baseline ?? null,
  };
}

const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;
const argumentTypes = {
  ...{ service: text, catalog: text, voltage: text, sheet: text, lang: text, "fail-on": text, baseline: text },
  ...{ "all-sheets": flag, alternatives: flag, json: flag, markdown: flag, github: flag, help: flag },
} as const;

function oneOf<Name extends string>(names: readonly Name[], text: string, argument: string): Name {
  const name = names.find((each) => each === text);
  if (name === undefined) throw new TypeError(`${argument}: “${text}” isn't one of ${names.join(", ")}.`);
  return name;
}
