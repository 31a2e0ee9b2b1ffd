/** What a column of a BOM contains. */
export const columnRoles = [
  "designator",
  "quantity",
  "value",
  "footprint",
  "description",
  "manufacturer",
  "number",
  "alternate",
  "distributorNumber",
  "voltage",
  "tolerance",
  "dielectric",
  "populate",
  "policy",
] as const;

export type ColumnRole = (typeof columnRoles)[number];

export const inEachRole = <T>(valueOf: (role: ColumnRole) => T): Readonly<Record<ColumnRole, T>> =>
  Object.fromEntries(columnRoles.map((role) => [role, valueOf(role)])) as Record<ColumnRole, T>;
