import { parseArgs } from "node:util";
import { programFetch } from "../../cli/program-fetch";
import { serviceAddress } from "../../cli/service-address";
import { isFailure, type KeeperFailure } from "../../src/product-data/index";
import { keeperFailureText } from "../../src/messages/settings/catalog-texts";
import { programFailureText } from "../../src/messages/failures/program-failure";
import { mirrorCatalog } from "./mirror";

const usage = `npm run mirror -- --service https://api.example.com --folder catalog [--allow-fewer]
The key is read from the environment variable API_KEY.`;

/** The mirror job on the command line (docs/server.md). */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      service: { type: "string" },
      folder: { type: "string" },
      "allow-fewer": { type: "boolean", default: false },
    },
  });
  const key = process.env["API_KEY"] ?? "";
  if (values.service === undefined || values.folder === undefined || key === "") {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  await mirrorCatalog({
    serviceUrl: serviceAddress(values.service),
    key,
    folder: values.folder,
    allowFewer: values["allow-fewer"],
    fetch: await programFetch(),
    log: (line) => console.log(line),
  });
}

main().catch((error: unknown) => {
  const failure = isFailure<KeeperFailure>(error) ? error.failure : null;
  const detail = error instanceof Error ? error.message : String(error);
  console.error(failure === null ? detail : programFailureText(failure, "en", "API_KEY", keeperFailureText));
  process.exitCode = 1;
});
