import { render } from "preact";
import type { Client } from "../api/client";
import { messages } from "../messages/message";
import type { SettingsStore } from "../settings";
import type { Language } from "../vocabulary/language";
import { SettingsView } from "./settings-view";
import { applyTheme } from "./theme";
import "./taskpane.css";

/** What the views stand on. */
export interface PaneContext {
  readonly settings: SettingsStore;
  readonly client: Client;
  /** Language of texts and data as set now. */
  language(): Language;
  /** Makes Excel call all functions again; what is known is not asked anew. */
  recalculate(): Promise<void>;
  /** Forgets what is known and makes Excel call all functions again. */
  refresh(): Promise<void>;
}

/** Shows the pane and keeps it in step with the settings. */
export function mount(context: PaneContext): void {
  const root = document.getElementById("pane");
  if (root === null) throw new Error("The page has no element for the pane");
  const draw = (): void => {
    document.documentElement.lang = context.language();
    document.title = messages[context.language()].pane.title;
    render(<SettingsView context={context} />, root);
  };
  applyTheme();
  context.settings.subscribe(draw);
  draw();
}
