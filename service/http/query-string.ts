/** The parameters of a query string, the last of each name; null if its percent-encoding is invalid. */
export type Query = ReadonlyMap<string, string>;

/**
 * Parses the part of a URL after the question mark as URLSearchParams does (`+` is a space), with one difference: an
 * invalid percent sign, or bytes that aren't UTF-8, are an error instead of being replaced. Characters above 127 that
 * weren't encoded are the bytes that were sent.
 */
export function parseQuery(raw: string): Query | null {
  const query = new Map<string, string>();
  for (const pair of raw.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? "" : decode(pair.slice(equals + 1));
    if (name === null || value === null) return null;
    query.set(name, value);
  }
  return query;
}

function decode(raw: string): string | null {
  // Node reads a request line as latin1, so every character above 127 is one byte.
  const encoded = raw.replace(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  try {
    return decodeURIComponent(encoded.replaceAll("+", " "));
  } catch {
    return null;
  }
}
