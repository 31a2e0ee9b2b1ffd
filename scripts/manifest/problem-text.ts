import type { ParamsOf, Problem, ProblemCode } from "./problem";

/** One line of text: what is wrong, and what would be right. */
export function problemText({ code, params }: Problem): string {
  return (texts[code] as (params: unknown) => string)(params);
}

const functionNameReasons = {
  form: "must begin with a letter, have three characters or more, and consist of letters, digits, '.' and '_'",
  cell: "reads as a cell",
  excel: "is one of Excel's own",
  twice: "is declared twice",
} as const;

const texts: { readonly [C in ProblemCode]: (params: ParamsOf<C>) => string } = {
  notXml: ({ detail }) => `This is not XML: ${detail}`,
  schema: ({ detail }) => `Microsoft's schema: ${detail}`,
  unexpectedElement: ({ element, parent }) => `<${element}> may not stand in <${parent}>`,
  wrongOrder: ({ element, before }) => `<${element}> must stand before <${before}>`,
  missingElement: ({ element, parent }) => `<${parent}> lacks <${element}>`,
  repeatedElement: ({ element, parent }) => `<${parent}> may have only one <${element}>`,
  missingAttribute: ({ element, attribute }) => `<${element}> lacks the attribute ${attribute}`,
  badValue: ({ element, value, expected }) => `<${element}> is "${value}", not ${expected}`,
  tooLong: ({ element, length, allowed }) =>
    `<${element}> has ${String(length)} characters; ${String(allowed)} are allowed`,
  notHttps: ({ url }) => `${url} must begin with https://`,
  otherOrigin: ({ url, origin }) => `${url} is not on ${origin}`,
  missingSet: ({ set }) => `Requirements lack the set ${set}`,
  unknownResource: ({ resid, kind }) => `No <${kind}> has the id ${resid}`,
  unusedResource: ({ id }) => `Nothing refers to the resource ${id}`,
  duplicateId: ({ id }) => `The id ${id} is used twice`,
  otherRuntime: ({ element, resid, runtime }) =>
    `<${element}> names ${resid}; the shared runtime loads only if everything names ${runtime}`,
  otherPage: ({ url, page }) => `The base SourceLocation is ${url}; the shared runtime's page is ${page}`,
  taskpaneId: ({ id }) => `A shared runtime has one task pane: <TaskpaneId> ${id} asks for another`,
  missingOverride: ({ element, locale }) => `<${element}> is not translated to ${locale}`,
  unexpectedLocale: ({ element, locale }) => `<${element}> is translated to ${locale}, which the add-in does not speak`,
  repeatedOverride: ({ element, locale }) => `<${element}> is translated to ${locale} twice`,
  translatedNamespace: ({ locale }) =>
    `The namespace is translated to ${locale}; formulas would differ between colleagues`,
  missingIconSize: ({ size }) => `An icon lacks the size ${String(size)}`,
  missingFile: ({ file }) => `${file} does not exist`,
  notPng: ({ file }) => `${file} is not a PNG picture`,
  iconPixels: ({ file, expected, width, height }) =>
    `${file} has ${String(width)} x ${String(height)} pixels, not ${String(expected)} x ${String(expected)}`,
  functionName: ({ name, reason }) => `The name ${name} ${functionNameReasons[reason]}`,
  versionNotRaised: ({ version, tag }) =>
    `The manifest differs from the one of ${tag}, and its version ${version} is not higher: Excel would keep the old one`,
};
