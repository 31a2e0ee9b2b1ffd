import "fake-indexeddb/auto";
import { partsAt } from "../harness/catalog-parts";
import { type FaultRun, requestsWithoutFault, runFault } from "../harness/faults/fault-run";
import { KillableService } from "../harness/faults/killable-service";
import { networkFaults } from "../harness/faults/network-fault";
import { isAsPromised } from "../harness/faults/promise";
import { runWeek } from "../harness/faults/week";

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

test.each(networkFaults)(
  `With half of the responses faulty (seed ${String(seed)}), no cell is wrong or waits, and all recover: $name`,
  async (fault) => {
    const row = await runFault(fault, run, requests);
    expect(row.hit).toBeGreaterThan(0);
    expect([row, isAsPromised(fault, row)]).toEqual([row, true]);
  },
);

test("A workbook that stays open for a week needs each day what it is promised to need", async () => {
  const partnos = run.parts.map(({ partno }) => partno);
  const days = await runWeek(service.url, partnos);
  expect(days).toHaveLength(7);
  expect(days.filter(({ asPromised }) => !asPromised)).toEqual([]);
});
