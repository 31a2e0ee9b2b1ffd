/** Calls back once the current task, and everything it did synchronously, is over. */
export type Schedule = (callback: () => void) => void;

/**
 * Excel delivers a whole recalculation in one synchronous loop, so the end of the task is when all its calls have been
 * made. A message and not a timer, because the timers of a hidden pane run once a second; one message for all who wait.
 */
export const afterTask: Schedule = (callback) => {
  if (waiting !== null) {
    waiting.push(callback);
    return;
  }
  const callbacks = (waiting = [callback]);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    waiting = null;
    // Each for itself: what one throws is none of the others' business.
    for (const each of callbacks) queueMicrotask(each);
  };
  port2.postMessage(null);
};

let waiting: (() => void)[] | null = null;
