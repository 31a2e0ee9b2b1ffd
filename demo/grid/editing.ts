import type { Spreadsheet } from "./spreadsheet";

/** @returns whether a cell is being edited: a promise that resolves when that has ended, or null */
export function editingIn({ api }: Spreadsheet): () => Promise<void> | null {
  let edit: Promise<void> | null = null;
  api.addEvent(api.Event.SheetEditStarted, () => {
    edit = new Promise((resolve) => {
      const subscription = api.addEvent(api.Event.SheetEditEnded, () => {
        subscription.dispose();
        edit = null;
        resolve();
      });
    });
  });
  return () => edit;
}
