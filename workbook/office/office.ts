import { isSetSupported, type OfficeEnvironment } from "./environment";
import { runtimeStorage } from "./storage";

/**
 * The part of Office that surrounds the workbook: readiness, context, the pane, ribbon actions, storage. It takes the place of
 * the `Office` that the custom-functions runtime brought along, so it must be installed after that script.
 */
export function installOffice(addinWindow: OfficeWindow, host: OfficeHost): InstalledOffice {
  const actions = new Map<string, RibbonAction>();
  const info = {
    host: "Excel",
    platform: "OfficeOnline",
    addin: { visibilityMode: host.pane.visible ? VISIBLE : HIDDEN },
  };
  addinWindow.Office = {
    ...addinWindow.Office,
    HostType: { Excel: "Excel" },
    PlatformType: {
      PC: "PC",
      OfficeOnline: "OfficeOnline",
      Mac: "Mac",
      iOS: "iOS",
      Android: "Android",
      Universal: "Universal",
    },
    AsyncResultStatus: { Succeeded: "succeeded", Failed: "failed" },
    StartupBehavior: { none: "None", load: "Load" },
    VisibilityMode: { hidden: HIDDEN, taskpane: VISIBLE },
    onReady: async (callback?: (ready: typeof info) => unknown) => {
      await Promise.resolve();
      callback?.(info);
      return info;
    },
    isSetSupported: (name: string, version?: string) => isSetSupported(host.environment.generation, name, version),
    context: contextOf(host),
    addin: addinOf(host.pane),
    actions: { associate: (id: string, action: RibbonAction) => void actions.set(id, action) },
  };
  addinWindow.OfficeRuntime = { ...addinWindow.OfficeRuntime, storage: runtimeStorage(addinWindow.localStorage) };
  return { runAction: (id) => runAction(actions, id) };
}

export interface OfficeWindow {
  Office?: object;
  OfficeRuntime?: object;
  readonly localStorage: Storage;
}

export interface OfficeHost {
  readonly environment: OfficeEnvironment;
  readonly pane: TaskPane;
  /** What the add-in saved in the document; outlives the add-in's page. */
  readonly documentSettings: Map<string, unknown>;
}

export interface TaskPane {
  readonly visible: boolean;
  setVisible(visible: boolean): void;
  onVisibilityChanged(listener: (visible: boolean) => void): () => void;
}

export interface InstalledOffice {
  /** A press on a ribbon button of type ExecuteFunction; settles when the action calls event.completed(). */
  runAction(id: string): Promise<void>;
}

type RibbonAction = (event: { readonly source: { readonly id: string }; completed(): void }) => unknown;

const HIDDEN = "Hidden";
const VISIBLE = "Taskpane";

function contextOf({ environment, documentSettings }: OfficeHost) {
  const { displayLanguage, contentLanguage, partitionKey, generation, theme } = environment;
  return {
    displayLanguage,
    contentLanguage,
    partitionKey,
    host: "Excel",
    platform: "OfficeOnline",
    diagnostics: { host: "Excel", platform: "OfficeOnline", version: "16.0.0.0" },
    officeTheme: THEMES[theme],
    requirements: { isSetSupported: (name: string, version?: string) => isSetSupported(generation, name, version) },
    document: {
      url: "",
      mode: "readWrite",
      settings: {
        get: (key: string) => documentSettings.get(key) ?? null,
        set: (key: string, value: unknown) => void documentSettings.set(key, value),
        remove: (key: string) => void documentSettings.delete(key),
        saveAsync: saved,
        refreshAsync: saved,
      },
    },
  };
}

/** (callback) or (options, callback). */
function saved(...args: readonly unknown[]): void {
  const callback = args.find((arg) => typeof arg === "function") as ((result: { status: string }) => void) | undefined;
  callback?.({ status: "succeeded" });
}

const THEMES = {
  light: {
    bodyBackgroundColor: "#FFFFFF",
    bodyForegroundColor: "#242424",
    controlBackgroundColor: "#F5F5F5",
    controlForegroundColor: "#242424",
    isDarkTheme: false,
  },
  dark: {
    bodyBackgroundColor: "#1F1F1F",
    bodyForegroundColor: "#FFFFFF",
    controlBackgroundColor: "#292929",
    controlForegroundColor: "#FFFFFF",
    isDarkTheme: true,
  },
} as const;

function addinOf(pane: TaskPane) {
  return {
    showAsTaskpane: settled(() => pane.setVisible(true)),
    hide: settled(() => pane.setVisible(false)),
    setStartupBehavior: () => Promise.resolve(),
    getStartupBehavior: () => Promise.resolve("None"),
    onVisibilityModeChanged: (handler: (change: { visibilityMode: string }) => unknown) => {
      const stop = pane.onVisibilityChanged((visible) => void handler({ visibilityMode: visible ? VISIBLE : HIDDEN }));
      return Promise.resolve(settled(stop));
    },
  };
}

const settled = (act: () => void) => (): Promise<void> => {
  act();
  return Promise.resolve();
};

async function runAction(actions: ReadonlyMap<string, RibbonAction>, id: string): Promise<void> {
  const action = actions.get(id);
  if (!action) throw new Error(`The add-in has associated no action "${id}".`);
  await new Promise<void>((resolve, reject) => {
    Promise.resolve(action({ source: { id }, completed: resolve })).catch(reject);
  });
}
