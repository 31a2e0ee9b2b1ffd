/** Everything that the validator can find, with the parameters of its text. */
interface Params {
  notXml: { readonly detail: string };
  badValue: { readonly element: string; readonly value: string; readonly expected: string };
  otherOrigin: { readonly url: string; readonly origin: string };
  noRuntime: object;
  otherRuntime: { readonly element: string; readonly resid: string; readonly runtime: string };
  otherPage: { readonly url: string; readonly page: string };
  taskpaneId: { readonly id: string };
  missingOverride: { readonly element: string; readonly locale: string };
  unexpectedLocale: { readonly element: string; readonly locale: string };
  repeatedOverride: { readonly element: string; readonly locale: string };
  translatedNamespace: { readonly locale: string };
  missingIconSize: { readonly size: number };
  missingFile: { readonly file: string };
  notPng: { readonly file: string };
  iconPixels: { readonly file: string; readonly expected: number; readonly width: number; readonly height: number };
  versionNotRaised: { readonly version: string; readonly tag: string };
}

export type ProblemCode = keyof Params;
export type ParamsOf<C extends ProblemCode> = Params[C];

/** A mistake that Excel would reject or get wrong without an error. problem-text.ts makes its text. */
export type Problem = {
  readonly [C in ProblemCode]: { readonly code: C; readonly line: number; readonly params: Params[C] };
}[ProblemCode];

export function problem<C extends ProblemCode>(code: C, line: number, params: Params[C]): Problem {
  return { code, line, params } as Problem;
}
