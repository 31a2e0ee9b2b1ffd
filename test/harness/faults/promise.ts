import type { FaultRow } from "./fault-run";
import type { NetworkFault } from "./network-fault";

/** Requests that aren't hit, compared with a run without a fault. */
const maxRatio = 1.5;

/** Whether a fault had only the effects that docs/security.md promises. */
export function isAsPromised(fault: NetworkFault, row: FaultRow): boolean {
  return (
    row.wrong === 0 &&
    row.unsettled === 0 &&
    row.notFoundAfterRefresh === 0 &&
    row.ratio <= maxRatio &&
    row.recoveryS !== null &&
    row.recoveryS <= fault.recoversWithinS
  );
}
