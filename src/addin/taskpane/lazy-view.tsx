import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PaneContext } from "./pane-context";
import { Notice } from "./parts/notice";
import { shellTexts } from "../../messages/shell-texts";

export type View = ComponentType<{ readonly context: PaneContext }>;

interface LazyViewProps {
  readonly context: PaneContext;
  readonly load: () => Promise<View>;
}

/** A view whose code is loaded when it is first shown. If that fails, it is loaded when the network is back. */
export function LazyView({ context, load }: LazyViewProps) {
  const [state, setState] = useState<{ readonly View: View } | "loading" | "failed">("loading");
  useEffect(() => {
    const fetchView = (): void =>
      void load().then(
        (View) => setState({ View }),
        () => {
          setState("failed");
          window.addEventListener("online", fetchView, { once: true });
        },
      );
    fetchView();
  }, [load]);
  const text = shellTexts[context.language()];
  if (state === "loading") return <p class="hint">{text.loading}</p>;
  if (state === "failed") return <Notice kind="error">{text.notLoaded}</Notice>;
  return <state.View context={context} />;
}
