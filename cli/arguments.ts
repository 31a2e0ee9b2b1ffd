import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { closest, distance } from "fastest-levenshtein";
import { type Language, languages } from "../src/product-data/index";
import type { Source } from "./data";
import { keyVariable } from "./key-variable";
import { serviceAddress } from "./service-address";

const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;
export { flag, text };

type Options = Readonly<Record<string, typeof text | typeof flag>>;

/** What the arguments of a command say. @throws {TypeError} with a message about the argument that is wrong */
export function parsed<O extends Options>(args: readonly string[], options: O) {
  const { tokens, values, positionals } = parseArgs({
    ...{ args: [...args], options, allowPositionals: true, strict: false, tokens: true },
  });
  const named = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined)
      throw new TypeError(`There is no option ${rawName}.${suggestion(name, Object.keys(options), "--")}`);
    if (type === "boolean" && value !== undefined) throw new TypeError(`${rawName} has no value.`);
    if (type === "string" && (value === undefined || (!inlineValue && value.startsWith("-"))))
      throw new TypeError(`${rawName} needs a value.`);
    // A file may be named like an option, and another value would count.
    if (named.has(name)) throw new TypeError(`Use ${rawName} once. Write -- before the names of files.`);
    named.add(name);
  }
  return { values: values as { readonly [N in keyof O]?: O[N] extends typeof text ? string : boolean }, positionals };
}

/** ` Did you mean check?`, or "" if no name is near. */
export function suggestion(name: string, names: readonly string[], before = ""): string {
  const near = closest(name, [...names]);
  return distance(name, near) <= 2 ? ` Did you mean ${before}${near}?` : "";
}

/** Arguments of every command. */
export const commonArguments = {
  ...{ service: text, catalog: text, lang: text },
  ...{ json: flag, markdown: flag },
} as const;

export const commonUsage = `  --service URL       the product information service; its key is read from the environment variable ${keyVariable}
  --catalog PLACE     a mirror's catalog, a folder or an address; the service isn't used
  --lang LANGUAGE     ${languages.join(", ")}; default: en`;

export interface CommonValues {
  readonly service?: string | undefined;
  readonly catalog?: string | undefined;
  readonly lang?: string | undefined;
  readonly json?: boolean | undefined;
  readonly markdown?: boolean | undefined;
}

/** What commands that read files share. */
export interface FilesOptions {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly source: Source;
  /** In volts, for lines that state none. */
  readonly voltage: number | null;
  /** null: the sheet that is most like a BOM. */
  readonly sheet: string | null;
  /** Every sheet with a BOM. */
  readonly allSheets: boolean;
  readonly language: Language;
  readonly workers: number;
  /** Only these of the files; null: all. */
  readonly part: Part | null;
}

/** `3/16`: every 16th file, from the third on. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

export const filesArguments = {
  ...{ voltage: text, sheet: text, workers: text, part: text },
  "all-sheets": flag,
} as const;

export const filesUsage = `  --voltage V         minimum rated voltage for capacitors that state none
  --sheet NAME        the sheet to read; default: the one that is most like a BOM
  --all-sheets        read every sheet with a BOM
  --workers N         threads; default: one for each core
  --part 3/16         only the third sixteenth of the files, for a job of 16 computers`;

type FilesValues = CommonValues & { readonly [A in keyof typeof filesArguments]?: string | boolean | undefined };

/** @throws {TypeError} with a message about the argument that is wrong */
export function filesOptionsIn(values: FilesValues, paths: readonly string[], key: string): FilesOptions {
  if (paths.length === 0) throw new TypeError("Name at least one file or folder.");
  const source = sourceIn(values, key);
  const { voltage, sheet, workers, part } = values;
  if (sheet !== undefined && values["all-sheets"] === true) throw new TypeError("Use either --sheet or --all-sheets.");
  return {
    paths,
    source,
    voltage: typeof voltage === "string" ? voltsIn(voltage) : null,
    sheet: typeof sheet === "string" ? sheet : null,
    allSheets: values["all-sheets"] === true,
    language: languageIn(values),
    workers: typeof workers === "string" ? wholeNumberIn(workers, "--workers") : availableParallelism(),
    part: typeof part === "string" ? partIn(part) : null,
  };
}

function voltsIn(text: string): number {
  const volts = Number(text.replace(/\s*V$/i, ""));
  if (volts > 0 && volts < Infinity) return volts;
  throw new TypeError(`--voltage ${text}: enter volts, such as 25.`);
}

export function wholeNumberIn(text: string, argument: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new TypeError(`${argument} ${text}: enter a whole number of 1 or more.`);
}

function partIn(text: string): Part {
  const [, at = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (at >= 1 && at <= of) return { at, of };
  throw new TypeError(`--part ${text}: enter a part such as 3/16.`);
}

/** @throws {TypeError} */
export function sourceIn({ service, catalog }: CommonValues, key: string): Source {
  if (service !== undefined && catalog !== undefined) throw new TypeError("Use either --catalog or --service.");
  if (catalog !== undefined) return { catalog };
  if (service === undefined) throw new TypeError("Add --catalog FOLDER or --service URL.");
  if (key === "")
    throw new TypeError(`Set the environment variable ${keyVariable} to the service's key, or use --catalog.`);
  return { url: serviceAddress(service), key };
}

export const languageIn = ({ lang = "en" }: CommonValues): Language => oneOf(languages, lang, "--lang");

/** The form of the result: the one that is named, else a table. */
export function formIn<Form extends string>(
  forms: readonly Form[],
  values: { readonly [F in Form]?: boolean | undefined },
): Form | "table" {
  const wanted = forms.filter((form) => values[form] === true);
  if (wanted.length > 1) throw new TypeError(`Use one of ${wanted.map((form) => `--${form}`).join(", ")}.`);
  return wanted[0] ?? "table";
}

export function oneOf<Name extends string>(names: readonly Name[], name: string, argument: string): Name {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new TypeError(`${argument}: “${name}” isn't one of ${names.join(", ")}.`);
  return found;
}
