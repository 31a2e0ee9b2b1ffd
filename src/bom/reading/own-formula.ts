/**
 * Whether a formula of this add-in compares or completes the lines of a BOM, so that its results aren't what the BOM
 * says. The formula may be as it is entered, or as a file stores it (`_xldudf_VENDOR_SPEC`). Parts of SEARCH, PART, and
 * a whole table of ALTERNATIVES may be the BOM itself.
 */
export const completesLines = (formula: string): boolean => completing.test(formula);

const completing = /(?:\b|_xldudf_)VENDOR[._](?:SPEC|CHECK)\(|\bINDEX\(\s*(?:\w+\.|_xldudf_)?VENDOR[._]ALTERNATIVES\(/i;
