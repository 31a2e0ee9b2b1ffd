import type { Injector } from "@univerjs/core";
import { sheetColumns } from "../sheet-size";
import { replaceTitles, rewriteFormulas } from "./univer-patches";

/**
 * References to columns of tables as Excel writes them, with an apostrophe before each of ' # @ [ ] in a title:
 * `Part '#`. Univer takes the apostrophe for a quote. While it reads a formula, and in its list of titles, other
 * characters stand for these, as many, so that positions in the formula stay.
 */
export function readEscapedTitles(injector: Injector): void {
  rewriteFormulas(injector, withStandIns, withoutStandIns);
  replaceTitles(injector, (titles) => new Titles(titles));
}

/** Columns by their titles. A title that isn't escaped belongs to none: Univer's own -1 is the column before the table. */
class Titles extends Map<string, number> {
  constructor(private readonly titles: () => readonly string[]) {
    super();
  }

  override get(title: string): number {
    const column = this.titles().findIndex((each) => each.replace(special, standIn) === title);
    return column < 0 ? -sheetColumns : column;
  }
}

const withStandIns = (formula: string): string =>
  formula.replace(textOrColumn, (part) =>
    part.startsWith("[") ? part.replace(escaped, (_, character: string) => standIn(character)) : part,
  );

const withoutStandIns = (part: string): string =>
  part.replace(standIns, (character) => shown[character.charCodeAt(0) - firstStandIn] ?? character);

/** Two characters of Unicode's private use, as long as the escape. */
const standIn = (character: string): string =>
  String.fromCharCode(firstStandIn, firstStandIn + shown.indexOf(character, 1));

const textOrColumn = /"[^"]*"|\[(?:'.|[^'[\]])*\]/gs;
const special = /['#@[\]]/g;
const escaped = /'(['#@[\]])/g;
/** The first stands for the apostrophe of an escape. */
const shown = "''#@[]";
const firstStandIn = 0xe000;
const standIns = /[\uE000-\uE005]/g;
