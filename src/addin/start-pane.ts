import type { Clock } from "../product-data/base/clock";
import type { CommandName } from "./ribbon/command-names";
import { commandsOf } from "./ribbon/commands";
import { otherNames } from "./functions/arguments/other-names";
import { recalculateAt, recalculateFailed } from "./upkeep/recalculate";
import { Observed } from "./observed";
import { Recovery } from "./upkeep/recovery";
import { Refresh } from "./upkeep/refresh";
import { mount } from "./taskpane/pane";
import type { PaneContext } from "./taskpane/pane-context";

/** The parts of the composition root that the pane uses. */
type PaneBase = Omit<PaneContext, "view" | "requestedCheck" | "refresh" | "recovery" | "announcement"> & {
  readonly clock: Clock;
};

/** Shows the pane and returns what the ribbon buttons run. None of it is needed before the first function returns. */
export function startPane({ clock, ...base }: PaneBase): (name: CommandName) => Promise<void> {
  const { settings, activity, cache, pacer, usage } = base;
  const { loader, search } = base.runtime;
  const keyNeeded = settings.key === null && !settings.keyHeldByServer;
  const recovery = new Recovery({ usage, activity, pacer, clock, recalculate: recalculateAt });
  window.addEventListener("online", () => {
    pacer.networkReturned();
    recovery.networkReturned();
  });
  settings.subscribe(() => recovery.tellWaiting());
  // If the names of fields are loaded late, cells that use them have already failed.
  otherNames.subscribe(() => {
    if (otherNames.inUse !== null) void recalculateFailed(usage).catch(() => undefined);
  });
  const refresh = new Refresh({ loader, search, cache, usage, clock, pacer });
  const context: PaneContext = {
    ...{ ...base, refresh, recovery },
    view: new Observed(keyNeeded ? "settings" : "check"),
    announcement: new Observed(null),
    requestedCheck: new Observed(null),
  };
  mount(context);
  return commandsOf(context);
}
