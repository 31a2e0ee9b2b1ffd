import { quotedSheet } from "./cell-name";
import { textLiteral } from "./text-literal";

/**
 * A formula that shows a link to a web page. "" if the address isn't one: a link from a file or a service could start a
 * program.
 */
export function webLink(address: string, shown: string): string {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? link(address, shown) : "";
}

/** A formula that shows a link to a cell of this workbook. */
export function cellLink(sheet: string, cell: string): string {
  return link(`#${quotedSheet(sheet)}!${cell}`, cell);
}

/** Excel accepts 255 characters of a text in a formula. */
const link = (address: string, shown: string): string =>
  address.length > 255 ? "" : `=HYPERLINK(${textLiteral(address)},${textLiteral(shown)})`;
