import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./parts/icon";

export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly icon: IconName;
  /** The number of news items in its view, and its text for screen readers. */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly current: Name;
  readonly onOpen: (name: Name) => void;
}

/**
 * A row of tabs, as WAI-ARIA describes it: one stop for the Tab key; arrows, Home, and End move within it. Each panel
 * is a TabPanel with the same name.
 */
export function Tabs<Name extends string>({ label, tabs, current, onOpen }: TabsProps<Name>) {
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ name }) => name === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    onOpen(tab.name);
    document.getElementById(tabId(tab.name))?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ name, label: text, icon, badge }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === current}
          aria-controls={panelId(name)}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onOpen(name)}
        >
          <Icon name={icon} />
          <span>{text}</span>
          {badge !== undefined && (
            <span class="badge">
              <span aria-hidden="true">{badge.count}</span>
              <span class="for-screen-readers">{badge.label}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly name: string;
  readonly open: boolean;
  readonly children: ComponentChildren;
}

/** Keeps its state while it is hidden. */
export function TabPanel({ name, open, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name)} hidden={!open} tabIndex={-1}>
      {children}
    </div>
  );
}

const tabId = (name: string): string => `tab-${name}`;
const panelId = (name: string): string => `panel-${name}`;
