/**
 * A formula as the engine reads it. In Excel it is entered in a shorter form, which Excel also replaces in files:
 * - `[@Part]` in a table is `Table1[[#This Row],[Part]]`
 * - `B2.Capacitance`, a property of a data type, is `FIELDVALUE(B2,"Capacitance")`
 * @param table the name of the table that contains the cell; null: none
 */
export function enteredFormula(formula: string, table: string | null): string {
  return outsideTexts(formula, (part) =>
    part
      .replace(thisRow, (whole, name: string, bracketed: string | undefined, plain: string | undefined) => {
        const owner = name || table;
        return owner === null ? whole : `${owner}[[#This Row],[${bracketed ?? plain ?? ""}]]`;
      })
      .replace(propertyOfCell, 'FIELDVALUE($1,"$2")'),
  );
}

/** Changes what isn't between quotes. @param texts replaces each text; by default they stay */
export const outsideTexts = (formula: string, change: (part: string) => string, texts?: string): string =>
  formula
    .split(/("(?:[^"]|"")*")/)
    .map((part, index) => (index % 2 === 0 ? change(part) : (texts ?? part)))
    .join("");

/** Titles in formulas have an apostrophe before each of ' # @ [ ]. */
const thisRow = /([\p{L}_\\][\p{L}\p{N}_.\\]*)?\[@(?:\[((?:'.|[^'[\]])+)\]|((?:'.|[^'[\]\s])+))\]/gu;
const propertyOfCell = /(?<![\w.!$])((?:\w+!)?\$?[A-Z]{1,3}\$?\d+)\.([A-Z]\w*)(?!\w*\()/gi;
