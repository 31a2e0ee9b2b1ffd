/**
 * Patterns of the manufacturer's part numbers, in uppercase. A number may end in its package code, in `#`, which means
 * any code, or in neither.
 */

/** Whether the text is one complete part number. */
export function isPartNumber(text: string): boolean {
  return whole.test(text);
}

/**
 * Whether a number is probably one of ours. The start and the length decide, so a mistyped or truncated number and one of
 * an unknown family are, too.
 */
export function isMakersNumber(partno: string): boolean {
  return isPartNumber(partno) || wholeLookalike.test(partno);
}

/** The complete part numbers in a text, each once, as they are written; separated from other letters and digits. */
export const partNumbersIn = (text: string): readonly string[] => found(text, inside);

/** The complete part numbers in a text; if there are none, the texts that start like one of ours and are as long. */
export const ownNumbersIn = (text: string): readonly string[] => found(text, inside, insideLookalike);

function found(text: string, ...patterns: readonly RegExp[]): readonly string[] {
  const upper = text.toUpperCase();
  const matches = patterns.map((pattern) => [...upper.matchAll(pattern)]).find(({ length }) => length > 0) ?? [];
  return [...new Set(matches.map(({ 0: { length }, index }) => text.slice(index, index + length)))];
}

/** Capacitance, inductance, or resistance: 104, 4R7, R47. */
const value = String.raw`(?:\d{3}|\dR\d|R\d{2})`;

const families: readonly string[] = [
  // Ceramic SMD: series, size, thickness, characteristic, voltage, value, tolerance, individual code, package.
  String.raw`(?:G[CGJMQRX][0-9A-Z]|GNM|GA[23]|K[CR][0-9A-Z]|LL[A-Z]|ZR[AB]|EVA)[0-9A-Z]{7}${value}[A-Z][0-9A-Z]{3}[A-Z#]?`,
  // Three-terminal and polymer.
  String.raw`NFM\d[0-9A-Z][A-Z]{2}\d{3}[A-Z]\d[A-Z]\d[A-Z#]?`,
  String.raw`ECAS[0-9A-Z]{4,6}\d{3}M\d{3}(?:[A-Z]\d{2})?`,
  // Ceramic with leads.
  String.raw`R[CDHP][EFS][0-9A-Z]{2}\d[A-Z]${value}[A-Z][0-9A-Z](?:[A-Z]\d|DB|DG)[0-9A-Z]{3}[AB]?`,
  String.raw`D[EH][0-9A-Z]{5}${value}[A-Z](?:[A-Z]\d|BN)[0-9A-Z]{0,5}`,
  String.raw`DH[RSK]\d[A-Z]\d[A-Z]\d{3}[KMZ][0-9A-Z]{3}`,
  // Inductors.
  String.raw`LQ[BGHMPSW]\d[0-9A-Z][A-Z]{2}(?:${value}|\d{2}N|\dN\d)[A-Z][0-9A-Z]{2}[A-Z#]?`,
  String.raw`LQ[BGHMPSW]\d[0-9A-Z][A-Z]{2}_\d{2}-${value}[JKMN](?:=P\d)?`,
  // A digit 0 here is another manufacturer's: DE0704-470, 0402HP-4N7X.
  String.raw`(?:D[DEFGM][A-Z]{0,3}[1-9]\d{3,5}|F[CD][A-Z]{0,3}\d{4,6}|MDH\d{4,6})[A-Z]{0,3}-(?:[A-Z]-)?${value}(?:[JKMN][AB]?)?(?:=P\d)?`,
  String.raw`#?[AB]?[1-9]\d{2,3}[A-Z]{2,3}-(?:H-)?(?:${value}|\dN\d)[A-Z](?:=P\d)?`,
  String.raw`DEM\d{4,5}[A-Z]{1,2}${value}[MN]?(?:=P\d)?`,
  String.raw`DFE\d[0-9A-Z][A-Z]{3}${value}[KMN][0-9A-Z]{2,3}[A-Z#]?`,
  String.raw`\d{4}AS-H-${value}[MN](?:=P\d)?`,
  // Beads, chokes, thermistors, resonators: not in the service's categories yet, but the manufacturer's.
  String.raw`BL[AEFHMT]\d[0-9A-Z][A-Z]{2}\d{3}[A-Z][0-9A-Z]\d[A-Z#]?`,
  String.raw`DL[MPW]\d[0-9A-Z][A-Z]{2}\d{3}[0-9A-Z]{3,5}[A-Z#]?`,
  String.raw`NC[PU]\d{2}[A-Z]{2}\d{3}[A-Z][0-9A-Z]{4,5}`,
  String.raw`XRCG[A-Z]\d{2}M\d{3}[0-9A-Z]{5,6}`,
];

const anyFamily = `(?:${families.join("|")})`;
const whole = new RegExp(`^${anyFamily}$`);
// `ASPI-0418FS-220M` is another manufacturer's, and `81-GRM155R71C104KA88D` a distributor's.
const inside = new RegExp(`(?<![A-Z0-9-])${anyFamily}(?![A-Z0-9])`, "g");

const prefixes =
  "(?:G(?:RM|CM|CJ|CG|CH|CQ|CD|CE|C3|GD|GM|J4|JM|MA|MD|QM|R3|R4|R7|RJ|RT|XT|XM|NM|A2|A3)|KC[39AM]|KR[39M]|LL[ACFGLMR]|ZR[AB]|NFM|ECAS|RDE|RCE|RHE|RHS|RPE|RDF|LQ[BGHMPSW]|DFE|BL[AEFHMT]|DL[MPW]|NC[PU](?=\\d\\d[A-Z]))";
const lookalike = String.raw`${prefixes}(?=[A-Z]*\d)[0-9A-Z]{7,18}`;
const wholeLookalike = new RegExp(`^${lookalike}$`);
const insideLookalike = new RegExp(`(?<![A-Z0-9])${lookalike}(?![A-Z0-9])`, "g");
