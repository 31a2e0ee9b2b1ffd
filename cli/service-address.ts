import { UsageError } from "./usage-error";

/** The service's address, to which a key may be sent. @throws UsageError */
export function serviceAddress(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError("wrongValue", "--service", text, "address");
  const { protocol, hostname } = new URL(text);
  if (protocol === "http:" && !isLocal(hostname)) throw new UsageError("wrongValue", "--service", text, "https");
  return text.replace(/\/+$/, "");
}

const isLocal = (hostname: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** The test service accepts it, and only that is on the computer itself. An empty text for other addresses. */
export const defaultKey = (address: string): string => (isLocal(new URL(address).hostname) ? "demo-key" : "");
