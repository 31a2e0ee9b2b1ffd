import { partsAt } from "../harness/catalog-parts";
import { type FaultRun, requestsWithoutFault, runFault } from "../harness/faults/fault-run";
import { KillableService } from "../harness/faults/killable-service";
import { networkFaults } from "../harness/faults/network-fault";
import { isAsPromised } from "../harness/faults/promise";

/** `npm run faults` has every fault, and 2,000 parts. */
const few: ReadonlySet<string> = new Set([
  "429, Retry-After of a day",
  "503",
  "404",
  "connection dropped",
  "half a JSON, whole for HTTP",
  "no products with 200",
  "others' records",
  "contradictory records",
  "another language",
  "service killed for 480 s",
  "every response 403 for 20 s",
]);
const seed = 11;
let service: KillableService;
let run: FaultRun;
let requests: number;
beforeAll(async () => {
  service = await KillableService.start(["--products", "3000"]);
  run = { service, parts: await partsAt(service.url, 400), seed };
  requests = await requestsWithoutFault(run);
});
afterAll(() => service.stop());

test.each(networkFaults.filter(({ name }) => few.has(name)))(
  `With half of the responses faulty (seed ${String(seed)}), no cell is wrong or waits, and all recover: $name`,
  async (fault) => {
    const row = await runFault(fault, run, requests);
    expect(row.hit).toBeGreaterThan(0);
    expect([row, isAsPromised(fault, row)]).toEqual([row, true]);
  },
);
