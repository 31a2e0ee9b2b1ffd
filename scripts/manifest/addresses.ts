import { child, descendants, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

const addresses = new Set(["IconUrl", "HighResolutionIconUrl", "SupportUrl", "SourceLocation", "Image", "Url"]);

/** Every address is on the add-in's own origin. */
export function checkAddresses(root: XmlElement): readonly Problem[] {
  const problems: Problem[] = [];
  const origin = originOf(child(root, "DefaultSettings", "SourceLocation")?.attributes.get("DefaultValue") ?? "");
  for (const element of descendants(root)) {
    const owner = element.name === "Override" ? element.parent : element;
    const url = element.attributes.get(owner === element ? "DefaultValue" : "Value");
    if (owner === null || !addresses.has(owner.name) || url === undefined) continue;
    if (originOf(url) !== origin) problems.push(problem("otherOrigin", element.line, url, origin));
  }
  return problems;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "";
}
