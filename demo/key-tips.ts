/**
 * Key tips of the ribbon, as in Excel for Windows: Alt shows that of the tab, its keys those of the tab's buttons, and
 * theirs press a button. Escape goes back. Excel counts the controls of an add-in, as Y1, Y2, because a manifest in XML
 * can't name keys.
 */
export class KeyTips {
  /** The level that is shown; null: none. */
  private level: number | null = null;
  private typed = "";
  private isAltAlone = false;

  /** @param levels the controls of each level; the last are buttons */
  constructor(private readonly levels: readonly (readonly HTMLElement[])[]) {}

  listenIn(window: Window): void {
    // Before the grid, which would take letters for the content of a cell.
    window.addEventListener("keydown", (event) => this.follow(event), { capture: true });
    window.addEventListener("keyup", (event) => this.toggle(event), { capture: true });
    for (const event of ["pointerdown", "blur"]) window.addEventListener(event, () => this.show(null));
  }

  private toggle(event: KeyboardEvent): void {
    if (event.key !== "Alt" || !this.isAltAlone) return;
    event.preventDefault();
    this.show(this.level === null ? 0 : null);
  }

  private follow(event: KeyboardEvent): void {
    this.isAltAlone = event.key === "Alt" && !event.ctrlKey && !event.shiftKey;
    if (this.level === null || event.key === "Alt") return;
    const isKey = /^[a-z0-9]$/i.test(event.key) && !event.ctrlKey;
    if (!isKey && event.key !== "Escape") return this.show(null);
    event.preventDefault();
    event.stopPropagation();
    if (isKey) this.type(event.key.toUpperCase());
    else this.show(this.level === 0 ? null : this.level - 1);
  }

  /** A key that continues no tip changes nothing. */
  private type(key: string): void {
    const typed = this.typed + key;
    const controls = this.levels[this.level ?? 0] ?? [];
    const matches = controls.filter((_, at) => tipOf(at).startsWith(typed));
    const [match] = matches;
    if (match === undefined) return;
    this.typed = typed;
    if (matches.length > 1 || match.dataset["keyTip"] !== typed) return;
    const next = (this.level ?? 0) + 1;
    this.show(next < this.levels.length ? next : null);
    if (next === this.levels.length) match.click();
  }

  private show(level: number | null): void {
    this.level = level;
    this.typed = "";
    this.levels.forEach((controls, each) =>
      controls.forEach((control, at) => {
        if (each === level) control.dataset["keyTip"] = tipOf(at);
        else control.removeAttribute("data-key-tip");
      }),
    );
  }
}

const tipOf = (at: number): string => `Y${String(at + 1)}`;
