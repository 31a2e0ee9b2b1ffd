import { ActivityDiagnostics } from "./diagnostics";
import { ActivityErrors } from "./errors";
import { ActivityKeptValues } from "./kept-values";
import { ActivityMemory } from "./memory";
import { ActivityNow } from "./now";
import { ActivityRefresh } from "./refresh";
import { ActivityWorthKnowing } from "./worth-knowing";

/** Errors, refreshing, and requests in progress; stored data and diagnostics are collapsed. */
export function ActivityView() {
  return (
    <>
      <ActivityWorthKnowing />
      <ActivityErrors />
      <ActivityRefresh />
      <ActivityNow />
      <ActivityKeptValues />
      <ActivityMemory />
      <ActivityDiagnostics />
    </>
  );
}
