import { ActivityDiagnostics } from "./diagnostics";
import { ActivityErrors } from "./errors";
import { ActivityKeptValues } from "./kept-values";
import { ActivityMemory } from "./memory";
import { ActivityNow } from "./now";
import { ActivityRefresh } from "./refresh";
import { ActivityWorthKnowing } from "./worth-knowing";
import type { PaneContext } from "../pane-context";

/** Errors, refreshing, and requests in progress; stored data and diagnostics are collapsed. */
export function ActivityView({ context }: { readonly context: PaneContext }) {
  return (
    <>
      <ActivityWorthKnowing context={context} />
      <ActivityErrors context={context} />
      <ActivityRefresh context={context} />
      <ActivityNow context={context} />
      <ActivityKeptValues context={context} />
      <ActivityMemory context={context} />
      <ActivityDiagnostics context={context} />
    </>
  );
}
