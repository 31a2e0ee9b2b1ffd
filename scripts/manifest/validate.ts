import { checkAddresses } from "./addresses";
import type { XmlElement } from "./element";
import { checkIcons, type ReadFile } from "./icons";
import { checkLocales } from "./locales";
import type { Problem } from "./problem";
import { readXml } from "./read-xml";
import { checkRuntime } from "./runtime";
import { checkVersion, type Released } from "./version";

/** The data that a manifest is compared with. */
export interface Surroundings {
  readonly readFile: ReadFile;
  /** null: nothing has been released yet. */
  readonly released: Released | null;
}

/**
 * The mistakes in a manifest that Microsoft's validation service doesn't find, in the order of its lines. Needs no
 * network. References, ids, and lengths are the service's.
 */
export async function validateManifest(xml: string, surroundings: Surroundings): Promise<readonly Problem[]> {
  const root = await readXml(xml);
  if (!isElement(root)) return [root];
  const problems = [
    ...checkAddresses(root),
    ...checkRuntime(root),
    ...checkLocales(root),
    ...checkIcons(root, surroundings.readFile),
    ...checkVersion(root, xml, surroundings.released),
  ];
  return problems.sort((a, b) => a.line - b.line);
}

const isElement = (read: XmlElement | Problem): read is XmlElement => "children" in read;
