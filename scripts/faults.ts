import "fake-indexeddb/auto";
import { partsAt } from "../test/harness/catalog-parts";
import { runCatalogWeek } from "../test/harness/faults/catalog-week";
import { requestsWithoutFault, runFault } from "../test/harness/faults/fault-run";
import { runHostileInputs } from "../test/harness/faults/hostile-run";
import { KillableService } from "../test/harness/faults/killable-service";
import { networkFaults } from "../test/harness/faults/network-fault";
import { isAsPromised } from "../test/harness/faults/promise";
import { runWeek } from "../test/harness/faults/week";

/**
 * `npm run faults -- [seed] [text in a name]`: every fault of the network, with 2,000 parts in 6,000 cells, every
 * hostile input, and two weeks in which a workbook stays open. Exits with 1 if something isn't as docs/security.md promises.
 */
async function main([seed = "1", text = ""]: readonly string[]): Promise<void> {
  const inputs = await runHostileInputs(text);
  console.table(inputs);
  const service = await KillableService.start(["--products", "8000", "--cap", "2500"]);
  const run = { service, parts: await partsAt(service.url, 2000), seed: Number(seed) };
  const requests = await requestsWithoutFault(run);
  print(`Seed ${seed}; ${String(run.parts.length)} parts need ${String(requests)} requests.`);
  const rows = [];
  for (const fault of networkFaults.filter(({ name }) => name.includes(text))) {
    const row = await runFault(fault, run, requests);
    rows.push({ ...row, asPromised: isAsPromised(fault, row) });
    print(`${fault.name}: ${isAsPromised(fault, row) ? "as promised" : "NOT as promised"}`);
  }
  console.table(rows);
  const partnos = run.parts.map(({ partno }) => partno);
  const week = "a week".includes(text) ? await runWeek(service.url, partnos) : [];
  console.table(week);
  const catalogWeek = "a week with a catalog".includes(text) ? await runCatalogWeek(service.url, partnos) : [];
  console.table(catalogWeek);
  await service.stop();
  if ([...inputs, ...rows, ...week, ...catalogWeek].some(({ asPromised }) => !asPromised)) process.exitCode = 1;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

void main(process.argv.slice(2));
