import { realParts } from "./catalog/real-parts";
import { readOptions } from "./options";
import { startService } from "./server";

/** The service on the command line: see `usage` in options.ts. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === "string") {
    console.error(options);
    process.exitCode = 2;
    return;
  }
  const service = await startService(options.quiet ? options : { ...options, log: (line) => console.log(line) });
  // The line may be in a log. Only the key that everyone knows is in it.
  const shown = options.keys?.[0] === "demo-key" ? "demo-key" : "as given";
  const real = options.products === undefined ? service.products : [...realParts()].length;
  const repeated = service.products > real ? `: ${String(real)} real ones, repeated for load as LOAD1-…` : "";
  console.log(
    `Product Information API at ${service.url}, key ${shown}, ${String(service.products)} products${repeated}`,
  );
  const stop = (): void => void service.stop();
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
