import { ourMaker } from "../../bom/check/line-findings";
import { isOwnNumber } from "../../bom/numbers/read-number";
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

/**
 * The first of each two columns with a substitute, which Add columns filled: `Manufacturer 2` and `MPN 2` next to each
 * other, to the right of the note on them. Columns with other parts, which a user may have added to them, aren't among
 * them. To other readers, all of these are numbers of the BOM.
 */
export function substituteColumnsIn(
  titles: readonly string[],
  below: readonly (readonly string[])[],
): readonly number[] {
  const isPair = (title: string, next = ""): boolean =>
    Object.values(addColumnsTexts).some(
      ({ substitute: { manufacturer, partno } }) =>
        title.replace(/\d+$/, "") === `${manufacturer} ` && next === title.replace(manufacturer, partno),
    );
  const isOurs = (maker = "", partno = ""): boolean =>
    ["", ourMaker].includes(maker) && (partno === "" || isOwnNumber(partno));
  const found: number[] = [];
  let at = checkedColumnsIn(titles).get("substitutes") ?? Infinity;
  while (isPair(titles[at + 1] ?? "", titles[at + 2]) && below.every((row) => isOurs(row[at + 1], row[at + 2]))) {
    found.push(at + 1);
    at += 2;
  }
  return found;
}

const day = /\d{4}-\d\d-\d\d/;
const columnOf: ReadonlyMap<string, CheckedColumn> = new Map(
  Object.values(addColumnsTexts).flatMap(({ checked }) =>
    (Object.keys(checked) as CheckedColumn[]).map((name) => [checked[name], name] as const),
  ),
);
