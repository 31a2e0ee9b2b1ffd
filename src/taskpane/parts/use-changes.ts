import { useLayoutEffect, useState } from "preact/hooks";
import type { Subscribable } from "../../api/subscribable";

/** Draws again, at most once per frame, when the source changes. */
export function useChanges(source: Subscribable): void {
  const [, draw] = useState(0);
  // Before anything else can happen: what changes between drawing and subscribing would never be drawn.
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
