import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { shellTexts } from "../../messages/shell-texts";
import type { Lazy } from "../../product-data/base/lazy";
import { useTexts } from "./pane-context";
import { Notice } from "./parts/notice";
import { useChanges } from "./parts/use-changes";

interface LazyViewProps {
  readonly view: Lazy<FunctionComponent>;
  readonly isOpen: boolean;
}

/** A view whose code is loaded when it is opened. */
export function LazyView({ view, isOpen }: LazyViewProps) {
  useChanges(view);
  useEffect(() => {
    if (isOpen) void view.tryLoad();
  }, [view, isOpen]);
  const text = useTexts(shellTexts);
  const View = view.inUse;
  if (View !== null) return <View />;
  if (view.hasFailed) return <Notice kind="error">{text.notLoaded}</Notice>;
  return <p class="hint">{text.loading}</p>;
}
