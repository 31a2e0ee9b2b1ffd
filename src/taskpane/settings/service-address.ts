/**
 * The address of a service as the settings keep it: scheme, host and port. A path, a query and slashes at its end are
 * dropped, because the operations have paths of their own; empty stands for the add-in's own address.
 * @returns null when the text is no http(s) address
 */
export function serviceAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  const url = parsed(/^[a-z][a-z0-9+-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "") return null;
  return url.origin;
}

/** Pages opened over https may ask no http address but those of this computer. */
export function isInsecure(address: string): boolean {
  const url = parsed(address);
  return url?.protocol === "http:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
