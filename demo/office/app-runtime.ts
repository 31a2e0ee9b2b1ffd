import { method, type HostObject, type HostType } from "../rich-api/host-object";

/** The add-in's pane. Its page is the shared runtime, which stays loaded when the pane is hidden. */
export interface TaskPane {
  readonly visible: boolean;
  setVisible(visible: boolean): void;
  onVisibilityChanged(listener: (visible: boolean) => void): () => void;
}

/** The services behind Office.addin and Office.actions. */
export function appRuntimeServices(pane: TaskPane): Readonly<Record<string, HostObject>> {
  return {
    "Microsoft.InternalService.AddinInternalService": { type: "AddinInternalService", target: undefined },
    "Microsoft.AppRuntime.AppRuntimeService": { type: "AppRuntimeService", target: pane },
    "Microsoft.AppRuntime.AppRuntimePersistenceService": {
      type: "AppRuntimePersistenceService",
      target: { startState: "Inactive" },
    },
  };
}

const addinInternalServiceType: HostType<undefined> = {
  members: {
    /** Office.js would have an unhandled rejection if this were refused. */
    notifyActionHandlerReady: method(undefined, () => undefined),
  },
};

/** Office.addin.showAsTaskpane and hide. */
const appRuntimeServiceType: HostType<TaskPane> = {
  members: {
    getAppRuntimeState: method(undefined, (pane) => (pane.visible ? "Visible" : "Background")),
    setAppRuntimeState: method(undefined, (pane, state: string) => pane.setVisible(state === "Visible")),
  },
};

/** Office.addin.setStartupBehavior. */
const appRuntimePersistenceServiceType: HostType<{ startState: string }> = {
  members: {
    getAppRuntimeStartState: method(undefined, ({ startState }) => startState),
    setAppRuntimeStartState: method(undefined, (target, state: string) => void (target.startState = state)),
  },
};

export const appRuntimeTypes = {
  AddinInternalService: addinInternalServiceType,
  AppRuntimeService: appRuntimeServiceType,
  AppRuntimePersistenceService: appRuntimePersistenceServiceType,
};
