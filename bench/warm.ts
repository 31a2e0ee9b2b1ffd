import { startService } from "../service/server";
import { type AddinHost, type Call, openAddin } from "../test/bridge/host";
import { builtAddin } from "../test/functions/built-addin";
import { keyName, settingsName } from "../src/settings";
import type { Outcome } from "../workbook/outcome";
import type { FunctionMetadata } from "../workbook/metadata";
import { cacheDirectory, catalogueSpec, openCatalogue, someFields, somePartnos } from "./support/catalogue";
import { checksumOf } from "./support/checksum";
import { collectGarbage, median } from "./support/measure";
import { printMachine, round, target } from "./support/report";

// A parts list whose parts are all known, recalculated: the built add-in in Microsoft's runtime, 2,000 parts x 10
// fields in one recalculation. The bound is a function there that takes the same arguments and returns a constant. The
// time is CPU time, which excludes other programs and the runtime's own pauses.
const rounds = 7;
const [partCount, fieldCount] = [2000, 10];

async function calculate(
  addin: AddinHost,
  calls: readonly Call[],
): Promise<{ ms: number; outcomes: readonly Outcome[] }> {
  collectGarbage();
  const from = process.cpuUsage();
  const outcomes = await addin.callAll(calls);
  const { user, system } = process.cpuUsage(from);
  return { ms: (user + system) / 1000, outcomes };
}

async function main(): Promise<void> {
  printMachine();
  const catalogue = openCatalogue();
  const partnos = somePartnos(catalogue, partCount);
  catalogue.close();
  const service = await startService({ seed: catalogueSpec.seed, products: catalogueSpec.count, cacheDirectory });
  const built = await builtAddin();
  const metadata = built.metadata("en");
  const spec = metadata.functions.find(({ id }) => id === "SPEC") as FunctionMetadata;
  const addin = openAddin({
    script: `${built.script}\nCustomFunctions.associate("CONSTANT", () => [[1]]);`,
    metadata: { functions: [...metadata.functions, { ...spec, id: "CONSTANT", name: "CONSTANT" }] },
    beforeScript: (window) => {
      window.localStorage.setItem(settingsName, JSON.stringify({ serviceUrl: service.url, formatted: false }));
      window.localStorage.setItem(keyName, "demo-key");
    },
  });
  const callsOf = (id: string): readonly Call[] =>
    partnos.flatMap((partno, row) =>
      someFields(fieldCount).map((field, column) => ({
        id,
        args: [[[partno]], [[field.name]], null],
        address: `BOM!${String.fromCharCode(66 + column)}${String(row + 2)}`,
      })),
    );
  const [known, constant] = [callsOf("SPEC"), callsOf("CONSTANT")];
  const sum = checksumOf((await calculate(addin, known)).outcomes.map((outcome) => JSON.stringify(outcome)));
  service.resetCounts();
  const times: { readonly ours: number; readonly bound: number }[] = [];
  for (let at = 0; at <= rounds; at++) {
    const bound = await calculate(addin, constant);
    const ours = await calculate(addin, known);
    if (checksumOf(ours.outcomes.map((outcome) => JSON.stringify(outcome))) !== sum)
      throw new Error("The cells differ");
    // The first round is a warm-up.
    if (at > 0) times.push({ ours: ours.ms, bound: bound.ms });
  }
  const requests = service.counts().products;
  addin.close();
  await service.stop();
  const [ours, bound] = [times.map((time) => time.ours), times.map((time) => time.bound)];
  console.table(
    Object.entries({ ours, constant: bound }).map(([name, ms]) => ({
      name,
      "min CPU ms": round(Math.min(...ms)),
      "median CPU ms": round(median(ms)),
    })),
  );
  const ratio = Math.min(...ours) / Math.min(...bound);
  target("at most 1.15 x a constant", ratio <= 1.15, `${String(round(ratio))} x`);
  target("requests", requests === 0, String(requests));
}

void main();
