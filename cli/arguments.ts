import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { closest, distance } from "fastest-levenshtein";
import type { ExpectedValue } from "../src/messages/program/usage-texts";
import { type Language, languages } from "../src/product-data/index";
import type { Source } from "./data";
import { keyVariable } from "./key-variable";
import { defaultKey, serviceAddress } from "./service-address";
import { UsageError } from "./usage-error";

const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;
export { flag, text };

type Options = Readonly<Record<string, typeof text | typeof flag>>;
type Values<O extends Options> = {
  readonly [N in keyof O]?: (O[N] extends typeof text ? string : boolean) | undefined;
};

/** What the arguments of a command say. @throws UsageError */
export function parseArguments<O extends Options>(args: readonly string[], options: O) {
  const { tokens, values, positionals } = parseArgs({
    ...{ args: [...args], options, allowPositionals: true, strict: false, tokens: true },
  });
  const named = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined) throw new UsageError("noOption", rawName, nearestOf(Object.keys(options), name, "--"));
    if (type === "boolean" && value !== undefined) throw new UsageError("hasNoValue", rawName);
    if (type === "string" && (value === undefined || (!inlineValue && value.startsWith("-"))))
      throw new UsageError("needsValue", rawName);
    // A file may be named like an option, and another value would count.
    if (named.has(name)) throw new UsageError("repeated", rawName);
    named.add(name);
  }
  return { values: values as Values<O>, positionals };
}

/** The name that may be meant, or "" if none is near. */
export function nearestOf(names: readonly string[], name: string, before = ""): string {
  const near = closest(name, [...names]);
  return distance(name, near) <= 2 ? before + near : "";
}

/** Arguments of every command. */
export const commonArguments = {
  ...{ service: text, catalog: text, lang: text },
  ...{ json: flag, markdown: flag },
} as const;

export const sourceOptions = ["--service URL", "--catalog PLACE", "--lang LANGUAGE"] as const;

export type CommonValues = Values<typeof commonArguments>;

/** What commands that read files share. */
export interface FilesOptions {
  /** Files and folders. */
  readonly paths: readonly string[];
  readonly source: Source;
  /** The rated voltage in volts for lines that state none. */
  readonly voltage: number | null;
  /** null: the sheet that is most like a BOM. */
  readonly sheet: string | null;
  /** Whether every sheet with a BOM is read. */
  readonly allSheets: boolean;
  readonly language: Language;
  readonly workers: number;
  /** The only part of the files to show; null: all. */
  readonly part: Part | null;
}

/** A share of the files: `3/16` is every 16th file, from the third on. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

export const filesArguments = {
  ...{ voltage: text, sheet: text, workers: text, part: text },
  "all-sheets": flag,
} as const;

export const filesOptions = ["--voltage V", "--sheet NAME", "--all-sheets", "--workers N", "--part 3/16"] as const;

/** @throws UsageError */
export function filesOptionsIn(
  values: CommonValues & Values<typeof filesArguments>,
  paths: readonly string[],
  key: string,
): FilesOptions {
  if (paths.length === 0) throw new UsageError("missing", "files");
  const source = sourceIn(values, key);
  const { voltage, sheet, workers, part } = values;
  if (sheet !== undefined && values["all-sheets"] === true)
    throw new UsageError("together", ["--sheet", "--all-sheets"]);
  return {
    paths,
    source,
    voltage: voltage === undefined ? null : voltsIn(voltage),
    sheet: sheet ?? null,
    allSheets: values["all-sheets"] === true,
    language: languageIn(values),
    workers: workers === undefined ? availableParallelism() : wholeNumberIn(workers, "--workers"),
    part: part === undefined ? null : partIn(part),
  };
}

function voltsIn(text: string): number {
  const volts = Number(text.replace(/\s*V$/i, ""));
  if (volts > 0 && volts < Infinity) return volts;
  throw wrongValue("--voltage", text, "volts");
}

export function wholeNumberIn(text: string, argument: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw wrongValue(argument, text, "wholeNumber");
}

function partIn(text: string): Part {
  const [, at = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (at >= 1 && at <= of) return { at, of };
  throw wrongValue("--part", text, "part");
}

export const wrongValue = (option: string, value: string, expected: ExpectedValue): UsageError<"wrongValue"> =>
  new UsageError("wrongValue", option, value, expected);

/** @throws UsageError */
export function sourceIn({ service, catalog }: CommonValues, givenKey: string): Source {
  if (service !== undefined && catalog !== undefined) throw new UsageError("together", ["--catalog", "--service"]);
  if (catalog !== undefined) return { catalog };
  if (service === undefined) throw new UsageError("missing", "source");
  const url = serviceAddress(service);
  const key = givenKey || defaultKey(url);
  if (key === "") throw new UsageError("noKey", keyVariable);
  return { url, key };
}

export const languageIn = ({ lang = "en" }: CommonValues): Language => oneOf(languages, lang, "--lang");

/** The form of the result: the one that is named, else a table. */
export function formIn<Form extends string>(
  forms: readonly Form[],
  values: { readonly [F in Form]?: boolean | undefined },
): Form | "table" {
  const wanted = forms.filter((form) => values[form] === true);
  if (wanted.length > 1)
    throw new UsageError(
      "together",
      wanted.map((form) => `--${form}`),
    );
  return wanted[0] ?? "table";
}

export function oneOf<Name extends string>(names: readonly Name[], name: string, option: string): Name {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new UsageError("notInList", option, name, names);
  return found;
}
