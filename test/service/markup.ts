/** The name of the root element of a text whose elements are all closed; throws if one isn't. */
export function parseXml(text: string): string {
  const open: string[] = [];
  let root = "";
  for (const [, end, name = "", self] of text.matchAll(/<(\/?)([a-zA-Z][\w-]*)[^<>]*?(\/?)>/g)) {
    if (root === "") root = name;
    if (end === "/") {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${String(last)}>`);
    } else if (self !== "/") open.push(name);
  }
  if (open.length > 0) throw new Error(`<${String(open[0])}> is not closed`);
  return root;
}

/** Language and heading of a page whose elements are all closed. */
export function parseHtml5(text: string): { readonly lang: string; readonly heading: string } {
  if (!text.startsWith("<!doctype html>\n")) throw new Error("The page does not say that it is HTML");
  const root = parseXml(text.replace(/<(meta|img|br)([^>]*)>/g, "<$1$2/>"));
  if (root !== "html") throw new Error(`The page's root is ${root}`);
  return { lang: /<html lang="(\w+)">/.exec(text)?.[1] ?? "", heading: /<h1>(.*)<\/h1>/.exec(text)?.[1] ?? "" };
}
