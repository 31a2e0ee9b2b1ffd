/**
 * A cell's address in the form that this add-in stores and compares: `My sheet!A1`. Excel quotes unusual sheet names,
 * but not consistently.
 */
export function plainAddress(address: string): string {
  if (!address.startsWith("'")) return address;
  const end = address.lastIndexOf("'!");
  return address.slice(1, end).replaceAll("''", "'") + address.slice(end + 1);
}
