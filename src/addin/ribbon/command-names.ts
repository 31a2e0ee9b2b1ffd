/** The buttons, menu items, and keyboard shortcuts that run code, with their names in the manifest and shortcuts.json. */
const commandNames = [
  "FindParts",
  "CheckBom",
  "FindAlternatives",
  "RefreshSelection",
  "RefreshSheet",
  "RefreshWorkbook",
  "ConvertSelection",
] as const;

export type CommandName = (typeof commandNames)[number];

/** Tells Office what to run. A press may start the runtime, so this comes before any await. */
export function associateCommands(run: (name: CommandName) => Promise<void>): void {
  for (const name of commandNames)
    Office.actions.associate(name, (event?: Office.AddinCommands.Event) => {
      // This comes first. Otherwise Excel for Mac keeps showing "is working on your...", and Excel for Windows shows no
      // pane until then.
      event?.completed(); // a shortcut has no event
      // A command reports its own failures.
      run(name).catch(() => undefined);
    });
}
