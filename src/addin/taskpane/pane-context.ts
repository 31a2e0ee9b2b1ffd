import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Session } from "../../product-data/session";
import type { Lazy } from "../../product-data/base/lazy";
import type { CatalogKeeper } from "../../product-data/catalog/catalog-keeper";
import type { Converted } from "../excel/convert-to-values";
import type { Usage } from "../upkeep/usage";
import type { Runtime } from "../functions/runtime";
import type { WantedCheck } from "../check-bom/bom-sessions";
import type { Refused } from "../excel/excel-refusal";
import type { Observed } from "../observed";
import type { Recovery } from "../upkeep/recovery";
import type { Refresh } from "../upkeep/refresh";
import type { SettingsStore } from "../settings";
import type { Language } from "../../product-data/vocabulary/language";

/** The views of the pane, in the order of their tabs. */
export const viewNames = ["settings", "find", "check", "activity"] as const;

export type ViewName = (typeof viewNames)[number];

/** The result of a ribbon command. */
export type Announcement = ({ readonly kind: "converted" } & Converted) | Refused;

/** The dependencies of the views. */
export interface PaneContext extends Pick<Session, "activity" | "cache" | "client" | "pacer" | "search"> {
  readonly settings: SettingsStore;
  /** The dependencies of the functions: loader, search, links, limits. */
  readonly runtime: Runtime;
  /** The catalog on this computer. */
  readonly lazyKeeper: Lazy<CatalogKeeper>;
  /** The requests of each cell of the workbook. */
  readonly usage: Usage;
  readonly refresh: Refresh;
  readonly recovery: Recovery;
  /** The result of the last ribbon command, until it is dismissed. */
  readonly announcement: Observed<Announcement | null>;
  /** Which view is open. The other views are hidden and keep their state. */
  readonly view: Observed<ViewName>;
  /** What the Check BOM view is to do, until it has begun; null: nothing. */
  readonly requestedCheck: Observed<WantedCheck | null>;
  /** The current language of texts and data. All views are rendered again when it changes. */
  language(): Language;
}

/** Gives views their dependencies. */
export const Pane = createContext<PaneContext | null>(null);

export function usePane(): PaneContext {
  const context = useContext(Pane);
  if (context === null) throw new Error("A view was rendered outside the pane");
  return context;
}

export const useLanguage = (): Language => usePane().language();

/** The texts of a view in the current language. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()];
