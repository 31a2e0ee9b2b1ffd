/** The part of Papa Parse that is used. The published types bring those of Node into the page. */
declare module "papaparse" {
  interface Options {
    readonly delimiter?: string;
    readonly skipEmptyLines?: boolean | "greedy";
  }
  interface Parsed<Row> {
    readonly data: Row[];
    readonly errors: readonly { readonly type: string }[];
  }
  const Papa: {
    parse(text: string, options?: Options): Parsed<string[]>;
    parse(text: string, options: Options & { readonly header: true }): Parsed<Record<string, string>>;
    /** `escapeFormulae`: no cell begins like a formula. */
    unparse(rows: readonly (readonly string[])[], options: { readonly escapeFormulae: true }): string;
  };
  export default Papa;
}
