import { named, type XmlElement } from "./element";
import { excelFunctions } from "./excel-functions";
import { type Problem, problem } from "./problem";

/** The members that functions.json has. */
export interface FunctionName {
  readonly id: string;
  readonly name: string;
}

/**
 * Checks the namespace and the names of functions: Excel must accept them in a formula and not confuse them with
 * something else.
 */
export function checkFunctionNames(root: XmlElement, functions: readonly FunctionName[]): readonly Problem[] {
  const resid = named(root, "Namespace")[0]?.attributes.get("resid");
  const resource = named(root, "String").find((string) => string.attributes.get("id") === resid);
  const namespace = resource?.attributes.get("DefaultValue") ?? "";
  const line = resource?.line ?? root.line;
  const problems: Problem[] = [];
  if (resource !== undefined && !/^[A-Z][A-Z0-9._]{1,31}$/.test(namespace)) {
    const expected = "capitals, digits, '.' and '_', beginning with a letter";
    problems.push(problem("badValue", line, { element: "Namespace", value: namespace, expected }));
  }
  const seen = new Set<string>();
  for (const name of functions.flatMap(({ id, name }) => (id === name ? [id] : [id, name]))) {
    const reason = reasonAgainst(name, seen);
    if (reason !== null) problems.push(problem("functionName", line, { name, reason }));
    seen.add(name.toUpperCase());
  }
  return problems;
}

/** The customer's own choice: only the namespace distinguishes it from Excel's. */
const allowedDespiteExcel = new Set(["SEARCH"]);

function reasonAgainst(name: string, seen: ReadonlySet<string>): "form" | "cell" | "excel" | "twice" | null {
  const upper = name.toUpperCase();
  if (!/^\p{L}[\p{L}\d._]{2,}$/u.test(name)) return "form";
  if (/^([A-Z]{1,3}[0-9]{1,7}|R[0-9]*C[0-9]*)$/.test(upper)) return "cell";
  if (excelFunctions.has(upper) && !allowedDespiteExcel.has(upper)) return "excel";
  return seen.has(upper) ? "twice" : null;
}
