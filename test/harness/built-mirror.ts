import type { RunningService } from "../../service/server";
import { key } from "../service/support";
import { builtFolder } from "./built-folder";

/** The mirror of a service of real parts; each day another one, because the date of a catalog is a part of it. */
export function builtMirror({ url, products }: RunningService): Promise<string> {
  return builtFolder({
    name: `mirror-${String(products)}-${new Date().toISOString().slice(0, 10)}`,
    sources: ["src", "service", "scripts/mirror", "test/service/support.ts"],
    command: (folder) => ["--import", "tsx", "scripts/mirror/main.ts", "--service", url, "--folder", folder],
    variables: { API_KEY: key },
  });
}
