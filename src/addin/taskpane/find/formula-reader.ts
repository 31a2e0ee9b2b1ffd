/** The arguments of a SEARCH whose arguments are all literal; omitted ones are "". */
export interface SearchLiterals {
  readonly kind: "search";
  readonly filter: string;
  readonly orderby: string;
  readonly lang: string;
  readonly fields: readonly string[];
  readonly limit: number | null;
}

/** `notLiteral`: a SEARCH with an argument from cells or from another function. */
type ReadFormula = SearchLiterals | { readonly kind: "notLiteral" } | { readonly kind: "other" };

/**
 * The search of a cell's formula, if it is a single SEARCH. Spaces and both separators are accepted; a text may be
 * joined with `&`, and fields may be an array constant.
 */
export function readSearchFormula(formula: string): ReadFormula {
  const [head = ""] = /^\s*=\s*\+?\s*(?:_xldudf_)?VENDOR[._]SEARCH\s*\(/i.exec(formula) ?? [];
  if (head === "") return { kind: "other" };
  const values = literals(formula.slice(head.length));
  if (values === null || values.length > 5) return { kind: "notLiteral" };
  const [filter, orderby, lang, fields, limit] = values;
  const rows = limit === undefined || limit.length === 0 ? null : Number(limit.join(""));
  if ([filter, orderby, lang].some((value) => (value?.length ?? 0) > 1)) return { kind: "notLiteral" };
  if (rows !== null && !(Number.isInteger(rows) && rows > 0)) return { kind: "notLiteral" };
  return {
    kind: "search",
    filter: filter?.[0] ?? "",
    orderby: orderby?.[0] ?? "",
    lang: lang?.[0] ?? "",
    fields: fields?.length === 1 ? (fields[0] ?? "").split(",").flatMap(trimName) : (fields ?? []).flatMap(trimName),
    limit: rows,
  };
}

const trimName = (name: string): readonly string[] => (name.trim() === "" ? [] : [name.trim()]);

/**
 * The arguments up to the closing parenthesis, each as its texts: none if omitted, several in an array. null: not
 * literal.
 */
function literals(source: string): readonly (readonly string[])[] | null {
  const values: (readonly string[])[] = [];
  let rest = source.trimStart();
  for (;;) {
    const [found, value = "", sign] = argumentAndSign.exec(rest) ?? [];
    if (found === undefined) return null;
    values.push(textsOf(value));
    rest = rest.slice(found.length);
    if (sign === ")") return rest === "" ? values : null;
  }
}

/** The texts of an argument; a number is a text too. */
function textsOf(value: string): readonly string[] {
  if (/^\d/.test(value)) return [value];
  const texts = [...value.matchAll(/"((?:[^"]|"")*)"/g)].map(([, inner = ""]) => inner.replaceAll('""', '"'));
  return value.startsWith('"') ? [texts.join("")] : texts;
}

const text = String.raw`"(?:[^"]|"")*"`;
const joined = String.raw`${text}(?:\s*&\s*${text})*`;
const array = String.raw`\{\s*${text}(?:\s*[,;]\s*${text})*\s*\}`;
const number = String.raw`\d+(?:\.\d+)?(?:E[+-]?\d+)?`;
const argumentAndSign = new RegExp(String.raw`^(${joined}|${array}|${number}|)\s*([,;)])\s*`, "i");
