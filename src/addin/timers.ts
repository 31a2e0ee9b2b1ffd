/** The worker of `workerTimers`. */
self.onmessage = ({ data: [timer, delayMs] }: MessageEvent<readonly [timer: number, delayMs: number]>) => {
  setTimeout(() => self.postMessage(timer), delayMs);
};
