/**
 * A cell's address as this add-in keeps and compares addresses: `My sheet!A1`. Excel quotes unusual names of sheets, and
 * not everywhere alike.
 */
export function plainAddress(address: string): string {
  if (!address.startsWith("'")) return address;
  const end = address.lastIndexOf("'!");
  return address.slice(1, end).replaceAll("''", "'") + address.slice(end + 1);
}
