import { addinSources } from "./built-addin";
import { builtFolder } from "./built-folder";

export const demoUrl = "https://demo.example/below";

/** The folder that `npm run demo` writes for that address. */
export function builtDemo(): Promise<string> {
  return builtFolder({
    name: "demo",
    sources: [...addinSources, "cli/files", "demo", "service"],
    command: (folder) => ["--import", "tsx", "scripts/demo/main.ts", demoUrl, "--folder", folder],
  });
}
