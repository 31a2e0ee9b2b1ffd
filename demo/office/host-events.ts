import { hostEvent } from "./protocol";

/**
 * Events from the host to Office.js. An event without a listener is lost, as in Excel; `whenListened` waits instead.
 */
export class HostEvents {
  private readonly handlers = new Map<number, EventHandler>();
  private readonly waiting = new Map<number, (() => void)[]>();
  private lastMessageId = 0;
  private held: (() => void)[] | null = null;

  /** Office.js uses a handler when it is notified that it was registered. */
  register(event: number, handler: EventHandler, registered: () => void): void {
    setTimeout(() => {
      this.handlers.set(event, handler);
      registered();
      const waiting = this.waiting.get(event) ?? [];
      this.waiting.delete(event);
      waiting.forEach((act) => act());
    });
  }

  /** Takes effect after a registration that was requested before it. */
  unregister(event: number, unregistered: () => void): void {
    setTimeout(() => {
      this.handlers.delete(event);
      unregistered();
    });
  }

  raise(event: number, payload: readonly unknown[]): void {
    if (this.held !== null) return void this.held.push(() => this.raise(event, payload));
    this.handlers.get(event)?.(event, payload);
  }

  /** What is raised from now on waits: while a batch runs, an add-in isn't told of the changes that are made already. */
  hold(): void {
    this.held ??= [];
  }

  /** Raises what was held, in its order. */
  release(): void {
    const held = this.held ?? [];
    this.held = null;
    held.forEach((raise) => raise());
  }

  /** Messages of the rich API: events, and calls of custom functions. */
  send(messages: readonly RichApiMessage[]): void {
    const entries = messages.map(({ category, type, target, content }) => [
      category,
      type,
      target,
      content,
      ++this.lastMessageId,
    ]);
    this.raise(hostEvent.richApiMessage, entries);
  }

  whenListened(event: number, act: () => void): void {
    if (this.handlers.has(event)) return act();
    this.waiting.set(event, [...(this.waiting.get(event) ?? []), act]);
  }
}

export type EventHandler = (event: number, payload: readonly unknown[]) => void;

export interface RichApiMessage {
  readonly category: number;
  readonly type: number;
  /** "Workbook", or the id of the object that the event belongs to. */
  readonly target: string;
  /** JSON. */
  readonly content: string;
}
