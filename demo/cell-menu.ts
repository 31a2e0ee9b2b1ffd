import { IContextService } from "@univerjs/core";
import { intersection } from "./a1";
import type { GridDocument } from "./grid/grid-document";
import type { Spreadsheet } from "./grid/spreadsheet";
import type { Manifest, RibbonButton } from "./manifest";

/**
 * The add-in's items in the context menu of cells, from its manifest.
 * @param desktop the workbook of Excel on the desktop, where the menu in a table has no items of add-ins (office-js #6612)
 */
export function showCellMenu(
  { api, injector }: Spreadsheet,
  { label, items }: Manifest["cellMenu"],
  press: (item: RibbonButton) => void,
  desktop: GridDocument | null,
): void {
  if (items.length === 0) return;
  const menu = api.createSubmenu({ id: menuId, title: label });
  for (const item of items)
    menu.addSubmenu(api.createMenu({ id: item.id, title: item.label, tooltip: item.tip, action: () => press(item) }));
  const context = injector.get(IContextService);
  const schema = menu.__getSchema()[menuId] as MenuSchema | undefined;
  if (desktop !== null && schema !== undefined) {
    const make = schema.menuItemFactory;
    schema.menuItemFactory = (accessor) => ({ ...make(accessor), hidden$: context.subscribeContextValue$(inTable) });
    const look = (): void => context.setContextValue(inTable, isInTable(desktop));
    desktop.onSelectionChanged(look);
    desktop.state.onChange(look);
  }
  menu.appendTo(["contextMenu.mainArea", "contextMenu.others"]);
}

interface MenuSchema {
  menuItemFactory: (accessor: never) => object;
}

function isInTable(workbook: GridDocument): boolean {
  const { sheetId, area } = workbook.selection();
  return workbook.state.tables.some((table) => table.sheetId === sheetId && intersection(table.area, area) !== null);
}

const menuId = "addin-cell-menu";
const inTable = "addin-cell-menu-in-table";
