import type { CommandName } from "./command-names";
import { readActiveCell } from "../excel/active-cell";
import { refusedBy } from "../excel/excel-refusal";
import { type Converted, convertToValues } from "../excel/convert-to-values";
import type { PaneContext, ViewName } from "../taskpane/pane-context";
import type { RefreshScope } from "../upkeep/refresh";

type CommandContext = Pick<PaneContext, "view" | "refresh" | "announcement" | "requestedCheck" | "usage">;

/** The actions of the ribbon buttons. Each one opens the pane in the view that shows its result. */
export function commandsOf(context: CommandContext): (name: CommandName) => Promise<void> {
  const { view, refresh, announcement, requestedCheck, usage } = context;
  const show = (name: ViewName): void => {
    view.set(name);
    // Some hosts never respond, so this isn't awaited. Since 2026, add-ins from the Marketplace can't open their pane;
    // users open it themselves.
    Office.addin.showAsTaskpane().catch(() => undefined);
  };
  const refreshed = (scope: RefreshScope): void => {
    void refresh.start(scope);
    show("activity");
  };
  const commands: Readonly<Record<CommandName, () => void | Promise<void>>> = {
    FindParts: () => show("find"),
    CheckBom: () => {
      show("check");
      requestedCheck.set("sheet");
    },
    FindAlternatives: async () => {
      show("check");
      requestedCheck.set(await readActiveCell());
    },
    RefreshSelection: () => refreshed("selection"),
    RefreshSheet: () => refreshed("sheet"),
    RefreshWorkbook: () => refreshed("workbook"),
    ConvertSelection: async () => {
      const converted = (done: Converted) => ({ kind: "converted", ...done }) as const;
      announcement.set(await convertToValues(usage.isWaiting).then(converted, refusedBy));
      show("activity");
    },
  };
  return async (name) => commands[name]();
}
