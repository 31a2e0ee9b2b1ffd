import type { GridDocument } from "./grid/grid-document";
import type { Spreadsheet } from "./grid/spreadsheet";

/** The text of an error: for the cell under the pointer, otherwise for the selected one. */
export function showErrorCard(line: HTMLElement, { api }: Spreadsheet, grid: GridDocument): void {
  const card = document.createElement("div");
  card.id = "error-card";
  card.setAttribute("role", "tooltip");
  card.hidden = true;
  document.body.append(card);

  grid.onSelectionChanged(() => {
    const { sheetId, area } = grid.selection();
    line.textContent = grid.errorMessage(sheetId, area.row, area.column) ?? "";
  });
  api.addEvent(api.Event.CellHover, ({ worksheet, row, column }) => {
    card.textContent = grid.errorMessage(worksheet.getSheetId(), row, column) ?? "";
    card.hidden = card.textContent === "";
  });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    card.style.left = `${String(Math.min(clientX + 12, innerWidth - 440))}px`;
    card.style.top = `${String(clientY + 16)}px`;
  });
}
