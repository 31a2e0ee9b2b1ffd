import type { BomEntry } from "../../bom/entry";
import { decodeNumber } from "../../bom/makers/decode";
import type { Schedule } from "../../catalog/schedule";
import { waiterOf } from "../../catalog/single-flight";
import { findReplacements, type FoundReplacements } from "../../functions/replacements";
import type { Runtime } from "../../functions/runtime";
import { type Failure, failureIn } from "../../messages/failures/failure";
import type { Language } from "../../vocabulary/language";

/** The alternatives for a line, or why none are offered. */
export type LineReplacement =
  | { readonly kind: "found"; readonly found: FoundReplacements }
  | { readonly kind: "failed"; readonly failure: Failure };

/** By `lineKey`. A line without one wasn't requested, or doesn't seem to be a capacitor or inductor. */
export type LineReplacements = ReadonlyMap<string, LineReplacement>;

export const lineKey = ({ partno, description }: BomEntry): string => `${partno ?? ""}\n${description}`;

export interface ReplacementProgress {
  readonly replacements: LineReplacements;
  readonly done: number;
  readonly total: number;
}

/**
 * Finds alternatives for the lines of a BOM. Lines with the same requirements share a search. Work on the catalog on
 * this computer is done in pieces, so that Excel stays responsive.
 */
export class ReplacementRun {
  private readonly replacements = new Map<string, LineReplacement>();
  private readonly controller = new AbortController();
  private readonly waiter = waiterOf(this.controller.signal);
  private readonly cancelled = new Promise<never>((_, reject) => this.waiter.onLeave(reject));
  private done = 0;
  private total = 0;

  constructor(
    private readonly sources: Pick<Runtime, "loader" | "search">,
    private readonly language: Language,
    private readonly schedule: Schedule,
    private readonly tell: (progress: ReplacementProgress) => void,
  ) {
    this.cancelled.catch(() => undefined);
  }

  /** Resolves when every line is done, or when the run is canceled. */
  async find(entries: readonly BomEntry[]): Promise<void> {
    const distinct = [...new Map(entries.map((entry) => [lineKey(entry), entry]))];
    const waiting: Promise<void>[] = [];
    this.total = distinct.length;
    for (const [at, [key, entry]] of distinct.entries()) {
      if (at % linesAtOnce === 0) await this.rest();
      if (this.controller.signal.aborted) break;
      waiting.push(this.ask(key, entry));
    }
    await Promise.all(waiting);
    this.tell(this.progress);
  }

  cancel(): void {
    this.controller.abort(new DOMException("The search for alternatives was cancelled", "AbortError"));
  }

  private get progress(): ReplacementProgress {
    return { replacements: new Map(this.replacements), done: this.done, total: this.total };
  }

  private async ask(key: string, entry: BomEntry): Promise<void> {
    const line = { part: entry.partno ?? "", description: entry.description };
    const nothing = (): void => undefined;
    try {
      const sources = { ...this.sources, waiter: this.waiter, onPart: nothing, onSearch: nothing };
      const found = await Promise.race([findReplacements(line, this.language, sources), this.cancelled]);
      this.keep(key, { kind: "found", found });
    } catch (error) {
      this.failed(key, entry, error);
    }
  }

  private failed(key: string, { partno }: BomEntry, error: unknown): void {
    if (this.controller.signal.aborted) return;
    const failure = failureIn(error);
    if (failure === null) throw error;
    const saysNothing =
      failure.code === "partUnknown" ||
      failure.code === "notAPartNumber" ||
      (failure.code === "requirementIncomplete" && failure.missing.some(isValue));
    // Most other lines of a BOM aren't capacitors or inductors.
    const isForeign = saysNothing && decodeNumber(partno ?? "").length === 0;
    this.keep(key, isForeign ? null : { kind: "failed", failure });
  }

  private keep(key: string, replacement: LineReplacement | null): void {
    if (replacement !== null) this.replacements.set(key, replacement);
    this.done += 1;
  }

  private rest(): Promise<void> {
    this.tell(this.progress);
    return new Promise((resolve) => this.schedule(resolve));
  }
}

const linesAtOnce = 10;
const isValue = (aspect: string): boolean => aspect === "capacitance" || aspect === "inductance";
