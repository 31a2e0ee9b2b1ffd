import { UsageError } from "./usage-error";

/** The service's address, to which a key may be sent. @throws UsageError */
export function serviceAddress(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new UsageError({ code: "wrongValue", option: "--service", value: text, expected: "address" });
  const { protocol, hostname } = new URL(text);
  if (protocol === "http:" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
    throw new UsageError({ code: "wrongValue", option: "--service", value: text, expected: "https" });
  return text.replace(/\/+$/, "");
}
