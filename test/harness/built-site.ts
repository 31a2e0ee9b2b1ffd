import { addinSources, webpack } from "./built-addin";
import { builtFolder } from "./built-folder";

export const productionUrl = "https://excel.example.com";
/**
 * The key of the organization, whose server adds it. The environment of the build has it, so that it could end up in a
 * file.
 */
export const organizationKey = "organisation-key-8f1c";

/** The folder that `npm run build` writes for an organization that holds the key and serves office.js itself. */
export function builtSite(): Promise<string> {
  const settings = [`BASE_URL=${productionUrl}`, "SERVER_HOLDS_KEY=1", "OFFICE_JS=local"];
  const command = (folder: string) => [...webpack(folder), ...settings.flatMap((each) => ["--env", each])];
  return builtFolder({ name: "site", sources: addinSources, command, variables: { API_KEY: organizationKey } });
}
