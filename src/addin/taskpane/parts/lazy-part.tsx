import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { shellTexts } from "../../../messages/shell-texts";
import type { Lazy } from "../../../product-data/base/lazy";
import { useTexts } from "../pane-context";
import { Notice } from "./notice";
import { useChanges } from "./use-changes";

interface LazyPartProps<Loaded> {
  readonly part: Lazy<Loaded>;
  readonly isOpen: boolean;
  readonly children: (loaded: Loaded) => VNode;
}

/** A part of the pane whose code is loaded when it is opened. */
export function LazyPart<Loaded>({ part, isOpen, children }: LazyPartProps<Loaded>) {
  useChanges(part);
  useEffect(() => {
    if (isOpen) void part.tryLoad();
  }, [part, isOpen]);
  const text = useTexts(shellTexts);
  if (part.inUse !== null) return children(part.inUse);
  if (part.hasFailed) return <Notice kind="error">{text.notLoaded}</Notice>;
  return <p class="hint">{text.loading}</p>;
}
