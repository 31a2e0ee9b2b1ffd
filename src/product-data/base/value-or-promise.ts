/** A value if it is known, and otherwise a promise: Excel shows a promise's cell as #BUSY!, however soon it settles. */
export type ValueOrPromise<T> = T | Promise<T>;

/** Continues with the value; synchronous if it is known. */
export function andThen<T, R>(value: ValueOrPromise<T>, next: (value: T) => ValueOrPromise<R>): ValueOrPromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** The result of `find`, or if it throws or its promise rejects, that of `instead`. */
export function orElse<T, R>(find: () => ValueOrPromise<T>, instead: (error: unknown) => R): ValueOrPromise<T | R> {
  try {
    const value = find();
    return value instanceof Promise ? value.catch(instead) : value;
  } catch (error) {
    return instead(error);
  }
}

/** All values; synchronous if all are known. */
export function allOf<T>(values: readonly ValueOrPromise<T>[]): ValueOrPromise<readonly T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as readonly T[]);
}
