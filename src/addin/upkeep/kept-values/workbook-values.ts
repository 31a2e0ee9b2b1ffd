import { Subscribable } from "../../../product-data/base/subscribable";
import { KeepError, type KeepFailure } from "../../../product-data/kept/failure";
import { type KeptValues, united } from "../../../product-data/kept/kept-values";
import { knownLinks } from "../../../product-data/kept/known-link";
import { type ReadParts, readParts, writeParts } from "../../../product-data/kept/parts";
import type { CachedSearch } from "../../../product-data/lookup/search/cached-search";
import { CellComparison, snapshotOf, valuesShown } from "../../../product-data/lookup/comparison";
import type { PartCache } from "../../../product-data/lookup/part-cache";
import type { LanguagePart } from "../../../product-data/lookup/part-change";
import type { Refetched } from "../../../product-data/lookup/refresh";
import type { CellUse, Usage } from "../usage";
import type { ExcelRefusal } from "../../../messages/excel-refusal";
import { type Failure, failureIn } from "../../../messages/failures/failure";
import { compareKeptValues } from "./compare-values";
import { excelRefusal } from "../../excel/excel-refusal";
import { type FormulaCell, formulaCellsInUse } from "../../excel/formula-cells";
import { KeptNews, type KeptNewsOptions } from "./kept-news";
import { hasXmlParts } from "../../excel/keeps-values";
import { callCells, recalculateAt } from "../../excel/recalculate";
import { linkHosts } from "./link-hosts";
import { OvertakenCells } from "./overtaken-cells";
import { distinctParts, valuesInUse, valuesUsed } from "./shown-values";
import { readXmlParts, replaceXmlParts, type XmlPart } from "../../excel/xml-parts";

interface WorkbookValuesOptions extends KeptNewsOptions {
  readonly cache: PartCache;
  readonly search: CachedSearch;
  readonly usage: Usage;
  readonly activity: Pick<Subscribable, "subscribe">;
  readonly serviceUrl: () => string;
}

export type ValuesWork =
  | { readonly kind: "idle" }
  | { readonly kind: "working" }
  | { readonly kind: "comparing"; readonly done: number; readonly total: number }
  /** The service's current values, compared with the kept ones. */
  | { readonly kind: "compared"; readonly today: Refetched; readonly atMs: number }
  | { readonly kind: "failed"; readonly failure: KeepFailure | Failure }
  | { readonly kind: "refused"; readonly refusal: ExcelRefusal };

/**
 * The values in this workbook: read at its start, and written only when the user wants to keep them. Formulas get them
 * from the part cache, which never stores them.
 */
export class WorkbookValues extends Subscribable {
  readonly news: KeptNews;
  private readonly overtaken: OvertakenCells;
  private found: ReadParts = { values: null, failures: [], otherServices: [], unknownLinks: 0 };
  private current: ValuesWork = { kind: "idle" };
  private controller = new AbortController();
  /** Whether formulas may return a link from a workbook. */
  private readonly isKnownLink = (url: string): boolean => knownLinks(this.options.serviceUrl(), linkHosts)(url);

  constructor(private readonly options: WorkbookValuesOptions) {
    super();
    this.news = new KeptNews(() => this.values, options);
    this.overtaken = new OvertakenCells(options, () => this.notify());
    options.activity.subscribe(() => {
      this.news.lookSoon();
      if (this.values !== null) this.overtaken.lookSoon();
    });
  }

  /** null: the workbook keeps none. */
  get values(): KeptValues | null {
    return this.found.values;
  }

  /** What of the workbook couldn't be used. */
  get unused(): Omit<ReadParts, "values"> {
    return this.found;
  }

  get work(): ValuesWork {
    return this.current;
  }

  /** The parts in formulas that aren't among the kept values. */
  get outside(): readonly LanguagePart[] {
    const { cache, usage } = this.options;
    return distinctParts(usage.all()).filter(
      ({ language, partno }) => cache.keptParts.known(language, partno) === undefined,
    );
  }

  /** Reads the workbook's values. Nothing is written. */
  open(): Promise<void> {
    return this.attempt(async () => {
      if (!hasXmlParts()) return;
      await this.take();
      // If the workbook took longer than formulas waited.
      const failed = this.options.usage.all().filter(({ failures }) => failures.length > 0);
      if (this.values !== null) await recalculateAt(failed);
    });
  }

  /** Whether a formula shows a value that only the workbook has. */
  get isShown(): boolean {
    const { cache, loader, usage } = this.options;
    if (this.values === null) return false;
    if (this.overtaken.all().length > 0) return true;
    return usage
      .all()
      .some(
        ({ parts, searches }) =>
          parts.some(({ language, partno }) => loader.sources.choose(language, partno)?.from === "kept") ||
          searches.some(
            ({ query: { language }, key }) =>
              cache.searches.get(language, key) === undefined && cache.keptSearches.known(language, key) !== undefined,
          ),
      );
  }

  /** From now on, uses the values of the other services that the workbook keeps. */
  acceptOthers(): Promise<void> {
    return this.attempt(() =>
      this.recalculating(async () => {
        await this.accept(this.found.otherServices);
        await this.take();
      }),
    );
  }

  /** Keeps what formulas show now. Values kept before stay if formulas use them. */
  keep(): Promise<void> {
    return this.attempt(() => this.keepShown(false));
  }

  /** Starts or stops showing the kept values in formulas, whatever the service returns. */
  setPinned(pinned: boolean): Promise<void> {
    return this.attempt(() =>
      this.recalculating(async () => {
        const old = await this.take();
        if (this.values === null) throw new KeepError({ code: "nothingToKeep" });
        await this.replace(old, { ...this.values, pinned, keptMs: this.options.clock.now() });
      }),
    );
  }

  /** Cells don't change until they are recalculated. */
  remove(): Promise<void> {
    return this.attempt(async () => {
      await replaceXmlParts(await readXmlParts(), []);
      await this.take();
    });
  }

  /** Requests everything that is kept. Nothing changes until `takeToday`. */
  compare(): Promise<void> {
    return this.attempt(async () => {
      const { values: kept } = this;
      if (kept === null) return;
      const { uses } = await this.cellUses();
      const tell = (done: number, total: number): void => this.become({ kind: "comparing", done, total });
      const catalog = { ...this.options, isKnownLink: this.isKnownLink };
      const today = await compareKeptValues(kept, uses, catalog, this.controller.signal, tell);
      this.become({ kind: "compared", today, atMs: this.options.clock.now() });
    });
  }

  cancel(): void {
    this.controller.abort();
  }

  /**
   * Replaces the kept values with the results of `compare`; pinned values stay pinned, to the new ones. If the results
   * are from a service that isn't used any more, compares again.
   */
  async takeToday(): Promise<void> {
    const { work, values: kept } = this;
    if (work.kind !== "compared" || kept === null) return;
    if (!work.today.isCurrent()) return this.compare();
    await this.attempt(() =>
      this.recalculating(async () => {
        work.today.swap();
        await this.keepShown(kept.pinned);
      }),
    );
  }

  private async keepShown(pinned: boolean): Promise<void> {
    if (!hasXmlParts()) throw new KeepError({ code: "noXmlParts" });
    const { cache, clock, serviceUrl } = this.options;
    const old = await this.take();
    const { values: kept } = this;
    const { uses, isWhole } = await this.cellUses();
    // Otherwise the pinned values would be found instead of those to keep.
    if (pinned) cache.keep(null);
    try {
      const shown = await valuesInUse(uses, this.options);
      const now: KeptValues = { service: serviceUrl(), keptMs: clock.now(), pinned, ...shown };
      const all = united([...(kept === null ? [] : [{ ...kept, keptMs: 0 }]), now]) ?? now;
      // If Excel skipped formulas, it is unknown what is still used.
      await this.replace(old, isWhole ? valuesUsed(uses, all) : all);
    } catch (error) {
      cache.keep(kept);
      throw error;
    }
  }

  /** The service in use, those whose values this user kept, and those that this user accepted. */
  private async acceptedServices(): Promise<readonly string[]> {
    const accepted = (await this.options.store.read(acceptedName))?.split(" ") ?? [];
    return [encodeURI(this.options.serviceUrl()), ...accepted];
  }

  private async accept(services: readonly string[]): Promise<void> {
    const accepted = new Set([...(await this.acceptedServices()), ...services.map((service) => encodeURI(service))]);
    await this.options.store.write(acceptedName, [...accepted].slice(-mostAccepted).join(" "));
  }

  private async replace(old: readonly XmlPart[], values: KeptValues): Promise<void> {
    await this.accept([values.service]);
    await replaceXmlParts(old, await writeParts(values));
    await this.take();
  }

  /** Uses the values of the workbook. */
  private async take(): Promise<readonly XmlPart[]> {
    const { cache, clock } = this.options;
    const xmlParts = await readXmlParts();
    const xmls = xmlParts.map(({ xml }) => xml);
    const accepted = await this.acceptedServices();
    const isAccepted = (service: string): boolean => accepted.includes(encodeURI(service));
    this.found = await readParts(xmls, { nowMs: clock.now(), isAccepted, isKnownLink: this.isKnownLink });
    cache.keep(this.values);
    this.news.lookSoon();
    this.notify();
    return xmlParts;
  }

  /**
   * The data that every formula of this workbook uses. Excel has to call those that it hasn't called since the workbook
   * was opened.
   */
  private async cellUses(): Promise<{ readonly uses: readonly CellUse[]; readonly isWhole: boolean }> {
    const { usage, clock } = this.options;
    const cells = await formulaCellsInUse(usage);
    const isUnknown = ({ address }: FormulaCell): boolean => usage.get(address) === undefined;
    await callCells(cells.filter(isUnknown), usage, clock);
    return { uses: usage.all(), isWhole: !cells.some(isUnknown) };
  }

  /** Afterwards, makes Excel recalculate the cells that would change. */
  private async recalculating(work: () => Promise<void>): Promise<void> {
    const { loader, search, usage } = this.options;
    const now = valuesShown(loader.sources, search.sources);
    const before = await snapshotOf(usage.all(), now);
    await work();
    // Formulas may also show the date.
    const comparison = new CellComparison(before, now, true);
    const affected: CellUse[] = [];
    for (const use of usage.all()) if (await comparison.differs(use)) affected.push(use);
    await recalculateAt(affected);
  }

  /** One at a time: a call during another does nothing. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    if (this.isBusy()) return;
    this.controller = new AbortController();
    this.become({ kind: "working" });
    try {
      await work();
      if (this.isBusy()) this.become({ kind: "idle" });
    } catch (error) {
      const isCanceled = this.controller.signal.aborted;
      this.controller.abort();
      const failure = error instanceof KeepError ? error.failure : failureIn(error);
      if (isCanceled) this.become({ kind: "idle" });
      else if (failure === null) this.become({ kind: "refused", refusal: excelRefusal(error) });
      else this.become({ kind: "failed", failure });
    }
  }

  private isBusy(): boolean {
    return this.current.kind === "working" || this.current.kind === "comparing";
  }

  private become(work: ValuesWork): void {
    this.current = work;
    this.notify();
  }
}

const acceptedName = "vendor.accepted-services";
const mostAccepted = 20;
