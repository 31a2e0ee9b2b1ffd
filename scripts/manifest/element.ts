/**
 * An element of the manifest. Names are without prefixes, because in one place no two vocabularies of the manifest have
 * the same name.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Trimmed. */
  readonly text: string;
  readonly line: number;
  readonly parent: XmlElement | null;
}

/** This element and everything in it, in the order of the file. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* descendants(child);
}

export function named(root: XmlElement, name: string): readonly XmlElement[] {
  return [...descendants(root)].filter((element) => element.name === name);
}

export function child(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((at, name) => at?.children.find((each) => each.name === name), element);
}
