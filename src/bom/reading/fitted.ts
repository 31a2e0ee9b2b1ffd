import { designatorsIn } from "./designators";

/** What a cell says about fitting a line. */
export interface Unfitted {
  /** null: all of them. */
  readonly designators: readonly string[] | null;
  /** The text without the mark: `NA(100nF/10V/10%)` is `100nF/10V/10%`. */
  readonly rest: string;
}

/** A mark that a line isn't fitted, in any cell: `DNP`, `NC/100uF`, `NF(C135 C169)`; null if the cell has none. */
export function unfittedIn(text: string): Unfitted | null {
  const plain = text.trim();
  if (!mayBeMark.test(plain)) return null;
  const [, mark = "", inside] = bracketed.exec(plain) ?? [];
  if (mark !== "" && inside !== undefined) {
    const named = designatorsIn(inside);
    const isList = named.length > 0 && named.length === inside.split(/[\s,;]+/).filter((word) => word !== "").length;
    return isList ? { designators: named, rest: "" } : { designators: null, rest: inside };
  }
  const [found] = leading.exec(plain) ?? [];
  if (found !== undefined) return { designators: null, rest: plain.slice(found.length).trim() };
  const [behind] = trailing.exec(plain) ?? [];
  return behind === undefined ? null : { designators: null, rest: plain.slice(0, -behind.length).trim() };
}

/**
 * What a cell of a column about fitting says.
 * @param title `DNP` and `Fitted` mean the opposite
 */
export function isUnfitted(cell: string, title: string): boolean {
  const text = cell.trim();
  if (text === "") return false;
  if (unfittedIn(text) !== null) return true;
  const isNegative = negative.test(title) && !/[/(]/.test(title);
  return isNegative ? yes.test(text) : no.test(text);
}

const words =
  "D[\\s./-]?N[\\s./-]?[PIFMSUL]|DNA|NO[\\s-]?(?:FIT|STUFF|POP|LOAD|PLACE|MOUNT)|N[\\s./-]?F|N\\.?C\\.?|N\\.?M\\.?|N\\.?[ALS]\\.?|N/[CFM]|NOT?[\\s-](?:FITTED|POPULATED|PLACED|MOUNTED|STUFFED|INSTALLED|ASSEMBLED|USED)|" +
  "DO[\\s-]NOT[\\s-](?:POPULATE|PLACE|FIT|MOUNT|STUFF|INSTALL)|UNPOPULATED|UNMOUNTED|UNSTUFFED|OPEN|EMPTY|NICHT BEST(?:Ü|UE)CK(?:T|EN)|NON? MONT(?:É|ADO|ATO)|未実装|実装しない|不実装|不贴|不焊|空贴|未贴|不上件|预留不贴|НЕ УСТАНАВЛИВАТЬ";
const mayBeMark = new RegExp(
  `^(?:${words})(?![A-Za-z0-9])|(?:^|[^A-Za-z0-9])(?:DNP|DNI|DNF|NOFIT|NO FIT|NOT FITTED|NOT POPULATED|DO NOT POPULATE|未実装|不贴|不焊)\\W*$`,
  "i",
);
const bracketed = new RegExp(`^(${words})\\s*\\((.*)\\)$`, "i");
// A whole cell, or before a value: `NC/100uF`, `DNP 10k`.
const leading = new RegExp(
  `^(?:(?:DNP|DNI|DNF|DNM|NC|NF|NM|NA)[\\s/_,:-]+(?=[\\d.]*\\d\\S)|(?:${words})[\\s.!*]*$)`,
  "i",
);
const trailing = /[\s(/,_-]+(?:DNP|DNI|DNF|NO ?FIT|NOT FITTED|NOT POPULATED|DO NOT POPULATE|未実装|不贴|不焊)\W*$/i;
const negative = /d\.?n\.?[pfimsu]|not|no[\s-]|unfitted|nicht|non?\s|未|不|не /i;
const yes = /^(?:x|y|yes|1|true|ja|oui|sí|si|да|はい|○|是|✓|✔|dnp|dnf|exclude.*)$/i;
const no = /^(?:n|no|0|false|nein|non|нет|いいえ|×|否|-|not?\b.*|dnp|dnf)$/i;
