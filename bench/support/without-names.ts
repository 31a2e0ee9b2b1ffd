/**
 * tsx gives every function its name back when it is made, by a call that costs more than many a function that is measured,
 * and that the built add-in does not have. Import this before anything else: each file looks the call up when it is loaded.
 */
const { defineProperty } = Object;
Object.defineProperty = <T>(target: T, key: PropertyKey, descriptor: PropertyDescriptor & ThisType<unknown>): T =>
  key === "name" && typeof target === "function" ? target : defineProperty(target, key, descriptor);

export {};
