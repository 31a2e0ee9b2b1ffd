import type { Activity } from "../api/activity";
import type { Client } from "../api/client";
import type { PartCache } from "../catalog/part-cache";
import type { Search } from "../catalog/search";
import type { CatalogShelf } from "../local/catalog-shelf";
import type { Usage } from "../functions/usage";
import type { Runtime } from "../functions/runtime";
import type { Announcements } from "../commands/announcements";
import type { Recovery } from "../commands/recovery";
import type { Refresh } from "../commands/refresh";
import type { SettingsStore } from "../settings";
import type { Language } from "../vocabulary/language";
import type { OpenView } from "./open-view";

/** What the views stand on. */
export interface PaneContext {
  readonly settings: SettingsStore;
  readonly client: Client;
  /** What the functions stand on: loader, search, links, limits. */
  readonly runtime: Runtime;
  readonly cache: PartCache;
  /** The catalog on this computer. */
  readonly shelf: CatalogShelf;
  /** Tells how many searches took many requests. */
  readonly search: Search;
  readonly activity: Activity;
  /** What each cell of the workbook asked for. */
  readonly usage: Usage;
  readonly refresh: Refresh;
  readonly recovery: Recovery;
  /** What commands of the ribbon did. */
  readonly announcements: Announcements;
  /** Which view is open; views other than the open one are hidden and keep their state. */
  readonly view: OpenView;
  /** Language of texts and data as set now. A change draws all views again. */
  language(): Language;
  /** Makes Excel call all functions again; what is known is not asked anew. */
  recalculate(): Promise<void>;
  /** The same for cells that show an error. */
  recalculateFailed(): Promise<void>;
}
