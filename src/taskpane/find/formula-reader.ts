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
export type ReadFormula = SearchLiterals | { readonly kind: "notLiteral" } | { readonly kind: "other" };

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
    fields: fields?.length === 1 ? (fields[0] ?? "").split(",").flatMap(trimmed) : (fields ?? []).flatMap(trimmed),
    limit: rows,
  };
}

const trimmed = (name: string): readonly string[] => (name.trim() === "" ? [] : [name.trim()]);

/**
 * The arguments up to the closing parenthesis, each as its texts: none if omitted, several in an array. null: not
 * literal.
 */
function literals(source: string): readonly (readonly string[])[] | null {
  const reader = new Reader(source);
  const values: (readonly string[])[] = [];
  for (;;) {
    const value = reader.take("{") ? array(reader) : (joined(reader) ?? []);
    if (value === null) return null;
    values.push(value);
    if (reader.take(",") || reader.take(";")) continue;
    return reader.take(")") && reader.atEnd ? values : null;
  }
}

function array(reader: Reader): readonly string[] | null {
  const items: string[] = [];
  do {
    const item = reader.text();
    if (item === null) return null;
    items.push(item);
  } while (reader.take(",") || reader.take(";"));
  return reader.take("}") ? items : null;
}

function joined(reader: Reader): readonly string[] | null {
  const first = reader.text();
  if (first === null) return reader.number();
  let all = first;
  while (reader.take("&")) {
    const piece = reader.text();
    if (piece === null) return null;
    all += piece;
  }
  return [all];
}

class Reader {
  private rest: string;

  constructor(source: string) {
    this.rest = source.trimStart();
  }

  get atEnd(): boolean {
    return this.rest === "";
  }

  take(sign: string): boolean {
    if (!this.rest.startsWith(sign)) return false;
    this.advance(sign.length);
    return true;
  }

  text(): string | null {
    const [found, inner = ""] = /^"((?:[^"]|"")*)"/.exec(this.rest) ?? [];
    if (found === undefined) return null;
    this.advance(found.length);
    return inner.replaceAll('""', '"');
  }

  number(): readonly string[] | null {
    const [found] = /^\d+(?:\.\d+)?(?:E[+-]?\d+)?/i.exec(this.rest) ?? [];
    if (found === undefined) return null;
    this.advance(found.length);
    return [found];
  }

  private advance(length: number): void {
    this.rest = this.rest.slice(length).trimStart();
  }
}
