import { child, descendants, named, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/** Checks the values of single elements: identity, lengths, addresses, permissions, requirements. */
export function checkValues(root: XmlElement): readonly Problem[] {
  return [...checkTexts(root), ...checkLengths(root), ...checkAddresses(root), ...checkRequirements(root)];
}

export const defaultLocale = "en-US";

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const texts: readonly (readonly [path: readonly string[], form: RegExp, expected: string])[] = [
  [["Id"], guid, "a GUID"],
  [["Version"], /^\d{1,5}(\.\d{1,5}){1,3}$/, "two to four numbers joined with '.'"],
  [["ProviderName"], /./, "a name"],
  [["DefaultLocale"], new RegExp(`^${defaultLocale}$`), defaultLocale],
  // Excel.run needs it, even to read.
  [["Permissions"], /^ReadWriteDocument$/, "ReadWriteDocument"],
];

function checkTexts(root: XmlElement): readonly Problem[] {
  return texts.flatMap(([path, form, expected]) => {
    const element = child(root, ...path);
    if (element === undefined || form.test(element.text)) return [];
    return problem("badValue", element.line, { element: element.name, value: element.text, expected });
  });
}

/** The location of a text, in the element or in an attribute, and its maximum length. */
const lengths: Readonly<Record<string, number>> = { ProviderName: 125, DisplayName: 125, Description: 250, Url: 2048 };

function checkLengths(root: XmlElement): readonly Problem[] {
  const problems: Problem[] = [];
  for (const element of descendants(root)) {
    const owner = element.name === "Override" && element.parent !== null ? element.parent : element;
    const allowed = owner.name === "String" ? (owner.parent?.name === "ShortStrings" ? 125 : 250) : lengths[owner.name];
    const text = element.attributes.get("DefaultValue") ?? element.attributes.get("Value") ?? element.text;
    if (allowed !== undefined && text.length > allowed)
      problems.push(problem("tooLong", element.line, { element: owner.name, length: text.length, allowed }));
  }
  return problems;
}

const addresses = new Set(["IconUrl", "HighResolutionIconUrl", "SupportUrl", "SourceLocation", "Image", "Url"]);

function checkAddresses(root: XmlElement): readonly Problem[] {
  const problems: Problem[] = [];
  const origin = originOf(child(root, "DefaultSettings", "SourceLocation")?.attributes.get("DefaultValue") ?? "");
  for (const element of descendants(root)) {
    const owner = element.name === "Override" ? element.parent : element;
    const url = element.attributes.get(owner === element ? "DefaultValue" : "Value");
    if (owner === null || !addresses.has(owner.name) || url === undefined) continue;
    if (!url.startsWith("https://")) problems.push(problem("notHttps", element.line, { url }));
    else if (originOf(url) !== origin) problems.push(problem("otherOrigin", element.line, { url, origin }));
  }
  for (const { text, line } of named(root, "AppDomain"))
    if (!/^https:\/\/[^/*\s]+$/.test(text)) {
      const expected = "https, a host and perhaps a port, without a path or a wildcard";
      problems.push(problem("badValue", line, { element: "AppDomain", value: text, expected }));
    }
  return problems;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : "";
}

/** Sets in Microsoft's schema that may not be declared. */
const undeclarable = /^ExcelApi(Online|Desktop)$/;

function checkRequirements(root: XmlElement): readonly Problem[] {
  const sets = child(root, "Requirements", "Sets");
  const names = (sets?.children ?? []).map((set) => set.attributes.get("Name") ?? "");
  const host = child(root, "Hosts", "Host");
  const hostName = host?.attributes.get("Name") ?? "";
  return [
    ...["SharedRuntime", "CustomFunctionsRuntime"]
      .filter((set) => !names.includes(set))
      .map((set) => problem("missingSet", sets?.line ?? root.line, { set })),
    ...(sets?.children ?? [])
      .filter((set) => undeclarable.test(set.attributes.get("Name") ?? ""))
      .map((set) => {
        const value = set.attributes.get("Name") ?? "";
        return problem("badValue", set.line, { element: "Set", value, expected: "a set that can be declared" });
      }),
    ...(host === undefined || hostName === "Workbook"
      ? []
      : [problem("badValue", host.line, { element: "Host", value: hostName, expected: "Workbook" })]),
  ];
}
