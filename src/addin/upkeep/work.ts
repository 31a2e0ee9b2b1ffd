import { Subscribable } from "../../product-data/base/subscribable";
import { type Refused, refusedBy } from "../excel/excel-refusal";

/** Work that takes long enough to show its progress. */
export interface Run {
  readonly kind: "cells" | "parts" | "alternatives" | "report";
  readonly done: number;
  /** 0 while it isn't known. */
  readonly total: number;
  readonly cancel: () => void;
}

export type OnProgress = (of: Pick<Run, "done" | "total">) => void;

/** `run`: null while nothing is known about its progress. */
interface Running {
  readonly kind: "running";
  readonly run: Run | null;
}

/** Work that the user starts, and what became of it. Notifies of changes. */
export abstract class Work<S extends { readonly kind: string; readonly run?: never }> extends Subscribable {
  state: S | Running | Refused | { readonly kind: "none" } = { kind: "none" };

  get isBusy(): boolean {
    return this.state.kind === "running";
  }

  /** The work that runs, and its progress; null: none. */
  get run(): Run | null {
    return ("run" in this.state ? this.state.run : null) ?? null;
  }

  protected show(state: typeof this.state): void {
    this.state = state;
    this.notify();
  }

  /** Shows what the work results in, or why Excel refuses it. */
  protected async follow(work: Promise<typeof this.state>): Promise<void> {
    this.show(await work.catch(refusedBy));
  }

  /** Shows the progress. Some time is left to the page between two parts of the work, so other work may have started. */
  protected async running<T>(
    kind: Run["kind"],
    work: (signal: AbortSignal, onProgress: OnProgress) => Promise<T>,
  ): Promise<T> {
    const started = new AbortController();
    const cancel = (): void => started.abort();
    const showRun: OnProgress = ({ done, total }) => this.show({ kind: "running", run: { kind, done, total, cancel } });
    const isShown = (): boolean => this.run?.cancel === cancel;
    showRun({ done: 0, total: 0 });
    try {
      // The last progress may be reported after the work ended.
      return await work(started.signal, (progress) => isShown() && showRun(progress));
    } finally {
      if (isShown()) this.show({ kind: "none" });
    }
  }
}
