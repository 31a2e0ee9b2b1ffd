import { Lazy } from "../../../src/product-data/base/lazy";
import { Subscribable } from "../../../src/product-data/base/subscribable";
import { VirtualClock } from "../../harness/virtual-clock";

it("loads once for all callers, and is synchronous from then on", async () => {
  let loads = 0;
  const code = new Lazy(() => Promise.resolve(++loads));
  expect(code.inUse).toBeNull();
  expect(await Promise.all([code.get(), code.get()])).toEqual([1, 1]);
  expect([code.get(), code.inUse]).toEqual([1, 1]);
});

it("loads again on request after a failure, and says what happened", async () => {
  const cause = new Error("offline");
  const outcomes = [() => Promise.reject(cause), () => Promise.resolve("code")];
  const code = new Lazy(() => outcomes.shift()?.() ?? Promise.reject(new Error("loaded too often")));
  const seen: unknown[] = [];
  code.subscribe(() => seen.push([code.hasFailed, code.inUse]));
  const failure = await Promise.resolve(code.get()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ failure: { code: "notLoaded" } });
  expect(failure).toMatchObject({ cause, failure: { code: "notLoaded" } });
  expect(await code.get()).toBe("code");
  expect(seen).toEqual([
    [true, null],
    [false, "code"],
  ]);
});

it("notifies of what it loaded", async () => {
  class Changing extends Subscribable {
    change(): void {
      this.notify();
    }
  }
  const lazy = new Lazy(() => Promise.resolve(new Changing()));
  let notices = 0;
  lazy.subscribe(() => (notices += 1));
  const loaded = await lazy.get();
  loaded.change();
  expect(notices).toBe(2);
});

describe("Without a request, a load that failed is tried again", () => {
  /** A load that ends when told. `loads` has the virtual time of each in seconds. */
  function slowLoad() {
    const clock = new VirtualClock();
    const loads: number[] = [];
    const moments = new Set<() => void>();
    let end: (succeeds: boolean) => void = () => undefined;
    const load = (): Promise<string> => {
      loads.push(clock.now() / 1000);
      return new Promise((resolve, reject) => {
        end = (succeeds) => (succeeds ? resolve("code") : reject(new Error("offline")));
      });
    };
    const lazy = new Lazy(load, { clock, onMoment: (callback) => moments.add(callback) });
    const pass = (seconds: number): Promise<void> => clock.until(clock.sleep(seconds * 1000));
    const finish = (succeeds: boolean): Promise<void> => {
      end(succeeds);
      return pass(0.001);
    };
    Promise.resolve(lazy.get()).catch(() => undefined);
    return { lazy, loads, pass, finish, moment: () => moments.forEach((callback) => callback()) };
  }

  it("when the network is back", async () => {
    const { lazy, loads, finish, moment } = slowLoad();
    await finish(false);
    moment();
    await finish(true);
    expect([loads.length, lazy.inUse]).toEqual([2, "code"]);
  });

  it("soon if the network came back while the load was failing", async () => {
    const { lazy, loads, pass, finish, moment } = slowLoad();
    moment();
    await finish(false);
    await pass(1);
    expect(loads).toEqual([0, 0.2]);
    await finish(true);
    expect(lazy.inUse).toBe("code");
  });

  it("after delays that grow up to five minutes", async () => {
    const { loads, pass, finish } = slowLoad();
    for (let failures = 0; failures < 11; failures++) {
      await finish(false);
      await pass(300);
    }
    const delays = loads.slice(1).map((at, index) => Math.round(at - 300 * index));
    expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  });

  it("never again once it is loaded", async () => {
    const { loads, pass, finish, moment } = slowLoad();
    await finish(false);
    moment();
    await finish(true);
    moment();
    await pass(1000);
    expect(loads).toHaveLength(2);
  });
});
