/** A part of the window that F6 moves to. */
export interface Region {
  /** Whether the focus is in it. */
  readonly hasFocus: () => boolean;
  /** Hidden regions are skipped. */
  readonly isShown: () => boolean;
  readonly focus: () => void;
}

/** F6 moves to the next region and Shift+F6 to the previous one, as in Excel. */
export class Regions {
  constructor(private readonly regions: readonly Region[]) {}

  /** The frame of the pane has a window of its own. */
  listenIn(window: Window): void {
    // The page's listener has to be before the grid's, which uses function keys too.
    window.addEventListener("keydown", (event) => this.follow(event), { capture: true });
  }

  private follow(event: KeyboardEvent): void {
    if (event.key !== "F6" || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const shown = this.regions.filter((region) => region.isShown());
    const at = shown.findIndex((region) => region.hasFocus());
    const to = at + (event.shiftKey ? -1 : 1);
    shown.at(to % shown.length)?.focus();
  }
}

/** The element of a container that had the focus last, or its first control. */
export function regionOf(container: HTMLElement): Region {
  let last: HTMLElement | null = null;
  container.addEventListener("focusin", ({ target }) => (last = target as HTMLElement));
  return {
    hasFocus: () => container.contains(container.ownerDocument.activeElement),
    isShown: () => true,
    focus: () => (last?.isConnected === true ? last : container.querySelector<HTMLElement>(controls))?.focus(),
  };
}

export const controls = "button:not([tabindex='-1']), input, select, textarea, a[href], [tabindex='0']";
