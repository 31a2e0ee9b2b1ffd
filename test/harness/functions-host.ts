import { type RunningService, type ServiceOptions, startService } from "../../service/server";
import type { Settings } from "../../src/addin/settings";
import { type Language, locales } from "../../src/product-data/vocabulary/language";
import type { WorkbookDocument } from "../../demo/document";
import type { Outcome } from "../../demo/outcome";
import { type AddinHost, openAddin } from "./bridge/host";
import type { AddinWindow } from "./bridge/addin-window";
import { type BuiltAddin, builtAddin } from "./built-addin";

/** The built add-in behind Microsoft's runtime, with its own service. */
export interface FunctionsHost {
  readonly addin: AddinHost;
  readonly service: RunningService;
  readonly metadata: ReturnType<BuiltAddin["metadata"]>;
  close(): Promise<void>;
}

interface FunctionsHostOptions {
  readonly service?: ServiceOptions;
  readonly settings?: Partial<Settings>;
  /** The language of Office. @default "en" */
  readonly language?: Language;
  /** An older Excel: LTSC and retail 2021 have no data types, 2023 no properties of texts. @default the newest */
  readonly sets?: "old" | "retail" | "2023";
  /** The workbook of Excel. @default an empty one */
  readonly document?: WorkbookDocument;
  /** null: none is stored. @default "demo-key" */
  readonly key?: string | null;
  /** Replaces the network. */
  readonly fetch?: typeof fetch;
  /** Spoils Excel before the add-in's script finds it ready. */
  readonly whenReady?: (window: AddinWindow) => void;
  /** Whether a script that is loaded later can't be. @default none, but the pane's */
  readonly isLost?: (script: string) => boolean;
}

export async function openFunctions(options: FunctionsHostOptions = {}): Promise<FunctionsHost> {
  const { language = "en", sets, key = "demo-key" } = options;
  const built = await builtAddin();
  const service = await startService(options.service);
  const settings: Partial<Settings> = { serviceUrl: service.url, ...options.settings };
  const metadata = built.metadata(language);
  const addin = openAddin({
    script: built.script,
    file: (name) => (options.isLost?.(name) === true ? null : built.functionsFile(name)),
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
    ...(options.document === undefined ? {} : { document: options.document }),
    metadata,
    environment: `lang=${locales[language]}&sets=${sets ?? ""}`,
    beforeScript: (window) => {
      const { localStorage } = window;
      const spoil = (): void => void (window["Office"] as typeof Office).onReady(() => options.whenReady?.(window));
      if (options.whenReady) window.document.addEventListener("DOMContentLoaded", spoil);
      localStorage.setItem("vendor.settings", JSON.stringify(settings));
      if (key !== null) localStorage.setItem("vendor.key", key);
    },
  });
  return {
    addin,
    service,
    metadata,
    close: async () => {
      addin.close();
      await service.stop();
    },
  };
}

/** A call of a function with its arguments in Excel's form, and its expected outcome. */
export type CallCase = readonly [what: string, args: readonly unknown[], outcome: unknown];

/** Calls a function once per row, all in one recalculation. */
export async function outcomesOf(
  addin: AddinHost,
  id: string,
  rows: readonly CallCase[],
): Promise<Record<string, Outcome>> {
  const outcomes = await addin.callAll(rows.map(([, args]) => ({ id, args })));
  return Object.fromEntries(rows.map(([what], index) => [what, outcomes[index] as Outcome]));
}

export const expected = (rows: readonly CallCase[]): Record<string, unknown> =>
  Object.fromEntries(rows.map(([what, , outcome]) => [what, outcome]));
