import { useLayoutEffect, useState } from "preact/hooks";
import type { Subscribable } from "../../../product-data/base/subscribable";

/** Renders again, at most once per frame, when the source changes. */
export function useChanges(source: Subscribable): void {
  const [, draw] = useState(0);
  // This is a layout effect, because a change between rendering and subscribing would never be rendered.
  useLayoutEffect(() => {
    let frame = 0;
    const stop = source.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => draw((count) => count + 1));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [source]);
}
