import { getEventListeners, setMaxListeners } from "node:events";
import { Activity } from "../../../src/product-data/api/activity";
import { ApiError, type ApiFailure } from "../../../src/product-data/api/failure";
import { Pacer } from "../../../src/product-data/api/pacer";
import { VirtualClock } from "../../harness/virtual-clock";

const roundTripMs = 150;
/** Never aborts, and has no limit of listeners. */
const never = new AbortController().signal;
setMaxListeners(0, never);

/** A service in virtual time with a token bucket. It responds to each request with its number. */
class Service {
  readonly statuses: number[] = [];
  private tokens: number;
  private atMs = 0;

  constructor(
    private readonly clock: VirtualClock,
    private readonly rate: { readonly perSecond: number; readonly burst: number },
    private readonly refuse: () => ApiError,
  ) {
    this.tokens = rate.burst;
  }

  async ask(request: number): Promise<number> {
    await this.clock.sleep(roundTripMs / 2);
    const passedMs = this.clock.now() - this.atMs;
    this.atMs = this.clock.now();
    this.tokens = Math.min(this.rate.burst, this.tokens + (passedMs / 1000) * this.rate.perSecond);
    const accepted = this.tokens >= 1;
    if (accepted) this.tokens -= 1;
    this.statuses.push(accepted ? 200 : 429);
    await this.clock.sleep(roundTripMs / 2);
    if (!accepted) throw this.refuse();
    return request;
  }
}

/** What the allowance permits at best, if its rate is known. */
const boundMs = (requests: number, rate: { readonly perSecond: number; readonly burst: number }): number =>
  ((requests - rate.burst) / rate.perSecond) * 1000 + roundTripMs;

function pacerOn(clock: VirtualClock): { pacer: Pacer; activity: Activity } {
  const activity = new Activity(clock.now);
  return { pacer: new Pacer(clock, 4, activity), activity };
}

const failing = (failure: ApiFailure) => () => Promise.reject(new ApiError(failure));
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: unknown) => (error instanceof ApiError ? error.failure : error),
  );

describe("With 5 requests a second and bursts of 10, a hundred requests all succeed, near the bound, with few 429 responses", () => {
  const throttled = { code: "throttled", untilMs: null } as const;
  test.each([
    ["that do not say how long to wait", () => new ApiError(throttled)],
    ["with Retry-After", () => new ApiError(throttled, 1000)],
    ["that the browser hides", () => new ApiError({ code: "unreachable" })],
  ])("%s", async (_, refuse) => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const service = new Service(clock, { perSecond: 5, burst: 10 }, refuse);
    const requests = Array.from({ length: 100 }, (_item, index) => pacer.run(() => service.ask(index), never));
    expect(await clock.until(Promise.all(requests))).toEqual(requests.map((_item, index) => index));
    expect(service.statuses.filter((status) => status === 429).length).toBeLessThanOrEqual(5);
    expect(clock.now()).toBeLessThanOrEqual(1.1 * boundMs(100, { perSecond: 5, burst: 10 }));
  });
});

test("It learns the rate of an unknown service: a hundred requests all succeed, at the median within 1.10 of the bound", async () => {
  const settings = [2, 3, 5, 8, 20].flatMap((perSecond) => [5, 10, 20].map((burst) => ({ perSecond, burst })));
  const overBound: number[] = [];
  for (const rate of settings) {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const service = new Service(clock, rate, () => new ApiError({ code: "throttled", untilMs: null }));
    const requests = Array.from({ length: 100 }, (_item, index) => pacer.run(() => service.ask(index), never));
    expect(await clock.until(Promise.all(requests))).toHaveLength(100);
    overBound.push(clock.now() / boundMs(100, rate));
  }
  overBound.sort((one, other) => one - other);
  expect(overBound[settings.length >> 1]).toBeLessThanOrEqual(1.1);
});

describe("The pacer", () => {
  test("sends a first burst at once, four at a time, in its order", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const started: number[] = [];
    let underWay = 0;
    let most = 0;
    const requests = Array.from({ length: 10 }, (_, index) =>
      pacer.run(async () => {
        started.push(index);
        most = Math.max(most, ++underWay);
        await clock.sleep(100);
        underWay -= 1;
      }, never),
    );
    await clock.until(Promise.all(requests));
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([most, clock.now()]).toEqual([4, 300]);
  });

  test.each(["keyRejected", "accessRefused"] as const)(
    "fails everything at once after a 403 (%s), tests the service with one request in a minute, and at once when the user tries or changes the key",
    async (code) => {
      const clock = new VirtualClock();
      const { pacer } = pacerOn(clock);
      const rejected = (): Promise<unknown> => clock.until(failureOf(pacer.run(failing({ code }), never)));
      const send = jest.fn(() => Promise.resolve("answer"));
      for (const way of ["later", "user", "key"]) {
        expect(await rejected()).toEqual({ code });
        expect(pacer.waitMs).toBeGreaterThanOrEqual(30_000);
        send.mockClear();
        expect(await clock.until(failureOf(pacer.run(send, never)))).toEqual({ code });
        expect(send).not.toHaveBeenCalled();
        if (way === "later") await clock.until(clock.sleep(60_000));
        else if (way === "user") pacer.probe();
        else pacer.reset();
        expect(await clock.until(pacer.run(send, never))).toBe("answer");
      }
    },
  );

  test("tests a service that rejects the key with one request in 30 to 60 s, however many cells wait", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const send = jest.fn(failing({ code: "keyRejected" }));
    for (let second = 0; second < 600; second += 1) {
      void failureOf(pacer.run(send, never));
      void failureOf(pacer.run(send, never));
      await clock.until(clock.sleep(1000));
    }
    expect(send.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(send.mock.calls.length).toBeLessThanOrEqual(20);
  });

  test("a clock that is set back or ahead changes no wait", async () => {
    const time = new VirtualClock();
    let shiftMs = 0;
    const clock = { now: () => time.now() + shiftMs, elapsed: time.elapsed, after: time.after };
    const pacer = new Pacer(clock, 4, new Activity(clock.now));
    const refuse = () => Promise.reject(new ApiError({ code: "throttled", untilMs: null }, 20_000));
    const send = jest.fn(() => Promise.resolve("answer")).mockImplementationOnce(refuse);
    const waiting = pacer.run(send, never);
    await time.until(time.sleep(1000));
    shiftMs = -86_400_000;
    const later = pacer.run(() => Promise.resolve("later"), never);
    expect(await time.until(Promise.all([waiting, later]))).toEqual(["answer", "later"]);
    expect(Math.round(time.elapsed() / 1000)).toBe(20);
  });

  test("continues at once when the network is back, also after a 403, but not before the service allows it", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    await clock.until(pacer.run(() => Promise.resolve("answer"), never));
    let isCut = true;
    const send = () => (isCut ? Promise.reject(new ApiError({ code: "unreachable" })) : Promise.resolve("answer"));
    const waiting = pacer.run(send, never);
    await clock.until(clock.sleep(1000));
    const backMs = clock.now();
    isCut = false;
    pacer.networkReturned();
    expect([await clock.until(waiting), clock.now() - backMs]).toEqual(["answer", 0]);

    const requested = () => Promise.reject(new ApiError({ code: "throttled", untilMs: null }, 20_000));
    const throttled = pacer.run(jest.fn(send).mockImplementationOnce(requested), never);
    await clock.until(clock.sleep(1000));
    pacer.networkReturned();
    await clock.until(throttled);
    expect(clock.now() - backMs).toBe(20_000);

    // A service that sends 429 says nothing by a lost connection.
    const cutMs = clock.now();
    await clock.until(failureOf(pacer.run(failing({ code: "unreachable" }), never)));
    expect(clock.now() - cutMs).toBe(2800);

    await clock.until(failureOf(pacer.run(failing({ code: "keyRejected" }), never)));
    pacer.networkReturned();
    expect(await clock.until(pacer.run(send, never))).toBe("answer");
  });

  test("also settles requests that fail right after the network is back", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const refuse = (retryAfterMs: number | null) => () =>
      Promise.reject(new ApiError({ code: "throttled", untilMs: null }, retryAfterMs));
    const answer = (): Promise<string> => Promise.resolve("answer");
    const first = pacer.run(jest.fn(answer).mockImplementationOnce(refuse(500)), never);
    await clock.until(clock.sleep(100));
    pacer.networkReturned();
    await clock.until(first);
    expect(await clock.until(pacer.run(jest.fn(answer).mockImplementationOnce(refuse(null)), never))).toBe("answer");
    expect(clock.now()).toBeLessThan(2000);
  });

  test("sends one early request to an unavailable service when the user retries", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const down = { code: "serviceFailed", status: 500 } as const;
    await clock.until(failureOf(pacer.run(failing(down), never)));
    const failed = jest.fn(failing(down));
    pacer.probe();
    expect(await clock.until(Promise.all([1, 2].map(() => failureOf(pacer.run(failed, never)))))).toEqual([down, down]);
    expect(failed).toHaveBeenCalledTimes(1);
    const send = jest.fn(() => Promise.resolve("answer"));
    expect(await clock.until(failureOf(pacer.run(send, never)))).toEqual(down);
    pacer.probe();
    expect(await clock.until(Promise.all([1, 2].map(() => pacer.run(send, never))))).toEqual(["answer", "answer"]);
    expect(clock.now()).toBeLessThan(20_000);
  });

  test("tests the service with the requests that failed, in turn", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    expect(await pacer.answersAgain()).toBe(true);
    const down = { code: "serviceFailed", status: 500 } as const;
    const isDown = { always: true, now: true };
    const [bad, good] = [jest.fn(), jest.fn()].map((sent, index) => {
      const send = () => {
        sent();
        return (index === 0 ? isDown.always : isDown.now)
          ? Promise.reject(new ApiError(down))
          : Promise.resolve("answer");
      };
      void failureOf(pacer.run(send, never));
      return sent;
    });
    await clock.until(clock.sleep(8000));
    const before = good?.mock.calls.length ?? 0;
    isDown.now = false;
    expect([await clock.until(pacer.answersAgain()), await clock.until(pacer.answersAgain())]).toEqual([false, true]);
    expect(good?.mock.calls.length).toBe(before + 1);
    expect(bad).toHaveBeenCalled();
    expect(await clock.until(pacer.run(() => Promise.resolve("closed"), never))).toBe("closed");
  });

  test("sends requests in progress again when the key or the address has changed, whatever their responses", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    let key = "old";
    const answersOf = (fails: boolean) => async (): Promise<string> => {
      const sentWith = key;
      await clock.sleep(100);
      if (fails && sentWith === "old") throw new ApiError({ code: "keyRejected" });
      return sentWith;
    };
    const requested = [pacer.run(answersOf(true), never), pacer.run(answersOf(false), never)];
    await clock.until(clock.sleep(50));
    key = "new";
    pacer.accessChanged();
    expect(await clock.until(Promise.all(requested))).toEqual(["new", "new"]);
    expect(await clock.until(pacer.run(answersOf(true), never))).toBe("new");
  });

  test("treats the service as unavailable after five failures in a row, then tests it with one request, then continues", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const down = { code: "serviceFailed", status: 500 } as const;
    const send = jest.fn(failing(down));
    expect(await clock.until(failureOf(pacer.run(send, never)))).toEqual(down);
    expect(send).toHaveBeenCalledTimes(5);
    expect(await clock.until(failureOf(pacer.run(send, never)))).toEqual(down);
    expect(send).toHaveBeenCalledTimes(5);
    await clock.until(clock.sleep(6000));
    expect(await clock.until(pacer.run(() => Promise.resolve("back"), never))).toBe("back");
    expect(await clock.until(pacer.run(() => Promise.resolve("open"), never))).toBe("open");
  });

  test("never waits longer than a minute: with a longer delay requests fail at once, and after five minutes the service is tested", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const quota = (): Promise<never> => Promise.reject(new ApiError({ code: "throttled", untilMs: null }, 86_400_000));
    expect(await clock.until(failureOf(pacer.run(quota, never)))).toEqual({ code: "throttled", untilMs: 300_000 });
    expect([clock.now(), pacer.waitMs]).toEqual([0, 300_000]);
    await clock.until(clock.sleep(300_000));
    expect(await clock.until(pacer.run(() => Promise.resolve("answer"), never))).toBe("answer");
    expect(await clock.until(failureOf(pacer.run(quota, never)))).toMatchObject({ code: "throttled" });
    pacer.probe();
    expect(await clock.until(pacer.run(() => Promise.resolve("tried"), never))).toBe("tried");
  });

  test("sends nothing before the time that a failing service names, and says what failed", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const failure = { code: "serviceFailed", status: 503 } as const;
    const maintained = (retryAfterMs: number) => () => Promise.reject(new ApiError(failure, retryAfterMs));
    const send = jest.fn(() => Promise.resolve("answer")).mockImplementationOnce(maintained(30_000));
    expect(await clock.until(pacer.run(send, never))).toBe("answer");
    expect([clock.now(), send.mock.calls.length]).toEqual([30_000, 2]);
    expect(await clock.until(failureOf(pacer.run(maintained(120_000), never)))).toEqual(failure);
    expect([clock.now(), pacer.waitMs]).toEqual([30_000, 120_000]);
  });

  test.each([
    ["JSON", 5],
    ["response.Data", 2],
    ["x-api-key", 2],
    ["size", 1],
  ])(
    "requests again what isn't whole; once more what is, in another form or with the key; not what is too large: %s",
    async (detail, tries) => {
      const clock = new VirtualClock();
      const send = jest.fn(failing({ code: "unreadable", detail }));
      await clock.until(failureOf(pacerOn(clock).pacer.run(send, never)));
      expect(send).toHaveBeenCalledTimes(tries);
    },
  );

  test("returns a mistake in the request at once and continues", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const send = jest.fn(failing({ code: "badRequest", detail: "" }));
    expect(await clock.until(failureOf(pacer.run(send, never)))).toEqual({ code: "badRequest", detail: "" });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await clock.until(pacer.run(() => Promise.resolve(1), never))).toBe(1);
  });

  test("removes a request that is aborted while it waits, and settles it", async () => {
    const clock = new VirtualClock();
    const { pacer } = pacerOn(clock);
    const busy = Array.from({ length: 4 }, () => pacer.run(() => clock.sleep(100), never));
    const controller = new AbortController();
    const send = jest.fn(() => Promise.resolve());
    const waiting = pacer.run(send, controller.signal);
    controller.abort(new Error("called off"));
    await expect(waiting).rejects.toThrow("called off");
    await clock.until(Promise.all(busy));
    expect(send).not.toHaveBeenCalled();
  });

  test("records every try and every failure in the activity log", async () => {
    const clock = new VirtualClock();
    const { pacer, activity } = pacerOn(clock);
    let attempt = 0;
    const send = (): Promise<string> =>
      ++attempt === 1 ? Promise.reject(new ApiError({ code: "serviceFailed", status: 503 })) : Promise.resolve("ok");
    await clock.until(pacer.run(send, never));
    expect(activity.events.map(({ kind }) => kind)).toEqual(["sent", "failed", "sent", "succeeded"]);
    expect(activity.totals).toMatchObject({ requests: 2, failures: 1 });
    expect(activity.requestsUnderWay).toBe(0);
  });
});

test("All requests of a signal share a listener; those that wait are aborted together, and the transport aborts those in progress", async () => {
  const clock = new VirtualClock();
  const { pacer } = pacerOn(clock);
  const controller = new AbortController();
  const sent: number[] = [];
  const work = async (request: number): Promise<number> => {
    sent.push(request);
    await clock.sleep(roundTripMs);
    return request;
  };
  const requests = Array.from({ length: 50 }, (_, at) => pacer.run(() => work(at), controller.signal));
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(1);
  controller.abort("called off");
  const results = await clock.until(Promise.allSettled(requests));
  expect(sent).toEqual([0, 1, 2, 3]);
  expect(results.slice(0, 4).map(({ status }) => status)).toEqual(sent.map(() => "fulfilled"));
  expect(results.slice(4)).toEqual(Array.from({ length: 46 }, () => ({ status: "rejected", reason: "called off" })));
});
