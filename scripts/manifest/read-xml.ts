import type { XmlElement as LibraryElement } from "libxml2-wasm";
import type { XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/** The root of the document, or why there is none. */
export async function readXml(xml: string): Promise<XmlElement | Problem> {
  // The package is a module with top-level await, which CommonJS can't require.
  const { XmlDocument, XmlElement: ElementNode, XmlParseError } = await import("libxml2-wasm");

  const read = (node: LibraryElement, parent: XmlElement | null): XmlElement => {
    const children: XmlElement[] = [];
    const element: XmlElement = {
      name: node.name,
      attributes: new Map(node.attrs.map((attribute) => [attribute.name, attribute.value])),
      children,
      text: node.content.trim(),
      line: node.line,
      parent,
    };
    for (let at = node.firstChild; at !== null; at = at.next)
      if (at instanceof ElementNode) children.push(read(at, element));
    return element;
  };

  try {
    using document = XmlDocument.fromString(xml);
    return read(document.root, null);
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    const [first] = error.details;
    return problem("notXml", first?.line ?? 1, (first?.message ?? error.message).trim());
  }
}
