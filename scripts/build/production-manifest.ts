/**
 * manifest.xml of the repository is the development copy, which Excel sideloads from localhost; the production copy has
 * its own id, so that Excel keeps the two apart. Both have the namespace VENDOR: it stands in every formula a user types.
 */
export const development = { id: "3f0c4b0e-7c36-4d0a-9e0e-2d6f5a9b7c11", url: "https://localhost:3000" } as const;
const productionId = "c5be6c9a-52a3-4a37-9a39-0d9b1f6b8c64";

/**
 * The manifest an administrator uploads: the production id, and every address below `baseUrl` (no slash at its end).
 * @throws when manifest.xml has not the development id and address that are to be replaced
 */
export function productionManifest(xml: string, baseUrl: string): string {
  for (const text of Object.values(development))
    if (!xml.includes(text)) throw new Error(`manifest.xml does not contain ${text}`);
  const { origin } = new URL(baseUrl);
  return xml
    .replace(development.id, productionId)
    .replaceAll(`<AppDomain>${development.url}</AppDomain>`, `<AppDomain>${origin}</AppDomain>`)
    .replaceAll(development.url, baseUrl);
}
