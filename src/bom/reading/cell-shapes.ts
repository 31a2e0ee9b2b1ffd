import { remembered } from "../../product-data/base/remembered";
import { isMakersNumber } from "./patterns";
import { kindOfNumber } from "../aspects/kind-signs";
import { decodeNumber } from "../makers/decode";

/** What the text of one cell looks like, whatever its column is called. */

/** Cells that stand for nothing: `-`, `N/A`, `TBD`. */
export const isBlank = (text: string): boolean => text === "" || blank.test(text);
const blank =
  /^[\s\-–—_~?./*'"]*$|^\s*(?:n\/?a|n\.a\.|none|null|nil|tbd|tba|x|无|無|なし|empty|\(?blank\)?|#n\/a|#ref!|undefined)\s*$/i;

export const isInteger = (text: string): boolean =>
  /^\s*\d{1,6}(?:[.,]0+)?\s*(?:pcs?|x|個|个|只|шт\.?|st(?:ü|u)?ck)?\s*$/i.test(text);

export const isAddress = (text: string): boolean => /^\s*(?:https?:\/\/|www\.)|^\s*[a-z]:\\/i.test(text);

/** One word of letters and digits, as manufacturers' numbers are. */
export function looksLikeNumber(text: string): boolean {
  const word = text.trim();
  return mixed.test(word) && !quantity.test(word) && !isPackage(word);
}

/** The name of a package: `CAP_0603`, `SOT-23`. */
export const isPackage = (word: string): boolean => package_.test(word);

const mixed = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9.,/+_=#()-]{4,39}$/;
// `100nF/50V`, `10k`, `4R7`, `22uH`, `16MHz`, `1N4148` is no quantity.
const quantity =
  /^[<>=~≥≤]?[\d.,]+\s?(?:[pnuµμmkKMGRV]?[FHVAWΩ]?|[kKMG]?[Hh][Zz]|[mkM]?[Oo]hms?|mm|%|VDC|mA)(?:[/,;_-].*)?$/;
const package_ =
  /^(?:[CRL]|CAP|RES|IND|LED|SMD|SM|FB)[_-]?\d{3,4}$|^SOT|^SOIC|^[TQVW]*[SQ]F[NP]|^TO-?\d|^\d{3,5}$|Metric/i;

/** Whether a word of the text is one of our numbers, or of a known manufacturer's series. */
export const isKnownNumber = (text: string): boolean =>
  text.length <= 80 &&
  text
    .trim()
    .split(/[\s,;]+/)
    .some(isKnownWord);

export const isKnownWord = remembered((text) => {
  const word = text.toUpperCase();
  return (
    !/TBD|XXX/.test(word) &&
    (looksLikeNumber(word) || /^\d{7,12}$/.test(word)) &&
    (isMakersNumber(word) || kindOfNumber(word) !== null || decodeNumber(word).length > 0)
  );
});

/** A size code or the name of a footprint. */
export const looksLikeFootprint = (text: string): boolean => footprint.test(text);
const footprint =
  /(?:^|[^\d.])(?:01005|0201|0?402|0?603|0?805|1206|1210|1608|2012|1005|3216|1812|2220)(?!\d|\.\d|[pnuµm]F)|SO[TPDIJ][-A-Z]?\d|[QDW]F[NP]|SMD|THT|DIP|_P\d|\d+[xX×]\d+|Metric|^\w+:\w+/;

/** A capacitance, an inductance, or a resistance. */
export const looksLikeValue = (text: string): boolean => value.test(text);
const value =
  /^\W*\d*[.,]?\d*\s?(?:[pnuµμmkKMR]\d*[.,]?\d*\s?[FfHhΩ]?|[pnuµμm][FfHh]|[kKM]?(?:Ω|[Oo]hms?|R))(?:\W|$)|^\d+[.,]?\d*$/;
