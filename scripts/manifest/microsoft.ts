import { validateManifest } from "office-addin-manifest";

/** The errors of Microsoft's validation service; null if it can't be reached. */
export async function askMicrosoft(file: string): Promise<readonly string[] | null> {
  try {
    const { isValid, report } = await validateManifest(file);
    if (isValid) return [];
    const errors = (report?.errors ?? []).map(({ title, content }) => `${title ?? ""}: ${content ?? ""}`);
    // If there is no report, the service rejected the request, not the manifest.
    return errors.length > 0 ? errors : null;
  } catch (error) {
    if (error instanceof Error && error.message.includes("contact the manifest validation service")) return null;
    throw error;
  }
}
