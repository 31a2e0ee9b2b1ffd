import type { ReplacementSources } from "../../../bom/check/replacements";
import type { Language } from "../../../product-data/vocabulary/language";
import { Subscribable } from "../../../product-data/base/subscribable";
import type { SheetName } from "../../excel/bom-sheet";
import { type Refused, refused } from "../../excel/excel-refusal";
import type { CheckedBom } from "./checked-bom";

/** Where the data is from, and its language. */
export interface CheckSources extends ReplacementSources {
  readonly language: Language;
}

/** Work that takes long enough to show its progress. */
export interface CheckRun {
  readonly kind: "parts" | "alternatives" | "report";
  readonly done: number;
  /** 0 while it isn't known. */
  readonly total: number;
  readonly cancel: () => void;
}

/** A sheet with a BOM. */
export interface SheetOfBom {
  readonly sheet: SheetName;
  readonly sources: CheckSources;
  /** As it is now; null if it is empty. */
  read(): Promise<CheckedBom | null>;
}

interface Running {
  readonly kind: "running";
  readonly run: CheckRun;
}

/** Work on a sheet that the user starts, and what became of it. Notifies of changes. */
export abstract class SheetWork<S extends { readonly kind: string; readonly run?: never }> extends Subscribable {
  state: S | Running | Refused | { readonly kind: "none" } = { kind: "none" };

  /** The work that runs; null: none. */
  get run(): CheckRun | null {
    return ("run" in this.state ? this.state.run : null) ?? null;
  }

  protected show(state: typeof this.state): void {
    this.state = state;
    this.notify();
  }

  /** Shows what the work results in, or why Excel refuses it. */
  protected async follow(work: Promise<typeof this.state>): Promise<void> {
    this.show(await work.catch(refused));
  }

  /** Shows the progress. Some time is left to the page between two parts of the work, so other work may have started. */
  protected async running<T>(
    kind: CheckRun["kind"],
    work: (signal: AbortSignal, onProgress: (of: Pick<CheckRun, "done" | "total">) => void) => Promise<T>,
  ): Promise<T> {
    const started = new AbortController();
    const cancel = (): void => started.abort();
    const showRun = ({ done, total }: Pick<CheckRun, "done" | "total">): void =>
      this.show({ kind: "running", run: { kind, done, total, cancel } });
    const isShown = (): boolean => this.run?.cancel === cancel;
    showRun({ done: 0, total: 0 });
    try {
      // The last report may come after the work.
      return await work(started.signal, (progress) => isShown() && showRun(progress));
    } finally {
      if (isShown()) this.show({ kind: "none" });
    }
  }
}
