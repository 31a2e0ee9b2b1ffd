import { terms } from "../catalog/tables";
import type { Heading, Headings } from "./write";

/** The texts above the products of each category in a generated catalog. Source: service/data/terms-3lang.json. */
export const generatedHeadings: Headings = {
  ceramicCapacitorsSMD: heading("S"),
  ceramicCapacitorsLead: heading("L"),
  inductors: heading("I"),
};

function heading(letter: keyof typeof terms.levels): Heading {
  const levels = terms.levels[letter].map((term, index) => [`Lv${String(index + 1)}Category`, term] as const);
  return { Manufacturer: terms.manufacturer, ...Object.fromEntries(levels) };
}
