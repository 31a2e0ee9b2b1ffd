import { partsOf } from "../harness/catalog-parts";
import { requestsWithoutFault, runFault } from "../harness/faults/fault-run";
import { isKept } from "../harness/faults/promise";
import { networkFaults } from "../harness/faults/network-fault";
import { startService } from "../service/server";

/** `npm run faults -- [seed] [text in a fault's name]`: every fault, with 2,000 parts in 6,000 cells. */
async function main([seed = "1", name = ""]: readonly string[]): Promise<void> {
  const service = await startService({ products: 8000, cap: 2500 });
  const run = { serviceUrl: service.url, parts: await partsOf(service, 2000), seed: Number(seed) };
  const requests = await requestsWithoutFault(run);
  console.info(`Seed ${seed}; ${String(run.parts.length)} parts need ${String(requests)} requests.`);
  const rows = [];
  for (const fault of networkFaults.filter((each) => each.name.includes(name))) {
    const row = await runFault(fault, run, requests);
    rows.push({ ...row, kept: isKept(fault, row) });
    console.info(`${fault.name}: ${isKept(fault, row) ? "as promised" : "NOT as promised"}`);
  }
  console.table(rows);
  await service.stop();
  if (rows.some(({ kept }) => !kept)) process.exitCode = 1;
}

void main(process.argv.slice(2));
