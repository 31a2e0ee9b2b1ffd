import { useEffect, useRef } from "preact/hooks";
import type { Language } from "../../../product-data/vocabulary/language";
import { type ActiveCell, onSelection, readActiveCell } from "../../excel/active-cell";
import { readSearchFormula } from "./formula-reader";
import type { FindMessage } from "./notice";
import { type BuilderState, openSearch } from "./search";
import type { PaneContext } from "../pane-context";

interface Opened {
  readonly show: (builder: BuilderState | null, message: FindMessage) => void;
  /** Whether the selected cell has a search that is in the builder. */
  readonly looked: (isOpened: boolean) => void;
}

/**
 * Opens the search of a cell that is selected while this view is open. A search that is already in the builder stays.
 */
export function useOpenedCell(
  context: PaneContext,
  builder: BuilderState,
  formula: string | null,
  opened: Opened,
): void {
  // The handler is registered once and uses the last render.
  const drawn = useRef({ builder, formula, opened });
  drawn.current = { builder, formula, opened };
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isGone = false;
    let looks = 0;
    let seen = "";
    const look = async (): Promise<void> => {
      if (context.view.current !== "find") return;
      const number = (looks += 1);
      const cell = await readActiveCell();
      // Excel reports one selection more than once. If it were opened twice, Undo wouldn't work.
      const isOld = number !== looks || seen === `${cell.address} ${cell.formula}`;
      if (isOld) return;
      seen = `${cell.address} ${cell.formula}`;
      const { opened } = drawn.current;
      if (cell.formula === drawn.current.formula) {
        opened.looked(true);
        return;
      }
      const found = openedFrom(cell, drawn.current.builder, context.language());
      opened.looked(found !== null && found.builder !== null);
      if (found !== null) opened.show(found.builder, found.message);
    };
    // Excel refuses while a cell is being edited. The next selection opens it.
    const tryToLook = (): void => void look().catch(() => undefined);
    void onSelection(tryToLook)
      .then(
        (unsubscribe) => {
          if (isGone) unsubscribe();
          else stop = unsubscribe;
        },
        () => undefined,
      )
      // A selection before Excel registered the handler has no event.
      .then(tryToLook);
    return () => {
      isGone = true;
      stop();
    };
  }, [context]);
}

/** null: the cell contains no search. */
function openedFrom(
  { address, formula }: ActiveCell,
  before: BuilderState,
  language: Language,
): { readonly builder: BuilderState | null; readonly message: FindMessage } | null {
  const read = readSearchFormula(formula);
  if (read.kind === "other") return null;
  if (read.kind === "notLiteral") return { builder: null, message: { kind: "notLiteral", cell: address } };
  const { builder, isRight } = openSearch(read, language);
  return { builder, message: { kind: isRight ? "opened" : "notUsable", cell: address, before } };
}
