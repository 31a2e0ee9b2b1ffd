import { outsideTexts } from "../grid/entered-formula";

/** Formulas as XLSX stores them: functions of add-ins and newer ones of Excel have prefixes. */
interface SavedFormula {
  /** The formula without its "=". */
  readonly text: string;
  readonly canSpill: boolean;
}

/** The formula as a file has it; null: the file would need more than a prefix, or a table, which it doesn't have. */
export function savedFormula(formula: string, namespace: string): SavedFormula | null {
  const names = functionsIn(formula);
  const refersToTable = outsideTexts(formula, (part) => part, "").includes("[");
  if (refersToTable || names.some((name) => name === "LET" || name === "LAMBDA")) return null;
  const isAddins = (name: string): boolean => name.startsWith(`${namespace.toUpperCase()}.`);
  const text = outsideTexts(formula.slice(1), (part) =>
    part.replace(functionName, (whole, name: string) => {
      const upper = name.toUpperCase();
      if (isAddins(upper)) return `_xldudf_${upper.replace(".", "_")}(`;
      return newer.has(upper) ? `_xlfn.${worksheetOnly.has(upper) ? "_xlws." : ""}${upper}(` : whole;
    }),
  );
  return { text, canSpill: names.some((name) => isAddins(name) || newer.has(name)) };
}

/**
 * A formula of a file for the grid; null if it refers to another sheet, or uses a function that the grid doesn't have.
 * @param hasFunction by its name in a formula
 */
export function liveFormula(saved: string, hasFunction: (name: string) => boolean): string | null {
  const formula = outsideTexts(saved, (part) =>
    part.replace(/_xldudf_([A-Z]+)_([A-Z]+)/g, "$1.$2").replace(/_xlfn\.|_xlws\./g, ""),
  );
  const refersElsewhere = /[![\]]/.test(outsideTexts(formula, (part) => part, ""));
  return refersElsewhere || !functionsIn(formula).every(hasFunction) ? null : `=${formula}`;
}

const functionsIn = (formula: string): string[] =>
  [...outsideTexts(formula, (part) => part, '""').matchAll(functionName)].map(([, name = ""]) => name.toUpperCase());

const functionName = /([A-Z_][\w.]*)\(/gi;

/** Functions since Excel 2013 that spill or are often used. */
const newer: ReadonlySet<string> = new Set(
  `CHOOSECOLS CHOOSEROWS CONCAT DROP EXPAND FIELDVALUE FILTER HSTACK IFNA IFS MAXIFS MINIFS RANDARRAY SEQUENCE SORT SORTBY SWITCH
  TAKE TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT TOCOL TOROW UNIQUE VSTACK WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR`.split(
    /\s+/,
  ),
);
const worksheetOnly: ReadonlySet<string> = new Set(["FILTER", "SORT"]);
