/** Items as Univer stores rows, columns, and cells: in an object, by their indexes. */
export const byIndex = <Item>(items: readonly Item[]): Record<number, Item> => Object.fromEntries(items.entries());
