import { ActivityCopySheet } from "./copy-sheet";
import { ActivityDiagnostics } from "./diagnostics";
import { ActivityErrors } from "./errors";
import { ActivityMemory } from "./memory";
import { ActivityNow } from "./now";
import { ActivityRefresh } from "./refresh";

/** Errors, refreshing, and requests in progress; stored data and diagnostics are collapsed. */
export function ActivityView() {
  return (
    <>
      <ActivityErrors />
      <ActivityRefresh />
      <ActivityNow />
      <ActivityCopySheet />
      <ActivityMemory />
      <ActivityDiagnostics />
    </>
  );
}
