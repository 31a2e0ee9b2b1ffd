import { type RunningService, type ServiceOptions, startService } from "../../service/server";
import type { Settings } from "../../src/addin/settings";
import { type AddinHost, openAddin } from "./bridge/host";
import type { AddinWindow } from "./bridge/addin-window";
import { builtAddin } from "./built-addin";
import { CalculatingDocument } from "./calculating-document";
import { type ExcelTrouble, excelTrouble } from "./excel-trouble";
import { ownPort } from "./own-port";
import { type PaneUser, paneUser } from "./pane-user";
import { replacedService } from "./replaced-service";
import type { SharedStorage } from "./shared-storage";
import { type SheetUser, sheetUser } from "./sheet-user";
import { statesCatalog } from "./test-catalogs";

/** The built add-in with its pane in jsdom, with its own workbook and service, driven by what users see. */
export interface MountedPane extends PaneUser, SheetUser, ExcelTrouble {
  readonly window: AddinWindow;
  readonly workbook: CalculatingDocument;
  /** The service that responds now. */
  readonly service: RunningService;
  /** Starts another service at the same address, as if its data had changed. */
  replaceService(other: ServiceOptions): Promise<void>;
  /** Presses a ribbon button. */
  ribbon(action: string): Promise<void>;
  /** The number of undo records that AddinHost has. */
  undoRecords(): number;
  close(): Promise<void>;
}

export interface MountedPaneOptions {
  readonly service?: ServiceOptions;
  readonly settings?: Partial<Settings>;
  /** null: none is stored. @default "demo-key" */
  readonly key?: string | null;
  /** The query of the workbook page: "lang=ja-JP&sets=old". */
  readonly environment?: string;
  readonly sheets?: readonly string[];
  /** @default "en-US", with the system's separators */
  readonly region?: CalculatingDocument["region"];
  /** Another workbook in the same Excel has stored something there: its settings and its key are used. */
  readonly storage?: SharedStorage;
  /** Whether further files of the add-in can be loaded. @default true */
  readonly isOnline?: () => boolean;
  readonly beforeScript?: (window: AddinWindow) => void;
}

export async function mountPane(options: MountedPaneOptions = {}): Promise<MountedPane> {
  const { key = "demo-key", sheets = ["Sheet1"], environment = "lang=en-US" } = options;
  const built = await builtAddin();
  let service = await startService({
    catalog: statesCatalog(options.service?.products ?? 3000),
    port: await ownPort(),
    ...options.service,
  });
  const settings: Partial<Settings> = { serviceUrl: service.url, formatted: false, ...options.settings };
  const workbook = new CalculatingDocument(...sheets);
  if (options.region !== undefined) workbook.region = options.region;
  const metadata = built.metadata("en");
  const addin: AddinHost = openAddin({
    script: built.script,
    file: (name) => (options.isOnline?.() === false ? null : built.file(name)),
    metadata,
    document: workbook,
    environment,
    channels: options.storage?.channels ?? null,
    body: '<main id="pane"></main>',
    beforeScript: (window) => {
      options.storage?.giveTo(window);
      if (window.localStorage.getItem("vendor.settings") === null) {
        window.localStorage.setItem("vendor.settings", JSON.stringify(settings));
        if (key !== null) window.localStorage.setItem("vendor.key", key);
      }
      options.beforeScript?.(window);
    },
  });
  workbook.connect(addin, metadata);
  const { window } = addin;
  return {
    ...(await paneUser(window)),
    ...sheetUser(workbook),
    ...excelTrouble(window),
    window,
    workbook,
    get service() {
      return service;
    },
    replaceService: async (other) => {
      service = await replacedService(service, other);
    },
    ribbon: (action) => addin.runAction(action),
    undoRecords: () => addin.undoRecords(),
    close: async () => {
      addin.close();
      await service.stop();
    },
  };
}
