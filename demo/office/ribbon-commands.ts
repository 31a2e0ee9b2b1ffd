import type { HostEvents } from "./host-events";
import { hostEvent } from "./protocol";

/** Presses of ribbon buttons of type ExecuteFunction. A press before the add-in listens waits until it does. */
export class RibbonCommands {
  private readonly running = new Map<string, { readonly done: () => void; readonly fail: (reason: Error) => void }>();
  private lastId = 0;
  private whenSettled: (() => void)[] = [];

  constructor(private readonly events: HostEvents) {}

  /** Settles when the action calls event.completed(). Until then, Excel locks its ribbon. */
  press(functionName: string, controlId: string): Promise<void> {
    return new Promise((done, fail) => {
      const id = `command${String(++this.lastId)}`;
      this.running.set(id, { done, fail });
      const source = JSON.stringify({ source: { id: controlId } });
      this.events.whenListened(hostEvent.commandInvoked, () =>
        this.events.raise(hostEvent.commandInvoked, [id, functionName, source]),
      );
    });
  }

  /** `error`: 0, or why Office.js couldn't run it. */
  completed(id: string, error: number): void {
    const command = this.running.get(id);
    this.running.delete(id);
    if (error === 0) command?.done();
    else command?.fail(new Error(`The add-in has no action for this button (${String(error)}).`));
    if (this.running.size === 0) this.whenSettled.splice(0).forEach((resolve) => resolve());
  }

  /** Resolves when every action has called event.completed(). */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      if (this.running.size === 0) resolve();
      else this.whenSettled.push(resolve);
    });
  }
}
