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
import { failNames } from "./states";

const forms = ["json", "jsonl", "markdown", "github"] as const;
export type Form = "table" | (typeof forms)[number];

export interface Options extends FilesOptions {
  readonly form: Form;
  readonly findsAlternatives: boolean;
  readonly failOn: ReadonlySet<string>;
  readonly baseline: string | null;
}

/** @throws UsageError */
export function optionsIn(args: readonly string[], key: string): Options {
  const { values, positionals } = parseArguments(args, argumentTypes);
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
