import { useLayoutEffect, useState } from "preact/hooks";

/** Draws again, at most once per frame, when something it subscribes to tells of a change. `subscribe` must stay the same. */
export function useChanges(subscribe: (listener: () => void) => () => void): void {
  const [, draw] = useState(0);
  // Before anything else can happen: what changes between drawing and subscribing would never be drawn.
  useLayoutEffect(() => {
    let frame = 0;
    const stop = subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => draw((count) => count + 1));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [subscribe]);
}
