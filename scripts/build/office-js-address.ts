/** Microsoft's hosts of office.js: the old one, that of September 2026, and China's (21Vianet). nginx allows the same. */
export const officeJsHosts = [
  "https://appsforoffice.microsoft.com",
  "https://officeapis.public.onecdn.static.microsoft",
  "https://appsforoffice.cdn.partner.office365.cn",
] as const;

/**
 * The address of office.js; null: a copy in dist/.
 * @param setting OFFICE_JS
 * @throws if nginx would block it
 */
export function officeJsAddress(setting: string | undefined): string | null {
  if (setting === "local") return null;
  const address = setting || `${officeJsHosts[0]}/lib/1/hosted/office.js`;
  if (!officeJsHosts.some((host) => address.startsWith(`${host}/`)))
    throw new Error(`OFFICE_JS is ${address}. Use local, or an address of ${officeJsHosts.join(", ")}.`);
  return address;
}
