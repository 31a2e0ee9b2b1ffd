import {
  commonArguments,
  type FilesOptions,
  filesArguments,
  filesOptionsIn,
  flag,
  formIn,
  oneOf,
  text,
  parseArguments,
} from "../arguments";
import { UsageError } from "../usage-error";
import { failNames } from "./states";

const forms = ["json", "jsonl", "markdown", "github"] as const;
export type Form = "table" | (typeof forms)[number];

export interface Options extends FilesOptions {
  readonly form: Form;
  readonly findsAlternatives: boolean;
  readonly failOn: ReadonlySet<string>;
  readonly baseline: string | null;
  /** A new file for the list of substitutes; null: none. */
  readonly list: string | null;
}

/** @throws UsageError */
export function optionsIn(args: readonly string[], key: string): Options {
  const { values, positionals } = parseArguments(args, argumentTypes);
  const { "fail-on": failOn = "", substitutes } = values;
  if (substitutes !== undefined && values.baseline !== undefined)
    throw new UsageError("together", ["--baseline", "--substitutes"]);
  return {
    ...filesOptionsIn(values, positionals, key),
    form: formIn(forms, values),
    findsAlternatives: values.alternatives === true,
    failOn: new Set(failOn.split(/[\s,]+/).flatMap((name) => (name === "" ? [] : oneOf(failNames, name, "--fail-on")))),
    baseline: values.baseline ?? null,
    list: substitutes ?? null,
  };
}

const argumentTypes = {
  ...commonArguments,
  ...filesArguments,
  ...{ "fail-on": text, baseline: text, substitutes: text, alternatives: flag, jsonl: flag, github: flag },
} as const;
