/** The text that Excel shows about a function while a formula is typed. */
interface FunctionText<Parameter extends string> {
  readonly description: string;
  readonly parameters: Readonly<Record<Parameter, string>>;
}

/**
 * A translation of the comments in functions.ts, which are the English text. A function or parameter without a
 * translation doesn't compile, and the build fails if this list and functions.ts differ.
 */
export interface FunctionTexts {
  readonly SEARCH: FunctionText<"filter" | "orderby" | "lang" | "fields" | "limit">;
  readonly SPEC: FunctionText<"partno" | "field" | "lang">;
  readonly PART: FunctionText<"partno" | "lang">;
  readonly CHECK: FunctionText<"partno" | "description" | "lang">;
  readonly ALTERNATIVES: FunctionText<"part" | "description" | "fields" | "limit" | "lang">;
  readonly WHERE: FunctionText<"field" | "operator" | "value" | "more">;
  readonly FIELDS: FunctionText<"category">;
  readonly VALUES: FunctionText<"field" | "lang">;
  readonly DOWNLOADURL: FunctionText<"category" | "lang">;
}
