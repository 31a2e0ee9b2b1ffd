import type { Spreadsheet } from "./grid/spreadsheet";
import type { Manifest, RibbonButton } from "./manifest";

/** The add-in's items in the context menu of cells, from its manifest. */
export function showCellMenu(
  { api }: Spreadsheet,
  { label, items }: Manifest["cellMenu"],
  press: (item: RibbonButton) => void,
): void {
  if (items.length === 0) return;
  const menu = api.createSubmenu({ id: "addin-cell-menu", title: label });
  for (const item of items)
    menu.addSubmenu(api.createMenu({ id: item.id, title: item.label, tooltip: item.tip, action: () => press(item) }));
  menu.appendTo(["contextMenu.mainArea", "contextMenu.others"]);
}
