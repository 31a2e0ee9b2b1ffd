/** The service's address, to which a key may be sent. @throws {TypeError} with a message about the argument */
export function serviceAddress(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new TypeError(`--service ${text}: enter an address such as https://api.example.com.`);
  const { protocol, hostname } = new URL(text);
  if (protocol === "http:" && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
    throw new TypeError(`--service ${text}: use https. Otherwise everyone on the way could read the key.`);
  return text.replace(/\/+$/, "");
}
