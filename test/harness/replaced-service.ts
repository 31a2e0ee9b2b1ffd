import { type RunningService, type ServiceOptions, startService } from "../../service/server";
import { statesCatalog } from "./test-catalogs";

/** Starts another service at the same address, as if its data had changed. */
export async function replacedService(service: RunningService, other: ServiceOptions): Promise<RunningService> {
  const { port } = new URL(service.url);
  await service.stop();
  return startService({ catalog: statesCatalog(3000), ...other, port: Number(port) });
}
