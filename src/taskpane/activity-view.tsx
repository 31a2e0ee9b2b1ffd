import { shellTexts } from "../messages/shell-texts";
import type { PaneContext } from "./pane-context";

/** What is going on, and what went wrong. */
export function ActivityView({ context }: { readonly context: PaneContext }) {
  return <p class="hint">{shellTexts[context.language()].loading}</p>;
}
