import { shellTexts } from "../messages/shell-texts";
import type { PaneContext } from "./pane-context";

export function CheckView({ context }: { readonly context: PaneContext }) {
  return <p class="hint">{shellTexts[context.language()].loading}</p>;
}
