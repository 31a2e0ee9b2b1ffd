import { ActivityDiagnostics } from "./activity-diagnostics";
import { ActivityDownload } from "./activity-download";
import { ActivityErrors } from "./activity-errors";
import { ActivityMemory } from "./activity-memory";
import { ActivityNow } from "./activity-now";
import { ActivityRefresh } from "./activity-refresh";
import type { PaneContext } from "./pane-context";

/** What is going on, what went wrong and what changed, and what can be done about it. */
export function ActivityView({ context }: { readonly context: PaneContext }) {
  return (
    <>
      <ActivityNow context={context} />
      <ActivityRefresh context={context} />
      <ActivityErrors context={context} />
      <ActivityMemory context={context} />
      <ActivityDownload context={context} />
      <ActivityDiagnostics context={context} />
    </>
  );
}
