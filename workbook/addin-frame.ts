import { installBridge, type Bridge, type BridgeOptions, type BridgeWindow } from "./bridge";
import type { WorkbookDocument } from "./document";
import type { InstalledOffice, OfficeHost, TaskPane } from "./office/office";
import { markValuePreview, type CustomFunctionsWindow } from "./value-preview";

/** The add-in's page in a frame: the shared runtime. It lives while the workbook is open, whether the pane shows or not. */
export class AddinFrame implements TaskPane {
  readonly #frame: HTMLIFrameElement;
  readonly #visibilityListeners = new Set<(visible: boolean) => void>();
  #office: InstalledOffice | undefined;

  constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  /** Resolves when the runtime has told its host that functions can be called. Loading again restarts the add-in. */
  load(
    url: string,
    surroundings: Pick<FrameContract, "office" | "document">,
    options: Omit<BridgeOptions, "onReady">,
  ): Promise<Bridge> {
    return new Promise((resolve) => {
      let bridge: Bridge;
      window.workbookHost = {
        ...surroundings,
        openBridge: (addinWindow) => {
          bridge = installBridge(addinWindow, { ...options, onReady: () => resolve(bridge) });
        },
        officeInstalled: (addinWindow, office) => {
          this.#office = office;
          markValuePreview(addinWindow, bridge);
        },
      };
      this.#frame.src = url;
    });
  }

  async runAction(id: string): Promise<void> {
    await this.#office?.runAction(id);
  }

  get visible(): boolean {
    return !this.#frame.hidden;
  }

  setVisible(visible: boolean): void {
    if (visible === this.visible) return;
    this.#frame.hidden = !visible;
    for (const listener of this.#visibilityListeners) listener(visible);
  }

  onVisibilityChanged(listener: (visible: boolean) => void): () => void {
    this.#visibilityListeners.add(listener);
    return () => this.#visibilityListeners.delete(listener);
  }
}

/** What the scripts inside the frame find at `parent.workbookHost`. */
export interface FrameContract {
  readonly office: OfficeHost;
  readonly document: WorkbookDocument;
  openBridge(addinWindow: BridgeWindow): void;
  officeInstalled(addinWindow: CustomFunctionsWindow, office: InstalledOffice): void;
}

declare global {
  interface Window {
    workbookHost?: FrameContract;
  }
}
