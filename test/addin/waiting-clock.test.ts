import { VirtualClock } from "../harness/virtual-clock";
import { Activity } from "../../src/product-data/api/activity";
import { ApiError } from "../../src/product-data/api/failure";
import { Pacer } from "../../src/product-data/api/pacer";
import type { Clock } from "../../src/product-data/base/clock";
import { type StartTimer, waitingClock } from "../../src/addin/waiting-clock";

/** The clock of a hidden page: its timers fire once a minute. */
function hiddenPage(time: VirtualClock): Clock {
  const untilFull = (delayMs: number): number => Math.ceil((time.now() + delayMs) / 60_000) * 60_000 - time.now();
  return {
    now: time.now,
    elapsed: time.elapsed,
    after: (delayMs, callback) => time.after(untilFull(delayMs), callback),
  };
}

/** Seconds that 40 requests take at a service that allows two a second. */
async function secondsOf(clockOf: (page: Clock, time: VirtualClock) => Clock): Promise<number> {
  const time = new VirtualClock();
  const clock = clockOf(hiddenPage(time), time);
  const pacer = new Pacer(clock, 4, new Activity(clock.now));
  let [tokens, atMs] = [2, 0];
  const send = async (): Promise<string> => {
    await time.sleep(100);
    tokens = Math.min(2, tokens + (time.now() - atMs) / 500);
    atMs = time.now();
    if (tokens < 1) throw new ApiError({ code: "throttled", untilMs: null });
    tokens -= 1;
    return "answer";
  };
  const { signal } = new AbortController();
  await time.until(Promise.all(Array.from({ length: 40 }, () => pacer.run(send, signal))));
  return time.now() / 1000;
}

const outside =
  (time: VirtualClock) =>
  (onEnd: (timer: number) => void): StartTimer =>
  (timer, delayMs) =>
    void time.after(delayMs, () => onEnd(timer));

test("in a hidden pane, whose timers fire once a minute, requests follow each other at the learned rate", async () => {
  expect(await secondsOf((page) => page)).toBeGreaterThan(300);
  expect(await secondsOf((page, time) => waitingClock(page, outside(time)))).toBeLessThan(60);
});

test("without a worker, the page's own timers end the waits", async () => {
  const time = new VirtualClock();
  const clock = waitingClock(time, () => () => undefined);
  await time.until(new Promise<void>((resolve) => clock.after(500, resolve)));
  expect(time.now()).toBe(500);
});

test("a wait ends once, and not after it was canceled", async () => {
  const time = new VirtualClock();
  const clock = waitingClock(time, outside(time));
  const ended = jest.fn();
  clock.after(500, ended);
  clock.after(700, ended)();
  await time.until(time.sleep(1000));
  expect(ended).toHaveBeenCalledTimes(1);
});
