import type { RunningService } from "../../service/server";

/** A service that starts before the tests of a file, forgets requests and faults before each, and stops after them. */
export function useService(start: () => Promise<RunningService>): RunningService {
  const service = {} as RunningService;
  beforeAll(async () => void Object.assign(service, await start()));
  beforeEach(() => {
    service.resetCounts();
    service.setFaults({});
  });
  afterAll(() => service.stop());
  return service;
}
