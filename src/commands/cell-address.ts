/** `A`, `Z`, `AA`; columns count from 0. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? "" : columnName(rest - 1)) + String.fromCharCode(65 + (column % 26));
}

/** `Sheet1!A1` in parts; the sheet as a user reads it, without the quotes Excel puts around unusual names. */
export function splitAddress(address: string): { readonly sheet: string; readonly cell: string } {
  const at = address.lastIndexOf("!");
  const sheet = address.slice(0, Math.max(at, 0));
  return { sheet: sheet.replace(/^'(.*)'$/s, "$1").replaceAll("''", "'"), cell: address.slice(at + 1) };
}
