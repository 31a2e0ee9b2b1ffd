import { areaName } from "../a1";
import type { RequestContext } from "./request-context";

/** `add` and `remove` take effect with the next sync, as everything does. */
export interface SelectionEvent {
  add(handler: SelectionHandler): { readonly context: RequestContext; remove(): void };
}

export type SelectionHandler = (change: SelectionChange) => unknown;

export interface SelectionChange {
  readonly type: "WorksheetSelectionChanged";
  readonly address: string;
  readonly worksheetId: string;
}

export function selectionEvent(
  context: RequestContext,
  concerns: (selection: { readonly sheetId: string }) => boolean,
): SelectionEvent {
  return {
    add(handler) {
      let stop: (() => void) | undefined;
      context.enqueue(() => {
        const { document } = context;
        stop = document.onSelectionChanged(() => {
          const { sheetId, area } = document.selection();
          if (!concerns({ sheetId })) return;
          void handler({ type: "WorksheetSelectionChanged", address: areaName(area), worksheetId: sheetId });
        });
      });
      return { context, remove: () => context.enqueue(() => stop?.()) };
    },
  };
}
