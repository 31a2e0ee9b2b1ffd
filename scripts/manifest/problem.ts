/** One line of text for everything that the validator can find: what is wrong, and what would be right. */
const texts = {
  notXml: (detail: string) => `The file isn't XML: ${detail}`,
  badValue: (element: string, value: string, expected: string) => `<${element}> is "${value}", not ${expected}`,
  otherOrigin: (url: string, origin: string) => `${url} isn't on ${origin}`,
  noRuntime: () => "The add-in has no shared <Runtime>",
  otherRuntime: (element: string, resid: string, runtime: string) =>
    `<${element}> refers to ${resid}; the shared runtime loads only if every element refers to ${runtime}`,
  otherPage: (url: string, page: string) => `The base SourceLocation is ${url}; the shared runtime's page is ${page}`,
  taskpaneId: (id: string) => `A shared runtime has one task pane: <TaskpaneId> ${id} opens another`,
  missingOverride: (element: string, locale: string) => `<${element}> isn't translated to ${locale}`,
  unexpectedLocale: (element: string, locale: string) =>
    `<${element}> is translated to ${locale}, which the add-in doesn't support`,
  repeatedOverride: (element: string, locale: string) => `<${element}> is translated to ${locale} twice`,
  translatedNamespace: (locale: string) =>
    `The namespace is translated to ${locale}; formulas would differ between users`,
  missingIconSize: (size: number) => `An icon has no picture of size ${String(size)}`,
  missingFile: (file: string) => `${file} doesn't exist`,
  notPng: (file: string) => `${file} isn't a PNG picture`,
  iconPixels: (file: string, expected: number, width: number, height: number) =>
    `${file} has ${String(width)} x ${String(height)} pixels, not ${String(expected)} x ${String(expected)}`,
  versionNotRaised: (version: string, tag: string) =>
    `The manifest differs from the one of ${tag}, and its version ${version} isn't higher. Raise the version, or Excel keeps the old manifest`,
};

export type ProblemCode = keyof typeof texts;

/** A mistake that Excel would reject or get wrong without an error. */
export interface Problem {
  readonly code: ProblemCode;
  readonly line: number;
  readonly text: string;
}

export function problem<C extends ProblemCode>(code: C, line: number, ...of: Parameters<(typeof texts)[C]>): Problem {
  return { code, line, text: (texts[code] as (...values: unknown[]) => string)(...of) };
}
