import { ActivityDiagnostics } from "./diagnostics";
import { ActivityDownload } from "./download";
import { ActivityErrors } from "./errors";
import { ActivityMemory } from "./memory";
import { ActivityNow } from "./now";
import { ActivityRefresh } from "./refresh";
import type { PaneContext } from "../pane-context";

/** What went wrong, what is going on and what changed, and what can be done about it. */
export function ActivityView({ context }: { readonly context: PaneContext }) {
  return (
    <>
      <ActivityErrors context={context} />
      <ActivityNow context={context} />
      <ActivityRefresh context={context} />
      <ActivityMemory context={context} />
      <ActivityDownload context={context} />
      <ActivityDiagnostics context={context} />
    </>
  );
}
