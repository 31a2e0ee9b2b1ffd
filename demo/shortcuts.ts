/** Keys of the add-in, as the file that its manifest names has them. */
interface Shortcuts {
  readonly shortcuts: readonly { readonly action: string; readonly key: { readonly default: string } }[];
}

/** Runs the add-in's actions by their keys, wherever the focus is. */
export async function listenForShortcuts(url: string, run: (action: string) => void): Promise<(view: Window) => void> {
  if (url === "") return () => undefined;
  const { shortcuts } = (await (await fetch(url)).json()) as Shortcuts;
  const actions = new Map(shortcuts.map(({ action, key }) => [sortKeys(key.default.toUpperCase().split("+")), action]));
  return (view) =>
    view.addEventListener(
      "keydown",
      (event) => {
        const action = actions.get(keysOf(event));
        if (action === undefined) return;
        event.preventDefault();
        run(action);
      },
      { capture: true },
    );
}

const keysOf = ({ ctrlKey, altKey, shiftKey, code }: KeyboardEvent): string =>
  sortKeys([
    ...(ctrlKey ? ["CTRL"] : []),
    ...(altKey ? ["ALT"] : []),
    ...(shiftKey ? ["SHIFT"] : []),
    code.replace(/^Key|^Digit/, "").toUpperCase(),
  ]);

const sortKeys = (keys: readonly string[]): string => [...keys].sort().join("+");
