/**
 * The address of a service as it is stored: scheme, host, and port. A path, a query, and trailing slashes are removed,
 * because the operations have paths of their own. "" stands for the add-in's own address.
 * @returns null if the text isn't an http(s) address
 */
export function serviceAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  const url = parseUrl(/^[a-z][a-z0-9+-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "") return null;
  return url.origin;
}

/** A page opened over https can't send requests to http addresses, except on the same computer. */
export function isInsecure(address: string): boolean {
  const url = parseUrl(address);
  return url?.protocol === "http:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
