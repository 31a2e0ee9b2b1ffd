import type { ParamsOf, Problem, ProblemCode } from "./problem";

/** One line of text: what is wrong, and what would be right. */
export function problemText({ code, params }: Problem): string {
  return (texts[code] as (params: unknown) => string)(params);
}

const texts: { readonly [C in ProblemCode]: (params: ParamsOf<C>) => string } = {
  notXml: ({ detail }) => `The file isn't XML: ${detail}`,
  badValue: ({ element, value, expected }) => `<${element}> is "${value}", not ${expected}`,
  otherOrigin: ({ url, origin }) => `${url} isn't on ${origin}`,
  noRuntime: () => "The add-in has no shared <Runtime>",
  otherRuntime: ({ element, resid, runtime }) =>
    `<${element}> refers to ${resid}; the shared runtime loads only if every element refers to ${runtime}`,
  otherPage: ({ url, page }) => `The base SourceLocation is ${url}; the shared runtime's page is ${page}`,
  taskpaneId: ({ id }) => `A shared runtime has one task pane: <TaskpaneId> ${id} opens another`,
  missingOverride: ({ element, locale }) => `<${element}> isn't translated to ${locale}`,
  unexpectedLocale: ({ element, locale }) =>
    `<${element}> is translated to ${locale}, which the add-in doesn't support`,
  repeatedOverride: ({ element, locale }) => `<${element}> is translated to ${locale} twice`,
  translatedNamespace: ({ locale }) => `The namespace is translated to ${locale}; formulas would differ between users`,
  missingIconSize: ({ size }) => `An icon has no picture of size ${String(size)}`,
  missingFile: ({ file }) => `${file} doesn't exist`,
  notPng: ({ file }) => `${file} isn't a PNG picture`,
  iconPixels: ({ file, expected, width, height }) =>
    `${file} has ${String(width)} x ${String(height)} pixels, not ${String(expected)} x ${String(expected)}`,
  versionNotRaised: ({ version, tag }) =>
    `The manifest differs from the one of ${tag}, and its version ${version} isn't higher. Raise the version, or Excel keeps the old manifest`,
};
