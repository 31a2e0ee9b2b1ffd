import { useEffect, useRef } from "preact/hooks";
import type { Language } from "../../vocabulary/language";
import { type Cell, onSelection, readActiveCell } from "./cell";
import { readSearchFormula } from "./formula-reader";
import type { FindMessage } from "./notice";
import { type Making, opened } from "./search";
import type { PaneContext } from "../pane-context";

type Opened = (making: Making | null, message: FindMessage) => void;

/** Opens the search of a cell that is selected while this view is open. A search that is in the builder already stays. */
export function useOpenedCell(context: PaneContext, making: Making, formula: string | null, show: Opened): void {
  // The handler is registered once and sees what was drawn last.
  const drawn = useRef({ making, formula, show });
  drawn.current = { making, formula, show };
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isGone = false;
    let looks = 0;
    let seen = "";
    const look = async (): Promise<void> => {
      if (context.view.current !== "find") return;
      const number = (looks += 1);
      const cell = await readActiveCell();
      // Excel tells of one selection more than once: opened twice, a search could not be undone.
      const isOld = number !== looks || seen === `${cell.address} ${cell.formula}`;
      if (isOld) return;
      seen = `${cell.address} ${cell.formula}`;
      if (cell.formula === drawn.current.formula) return;
      const found = openedFrom(cell, drawn.current.making, context.language());
      if (found !== null) drawn.current.show(found.making, found.message);
    };
    // Excel refuses while a cell is being edited: the next selection is soon enough.
    const tryToLook = (): void => void look().catch(() => undefined);
    void onSelection(tryToLook).then(
      (unsubscribe) => {
        if (isGone) unsubscribe();
        else stop = unsubscribe;
      },
      () => undefined,
    );
    tryToLook();
    return () => {
      isGone = true;
      stop();
    };
  }, [context]);
}

/** null: there is no search in the cell. */
function openedFrom(
  { address, formula }: Cell,
  before: Making,
  language: Language,
): { readonly making: Making | null; readonly message: FindMessage } | null {
  const read = readSearchFormula(formula);
  if (read.is === "other") return null;
  if (read.is === "notLiteral") return { making: null, message: { is: "notLiteral", cell: address } };
  const { making, isRight } = opened(read, language);
  return { making, message: { is: isRight ? "opened" : "notUsable", cell: address, before } };
}
