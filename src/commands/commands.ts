import type { Announcements } from "./announcements";
import { freezeSelection } from "./freeze";
import type { Refresh } from "./refresh";

interface CommandContext {
  readonly refresh: Refresh;
  readonly announcements: Announcements;
  openView(name: "find" | "check" | "activity"): void;
}

/**
 * The buttons of the ribbon, by the names the manifest gives them. Every one opens the pane where its outcome shows. A
 * button is done at once, though a refresh goes on: Excel blocks its ribbon until then.
 */
export function associateCommands({ refresh, announcements, openView }: CommandContext): void {
  const show = async (name: Parameters<typeof openView>[0]): Promise<void> => {
    openView(name);
    await Office.addin.showAsTaskpane();
  };
  const commands: Readonly<Record<string, () => Promise<void>>> = {
    FindParts: () => show("find"),
    CheckBom: () => show("check"),
    RefreshSelection: () => {
      void refresh.start("selection");
      return show("activity");
    },
    RefreshSheet: () => {
      void refresh.start("sheet");
      return show("activity");
    },
    RefreshWorkbook: () => {
      void refresh.start("workbook");
      return show("activity");
    },
    FreezeSelection: async () => {
      announcements.tell(await freezeSelection().then(frozen, () => ({ kind: "freezeRefused" })));
      await show("activity");
    },
  };
  for (const [name, run] of Object.entries(commands))
    Office.actions.associate(name, (event: Office.AddinCommands.Event) => {
      // Since 2026 Marketplace add-ins may not open the pane: the command has done its work all the same.
      void run()
        .catch(() => undefined)
        .then(() => event.completed());
    });
}

const frozen = (formulas: number) => ({ kind: "frozen", formulas }) as const;
