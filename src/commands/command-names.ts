/** The buttons of the ribbon that run code, by the names the manifest gives them. */
const commandNames = [
  "FindParts",
  "CheckBom",
  "RefreshSelection",
  "RefreshSheet",
  "RefreshWorkbook",
  "FreezeSelection",
] as const;

export type CommandName = (typeof commandNames)[number];

/** Tells Office what to run. A press may be what starts the runtime, so this comes before anything is waited for. */
export function associateCommands(run: (name: CommandName) => Promise<void>): void {
  for (const name of commandNames)
    Office.actions.associate(name, (event: Office.AddinCommands.Event) => {
      // First, or Excel for Mac shows "is working on your..." for good, and Excel for Windows shows no pane until then.
      event.completed();
      // A command says itself what went wrong.
      run(name).catch(() => undefined);
    });
}
