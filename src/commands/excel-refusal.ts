/** Why Excel did not do what it was asked: `refused` usually means that several areas are selected, or a protected sheet. */
export type ExcelRefusal = { readonly code: "excelRefused" | "excelTooLarge" };

export function excelRefusal(error: unknown): ExcelRefusal {
  const { code } = error as { readonly code?: unknown };
  return { code: tooLarge.has(code) ? "excelTooLarge" : "excelRefused" };
}

/** Excel on the web takes 5 MB a request, and a response. */
const tooLarge: ReadonlySet<unknown> = new Set(["RequestPayloadSizeLimitExceeded", "ResponsePayloadSizeLimitExceeded"]);
