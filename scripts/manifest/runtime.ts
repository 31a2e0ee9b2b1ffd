import { child, named, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/** One page is pane, functions, and commands. Every reference must name that page, or Excel starts a second runtime. */
export function checkRuntime(root: XmlElement): readonly Problem[] {
  const [runtime] = named(root, "Runtime");
  if (runtime === undefined) return [problem("noRuntime", root.line)];
  const problems: Problem[] = [];
  const resid = runtime.attributes.get("resid") ?? "";
  const lifetime = runtime.attributes.get("lifetime") ?? "";
  if (lifetime !== "long") problems.push(problem("badValue", runtime.line, "Runtime lifetime", lifetime, "long"));

  const pages = [
    ...named(root, "Page").flatMap((page) => page.children),
    ...named(root, "FunctionFile"),
    ...named(root, "Action").flatMap((action) => action.children.filter(({ name }) => name === "SourceLocation")),
  ];
  for (const page of pages) {
    const other = page.attributes.get("resid") ?? "";
    const element = page.name === "SourceLocation" ? (page.parent?.name ?? "") : page.name;
    if (other !== resid) problems.push(problem("otherRuntime", page.line, element, other, resid));
  }
  for (const { line, text } of named(root, "TaskpaneId")) problems.push(problem("taskpaneId", line, text));

  const base = child(root, "DefaultSettings", "SourceLocation");
  const url = base?.attributes.get("DefaultValue") ?? "";
  const page = named(root, "Url")
    .find((each) => each.attributes.get("id") === resid)
    ?.attributes.get("DefaultValue");
  if (base !== undefined && page !== undefined && url !== page)
    problems.push(problem("otherPage", base.line, url, page));
  return problems;
}
