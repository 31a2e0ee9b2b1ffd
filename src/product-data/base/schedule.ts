/** Calls back when the current task ends. */
export type Schedule = (callback: () => void) => void;

/**
 * Excel delivers a whole recalculation in one synchronous loop, so all its calls have been made when the task ends.
 * This uses a message instead of a timer, because timers of a hidden pane run once a second. All callbacks share one
 * message.
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
    // Each callback runs on its own, so that an exception doesn't affect the others.
    for (const each of callbacks) queueMicrotask(each);
  };
  port2.postMessage(null);
};

let waiting: (() => void)[] | null = null;
