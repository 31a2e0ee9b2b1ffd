import { child, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/** The manifest of the last release. */
export interface Released {
  readonly tag: string;
  readonly xml: string;
}

/** Excel fetches a changed manifest, and the functions' metadata with it, only if the version is higher. */
export function checkVersion(root: XmlElement, xml: string, released: Released | null): readonly Problem[] {
  const element = child(root, "Version");
  if (released === null || element === undefined || comparable(xml) === comparable(released.xml)) return [];
  const before = /<Version>\s*([\d.]+)\s*<\/Version>/.exec(released.xml)?.[1] ?? "0";
  if (compareVersions(element.text, before) > 0) return [];
  return [problem("versionNotRaised", element.line, element.text, released.tag)];
}

const comparable = (xml: string): string => xml.replace(/\s+/g, " ").trim();

function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((version) => version.split(".").map(Number));
  for (let index = 0; index < 4; index++) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
