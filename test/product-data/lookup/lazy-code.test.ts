import { LazyCode, LoadError } from "../../../src/product-data/base/lazy-code";

it("loads once for all callers, and is synchronous from then on", async () => {
  let loads = 0;
  const code = new LazyCode(() => Promise.resolve(++loads));
  expect(await Promise.all([code.get(), code.get()])).toEqual([1, 1]);
  expect(code.get()).toBe(1);
});

it("loads again after a failure", async () => {
  const outcomes = [Promise.reject(new Error("offline")), Promise.resolve("code")];
  const code = new LazyCode(() => outcomes.shift() ?? Promise.reject(new Error("loaded too often")));
  await expect(code.get()).rejects.toThrow(LoadError);
  expect(await code.get()).toBe("code");
});
