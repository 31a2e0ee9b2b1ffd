import { type Language, languages } from "../src/product-data/index";
import type { Source } from "./data";

const [text, flag] = [{ type: "string" }, { type: "boolean" }] as const;

/** Arguments of every command, for node:util's parseArgs. */
export const commonArguments = {
  ...{ service: text, catalog: text, lang: text },
  ...{ json: flag, markdown: flag },
} as const;
export { flag, text };

export const commonUsage = `  --service URL       the product information service; its key is read from the environment variable VENDOR_API_KEY
  --catalog PLACE     a mirror's catalog, a folder or an address; the service isn't used
  --lang LANGUAGE     ${languages.join(", ")}; default: en`;

interface Values {
  readonly service?: string | undefined;
  readonly catalog?: string | undefined;
  readonly lang?: string | undefined;
}

/** @throws {TypeError} with a message about the argument that is wrong */
export function sourceIn({ service, catalog }: Values, key: string): Source {
  if ((service === undefined) === (catalog === undefined)) throw new TypeError("Use either --service or --catalog.");
  if (catalog !== undefined) return { catalog };
  if (key === "")
    throw new TypeError("Set the environment variable VENDOR_API_KEY to the service's key, or use --catalog.");
  return { url: (service ?? "").replace(/\/+$/, ""), key };
}

export const languageIn = ({ lang = "en" }: Values): Language => oneOf(languages, lang, "--lang");

/** The form of the result: the one that is named, else a table. */
export function formIn<Form extends string>(
  forms: readonly Form[],
  values: Readonly<Partial<Record<string, unknown>>>,
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
