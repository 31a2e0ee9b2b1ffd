/** `A`, `Z`, `AA`; columns are zero-based. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? "" : columnName(rest - 1)) + String.fromCharCode(65 + (column % 26));
}

/** Splits a plain address (functions/plain-address.ts). */
export function splitAddress(address: string): { readonly sheet: string; readonly cell: string } {
  const at = address.lastIndexOf("!");
  return { sheet: address.slice(0, Math.max(at, 0)), cell: address.slice(at + 1) };
}
