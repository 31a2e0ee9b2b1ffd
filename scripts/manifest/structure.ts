import { pathOf, type XmlElement } from "./element";
import { type Problem, problem } from "./problem";

/** The elements in their order, with their attributes: the manifest's schema as far as Excel uses it. */
export function checkStructure(root: XmlElement): readonly Problem[] {
  const problems: Problem[] = [];
  const check = (element: XmlElement): void => {
    problems.push(...checkChildren(element), ...checkAttributes(element));
    for (const each of element.children) if (contentOf(each) !== undefined) check(each);
  };
  if (root.name !== "OfficeApp") return [problem("missingElement", root.line, { element: "OfficeApp", parent: "" })];
  check(root);
  return problems;
}

/** By name, by name and xsi:type, or by path; "?" may be absent, "*" may be absent or repeated, "+" may be repeated. */
const contents: Readonly<Record<string, string>> = {
  OfficeApp:
    "Id AlternateId? Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl " +
    "AppDomains? Hosts Requirements DefaultSettings Permissions VersionOverrides",
  Id: "",
  AlternateId: "",
  Version: "",
  ProviderName: "",
  DefaultLocale: "",
  Permissions: "",
  DisplayName: "Override*",
  "OfficeApp/Description": "Override*",
  IconUrl: "Override*",
  HighResolutionIconUrl: "Override*",
  SupportUrl: "Override*",
  Override: "",
  AppDomains: "AppDomain+",
  AppDomain: "",
  Hosts: "Host",
  Host: "",
  Requirements: "Sets Methods?",
  Sets: "Set+",
  Set: "",
  Methods: "Method+",
  Method: "",
  DefaultSettings: "SourceLocation",
  "DefaultSettings/SourceLocation": "Override*",
  VersionOverrides: "Description? Requirements? Hosts Resources EquivalentAddins?",
  Description: "",
  "VersionOverrides/Hosts/Host": "Runtimes AllFormFactors DesktopFormFactor",
  Runtimes: "Runtime",
  Runtime: "",
  AllFormFactors: "ExtensionPoint",
  DesktopFormFactor: "GetStarted? FunctionFile ExtensionPoint+",
  GetStarted: "Title Description LearnMoreUrl",
  Title: "",
  LearnMoreUrl: "",
  FunctionFile: "",
  "ExtensionPoint:CustomFunctions": "Script Page Metadata Namespace",
  Script: "SourceLocation",
  Page: "SourceLocation",
  Metadata: "SourceLocation",
  SourceLocation: "",
  Namespace: "",
  "ExtensionPoint:PrimaryCommandSurface": "OfficeTab* CustomTab?",
  "ExtensionPoint:ContextMenu": "OfficeMenu+",
  OfficeMenu: "Control+",
  OfficeTab: "Group+",
  CustomTab: "Group+ Label",
  Group: "Label Icon Control+",
  Label: "",
  Icon: "Image+",
  Image: "",
  "Control:Button": "Label Supertip Icon Action Enabled?",
  "Control:Menu": "Label Supertip Icon? Items",
  Enabled: "",
  Items: "Item+",
  Item: "Label Supertip Icon? Action",
  Supertip: "Title Description",
  "Action:ShowTaskpane": "TaskpaneId? SourceLocation Title?",
  "Action:ExecuteFunction": "FunctionName",
  TaskpaneId: "",
  FunctionName: "",
  Resources: "Images Urls ShortStrings LongStrings",
  Images: "Image+",
  "Images/Image": "Override*",
  Urls: "Url+",
  Url: "Override*",
  ShortStrings: "String+",
  LongStrings: "String+",
  String: "Override*",
  EquivalentAddins: "EquivalentAddin+",
  EquivalentAddin: "ProgId? DisplayName? FileName Type",
};

const attributes: Readonly<Record<string, string>> = {
  DisplayName: "DefaultValue",
  "OfficeApp/Description": "DefaultValue",
  IconUrl: "DefaultValue",
  HighResolutionIconUrl: "DefaultValue",
  SupportUrl: "DefaultValue",
  "DefaultSettings/SourceLocation": "DefaultValue",
  Override: "Locale Value",
  Host: "Name",
  "VersionOverrides/Hosts/Host": "type",
  Set: "Name",
  Runtime: "resid lifetime",
  ExtensionPoint: "type",
  SourceLocation: "resid",
  Namespace: "resid",
  Title: "resid",
  Description: "resid",
  LearnMoreUrl: "resid",
  FunctionFile: "resid",
  OfficeTab: "id",
  OfficeMenu: "id",
  Group: "id",
  Control: "type id",
  Item: "id",
  Action: "type",
  Label: "resid",
  Image: "size resid",
  "Images/Image": "id DefaultValue",
  Url: "id DefaultValue",
  String: "id DefaultValue",
};

function checkChildren(element: XmlElement): readonly Problem[] {
  const model = (contentOf(element) ?? "").split(" ").filter((token) => token !== "");
  const names = model.map((token) => token.replace(/[?*+]$/, ""));
  const problems: Problem[] = [];
  let furthest = 0;
  for (const { name, line } of element.children) {
    const position = names.indexOf(name);
    if (position < 0) problems.push(problem("unexpectedElement", line, { element: name, parent: element.name }));
    else if (position < furthest)
      problems.push(problem("wrongOrder", line, { element: name, before: names[furthest] ?? "" }));
    else furthest = position;
  }
  for (const [position, token] of model.entries()) {
    const name = names[position] ?? "";
    const found = element.children.filter((each) => each.name === name);
    if (found.length === 0 && !/[?*]$/.test(token))
      problems.push(problem("missingElement", element.line, { element: name, parent: element.name }));
    if (found[1] !== undefined && !/[*+]$/.test(token))
      problems.push(problem("repeatedElement", found[1].line, { element: name, parent: element.name }));
  }
  return problems;
}

function checkAttributes(element: XmlElement): readonly Problem[] {
  const needed = (lookUp(attributes, element) ?? "").split(" ").filter((name) => name !== "");
  return needed
    .filter((name) => !element.attributes.has(name))
    .map((attribute) => problem("missingAttribute", element.line, { element: element.name, attribute }));
}

const contentOf = (element: XmlElement): string | undefined => lookUp(contents, element);

function lookUp(table: Readonly<Record<string, string>>, element: XmlElement): string | undefined {
  const type = `${element.name}:${element.attributes.get("type") ?? ""}`;
  return table[pathOf(element, 3)] ?? table[pathOf(element, 2)] ?? table[type] ?? table[element.name];
}
