import { shellTexts } from "../../messages/shell-texts";
import { usePane, useTexts, type ViewName, viewNames } from "./pane-context";

/**
 * A row of tabs, one for each view, as WAI-ARIA describes it: one stop for the Tab key; arrows, Home, and End move
 * within it. The IDs of a tab and its panel are made from the view's name.
 */
export function Tabs() {
  const { view } = usePane();
  const text = useTexts(shellTexts);
  const move = (event: KeyboardEvent): void => {
    const at = viewNames.indexOf(view.current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: viewNames.length - 1 }[event.key];
    const name = to === undefined ? undefined : viewNames.at(to % viewNames.length);
    if (name === undefined) return;
    event.preventDefault();
    view.set(name);
    document.getElementById(tabId(name))?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={text.title} onKeyDown={move}>
      {viewNames.map((name) => (
        <button
          key={name}
          role="tab"
          id={tabId(name)}
          aria-selected={name === view.current}
          aria-controls={panelId(name)}
          tabIndex={name === view.current ? 0 : -1}
          onClick={() => view.set(name)}
        >
          {text.views[name]}
        </button>
      ))}
    </div>
  );
}

export const tabId = (name: ViewName): string => `tab-${name}`;
export const panelId = (name: ViewName): string => `panel-${name}`;
