/** Code that is loaded on first use, so that the runtime starts without it. Synchronous from then on. */
export class LazyCode<T> {
  private loaded: T | null = null;
  private loading: Promise<T> | null = null;

  constructor(private readonly load: () => Promise<T>) {}

  /** The promise rejects with a LoadError; the next call retries. */
  get(): T | Promise<T> {
    if (this.loaded !== null) return this.loaded;
    this.loading ??= this.load().then(
      (code) => (this.loaded = code),
      () => {
        this.loading = null;
        throw new LoadError();
      },
    );
    return this.loading;
  }
}

/** Part of the add-in couldn't be loaded from its server. */
export interface LoadFailure {
  readonly code: "notLoaded";
}

export class LoadError extends Error {
  override readonly name = "LoadError";
  readonly failure: LoadFailure = { code: "notLoaded" };
}
