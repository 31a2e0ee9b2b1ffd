export const viewNames = ["settings", "find", "check", "activity"] as const;

export type ViewName = (typeof viewNames)[number];

/** Which view of the pane is open; the ribbon and the tabs choose. */
export class OpenView {
  private readonly listeners = new Set<() => void>();

  constructor(private name: ViewName) {}

  get current(): ViewName {
    return this.name;
  }

  open(name: ViewName): void {
    if (name === this.name) return;
    this.name = name;
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
