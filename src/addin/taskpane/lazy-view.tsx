import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Lazy } from "../../product-data/base/lazy";
import type { PaneContext } from "./pane-context";
import { Notice } from "./parts/notice";
import { useChanges } from "./parts/use-changes";
import { shellTexts } from "../../messages/shell-texts";

export type View = ComponentType<{ readonly context: PaneContext }>;

interface LazyViewProps {
  readonly context: PaneContext;
  readonly view: Lazy<View>;
  readonly isOpen: boolean;
}

/** A view whose code is loaded when it is opened. */
export function LazyView({ context, view, isOpen }: LazyViewProps) {
  useChanges(view);
  useEffect(() => {
    if (isOpen) void view.tryLoad();
  }, [view, isOpen]);
  const text = shellTexts[context.language()];
  if (view.inUse !== null) return <view.inUse context={context} />;
  if (view.hasFailed) return <Notice kind="error">{text.notLoaded}</Notice>;
  return <p class="hint">{text.loading}</p>;
}
