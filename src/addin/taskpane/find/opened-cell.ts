import { useEffect, useRef, useState } from "preact/hooks";
import type { Language } from "../../../product-data/vocabulary/language";
import { type ActiveCell, onSelection, readActiveCell } from "../../excel/active-cell";
import { readSearchFormula } from "./formula-reader";
import { type BuilderState, type FindMessage, openSearch } from "./search";
import { useLanguage, usePane } from "../pane-context";

/**
 * Opens the search of a cell that is selected while this view is open. A search that is already in the builder stays.
 * @returns whether the selected cell has a search that is in the builder
 */
export function useOpenedCell(
  builder: BuilderState,
  formula: string | null,
  show: (builder: BuilderState | null, message: FindMessage) => void,
): boolean {
  const { view } = usePane();
  const language = useLanguage();
  const [isOpened, setOpened] = useState(false);
  // The handler is registered once and uses the last render.
  const drawn = useRef({ builder, formula, language, show });
  drawn.current = { builder, formula, language, show };
  useEffect(() => {
    let looks = 0;
    let seen = "";
    const look = async (): Promise<void> => {
      if (view.current !== "find") return;
      const number = (looks += 1);
      const cell = await readActiveCell();
      // Excel reports one selection more than once. If it were opened twice, Undo wouldn't work.
      if (number !== looks || seen === `${cell.address} ${cell.formula}`) return;
      seen = `${cell.address} ${cell.formula}`;
      const { builder, formula, language, show } = drawn.current;
      const isInBuilder = cell.formula === formula;
      const found = isInBuilder ? null : openedFrom(cell, builder, language);
      setOpened(isInBuilder || (found !== null && found.builder !== null));
      if (found !== null) show(found.builder, found.message);
    };
    // Excel refuses while a cell is being edited. The next selection opens it.
    const tryToLook = (): void => void look().catch(() => undefined);
    // A selection before Excel registered the handler has no event.
    void onSelection(tryToLook)
      .catch(() => undefined)
      .then(tryToLook);
  }, []);
  return isOpened;
}

/** The builder with the cell's search; null: the cell contains none. */
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
