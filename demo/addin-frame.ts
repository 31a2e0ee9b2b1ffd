import type { TaskPane } from "./office/app-runtime";
import type { HostContext } from "./office/host-context";
import { noTraffic, type InvocationChannel, type Traffic } from "./office/invocation-channel";
import { addNewerMembers } from "./newer-members";
import { nativeEntry } from "./office/native-entry";
import { OfficeHost, type OfficeHostOptions } from "./office/office-host";
import { openWebEntry, type WebEntry } from "./office/web-entry";
import { controls, type Region } from "./regions";
import { markValuePreview } from "./value-preview";
import { setUpWebView } from "./web-view";

/**
 * The add-in's page in a frame: the shared runtime. It is loaded as long as the workbook is open, even if the pane is
 * hidden.
 */
export class AddinFrame implements TaskPane {
  private readonly visibilityListeners = new Set<(visible: boolean) => void>();
  private office: OfficeHost | undefined;
  private web: WebEntry | undefined;

  constructor(private readonly frame: HTMLIFrameElement) {}

  /** The pane as F6 moves to it: to the control that had the focus last, or to its first one. */
  region(): Region {
    return {
      hasFocus: () => document.activeElement === this.frame,
      isShown: () => this.visible,
      focus: () => {
        const inside = this.frame.contentDocument;
        this.frame.contentWindow?.focus();
        if (inside !== null && inside.activeElement === inside.body)
          inside.querySelector<HTMLElement>(controls)?.focus();
      },
    };
  }

  /** Calls back with the window of the pane, again after it was loaded again. */
  onWindow(listener: (window: Window) => void): void {
    const tell = (): void => {
      if (this.frame.contentWindow !== null) listener(this.frame.contentWindow);
    };
    this.frame.addEventListener("load", tell);
  }

  /** @param connect functions can be called: once, and again when the frame's page was loaded again */
  load(
    url: string,
    context: Omit<HostContext, "pane">,
    options: OfficeHostOptions,
    connect: (channel: InvocationChannel) => void,
  ): void {
    const isWeb = context.environment.platform === "OfficeOnline";
    let complete = (): void => undefined;
    const start = (): OfficeHost => {
      this.office?.close();
      this.web?.close();
      const office = (this.office = new OfficeHost({ ...context, pane: this }, options));
      const entry = { frame: this.frame, page: url, onContext: () => complete() };
      this.web = isWeb ? openWebEntry(office, entry) : undefined;
      void office.functions.ready.then(() => connect(office.functions));
      return office;
    };
    let first: OfficeHost | null = start();
    window.workbookHost = {
      openAddin: (addinWindow) => {
        const office = first ?? start();
        first = null;
        complete = () => addNewerMembers(addinWindow);
        if (!isWeb) Object.defineProperty(addinWindow, "external", { value: nativeEntry(office, complete) });
        markValuePreview(addinWindow, () => office.functions.inValuePreview);
        setUpWebView(addinWindow, office.context);
      },
    };
    this.frame.src = this.web?.url ?? url;
  }

  /** Counts since the add-in's page was loaded. */
  get traffic(): Traffic {
    return this.office?.functions.traffic ?? noTraffic;
  }

  async runAction(functionName: string, controlId: string): Promise<void> {
    await this.office?.commands.press(functionName, controlId);
  }

  /** The messages of the frame to Excel on the web; see web-entry.ts. */
  get notifications(): readonly number[] {
    return this.web?.notifications ?? [];
  }

  get visible(): boolean {
    return !this.frame.hidden;
  }

  setVisible(visible: boolean): void {
    if (visible === this.visible) return;
    this.frame.hidden = !visible;
    for (const listener of this.visibilityListeners) listener(visible);
  }

  onVisibilityChanged(listener: (visible: boolean) => void): () => void {
    this.visibilityListeners.add(listener);
    return () => this.visibilityListeners.delete(listener);
  }
}

/** The value of `parent.workbookHost` for the page inside the frame. */
interface FrameContract {
  /** Called before Office.js is loaded there. */
  openAddin(addinWindow: Window): void;
}

declare global {
  interface Window {
    workbookHost?: FrameContract;
  }
}
