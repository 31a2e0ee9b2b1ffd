import path from "node:path";
import { validateManifest } from "office-addin-manifest";

/** What Microsoft's validation service rejects of these manifests; null if it can't be reached. */
export async function askMicrosoft(files: readonly string[]): Promise<readonly string[] | null> {
  const rejected: string[] = [];
  for (const file of files) {
    const errors = await errorsOf(file);
    if (errors === null) return null;
    rejected.push(...errors.map((error) => `${path.relative("", file)}: ${error}`));
  }
  return rejected;
}

async function errorsOf(file: string): Promise<readonly string[] | null> {
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
