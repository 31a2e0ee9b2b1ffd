import { addColumnsTexts } from "../check-bom/add-columns-texts";

/** The columns with what a check found, which a formula can't tell. */
export type CheckedColumn = keyof (typeof addColumnsTexts)["en"]["checked"];

/**
 * The columns that Add columns filled with what a check found, by the titles that they have in some language: the part
 * number, the state to the right of it, whose title has the day of the check, and others. Empty: there are none.
 */
export function checkedColumnsIn(titles: readonly string[]): ReadonlyMap<CheckedColumn, number> {
  // Excel adds a number to a title that another column of a table has.
  const names = titles.map((title) => columnOf.get(title.replace(day, "").trim().replace(/ \d+$/, "")));
  const state = names.findIndex((name, at) => name === "state" && names[at - 1] === "partno");
  if (state < 0) return new Map();
  const others = names.flatMap((name, at) => (name !== undefined && at > state ? [[name, at] as const] : []));
  return new Map([...others.reverse(), ["partno", state - 1], ["state", state]]);
}

const day = /\d{4}-\d\d-\d\d/;
const columnOf: ReadonlyMap<string, CheckedColumn> = new Map(
  Object.values(addColumnsTexts).flatMap(({ checked }) =>
    (Object.keys(checked) as CheckedColumn[]).map((name) => [checked[name], name] as const),
  ),
);
