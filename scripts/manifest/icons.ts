import { child, named, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/** Reads a file of the add-in by its path under the add-in's address; null if it is missing. */
export type ReadFile = (file: string) => Uint8Array | null;

/** Checks that icons exist, are PNG, and have the required size. */
export function checkIcons(root: XmlElement, readFile: ReadFile): readonly Problem[] {
  const urls = new Map(
    named(root, "Images")
      .flatMap(({ children }) => children)
      .map((image) => [image.attributes.get("id"), image]),
  );
  const base = child(root, "DefaultSettings", "SourceLocation")?.attributes.get("DefaultValue") ?? "";
  const problems: Problem[] = [];
  const check = (element: XmlElement | undefined, expected: number): void => {
    const url = element?.attributes.get("DefaultValue");
    if (element === undefined || url === undefined || !URL.canParse(url) || !URL.canParse(base)) return;
    const folder = new URL(".", base).href;
    const file = url.startsWith(folder) ? url.slice(folder.length) : new URL(url).pathname.slice(1);
    problems.push(...checkPicture(readFile(file), file, expected, element.line));
  };
  check(child(root, "IconUrl"), 32);
  check(child(root, "HighResolutionIconUrl"), 64);
  for (const icon of named(root, "Icon")) {
    const sizes = icon.children.map((image) => Number(image.attributes.get("size")));
    for (const size of requiredSizes)
      if (!sizes.includes(size)) problems.push(problem("missingIconSize", icon.line, size));
    for (const [index, image] of icon.children.entries())
      check(urls.get(image.attributes.get("resid")), sizes[index] ?? 0);
  }
  return withoutRepetition(problems);
}

const requiredSizes = [16, 32, 80];

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function checkPicture(bytes: Uint8Array | null, file: string, expected: number, line: number): readonly Problem[] {
  if (bytes === null) return [problem("missingFile", line, file)];
  if (bytes.length < 24 || !pngSignature.every((byte, index) => bytes[index] === byte))
    return [problem("notPng", line, file)];
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  return width === expected && height === expected ? [] : [problem("iconPixels", line, file, expected, width, height)];
}

/** Several buttons share an icon. */
function withoutRepetition(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}
