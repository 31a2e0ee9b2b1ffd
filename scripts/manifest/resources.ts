import { child, descendants, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/** Checks references to resources, and ids: every one resolves to the right kind, is short enough, and is used once. */
export function checkResources(root: XmlElement): readonly Problem[] {
  const resources = [...(child(root, "VersionOverrides", "Resources")?.children ?? [])].flatMap(
    (kind) => kind.children,
  );
  const byId = new Map(resources.map((resource) => [resource.attributes.get("id") ?? "", resource]));
  const problems: Problem[] = [];
  const referred = new Set<string>();
  const ids = new Set<string>();

  for (const element of descendants(root)) {
    const id = element.attributes.get("id");
    const resid = element.attributes.get("resid");
    for (const each of [id, resid])
      if (each !== undefined && each.length > idLength)
        problems.push(
          problem("tooLong", element.line, { element: element.name, length: each.length, allowed: idLength }),
        );
    // A tab's id is Excel's own.
    if (id !== undefined && element.name !== "OfficeTab" && element.name !== "OfficeMenu") {
      if (ids.has(id)) problems.push(problem("duplicateId", element.line, { id }));
      ids.add(id);
    }
    if (resid !== undefined) {
      referred.add(resid);
      const kind = kindOf(element);
      if (byId.get(resid)?.name !== kind) problems.push(problem("unknownResource", element.line, { resid, kind }));
    }
  }
  for (const [id, { line }] of byId) if (!referred.has(id)) problems.push(problem("unusedResource", line, { id }));
  return problems;
}

const idLength = 32;

/** The kind of resource that an element's resid must name. */
function kindOf({ name }: XmlElement): "Image" | "Url" | "String" {
  if (name === "Image") return "Image";
  return name === "SourceLocation" || name === "Runtime" || name === "FunctionFile" || name === "LearnMoreUrl"
    ? "Url"
    : "String";
}
