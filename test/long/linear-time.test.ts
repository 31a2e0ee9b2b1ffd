import { bomLikeness, completesLines, readBom } from "../../src/bom/index";
import { nearNumber } from "../../src/bom/numbers/near-number";
import { looksLikeFootprint, looksLikeValue } from "../../src/bom/reading/cell/cell-shapes";
import { designatorsIn, isDesignators } from "../../src/bom/reading/cell/designators";
import { readNumber } from "../../src/bom/numbers/read-number";
import { lineFor, lineOfCells, lineOfText } from "../../src/bom/reading/line/line-of-text";
import { distributorInTitle, rolesOfTitle } from "../../src/bom/reading/table/titles";
import { isUnlisted } from "../../src/addin/functions/arguments/unlisted-cell";
import { nearMisses, sharedPrefix } from "../../src/product-data/lookup/near";
import { normalizePartNumber } from "../../src/product-data/vocabulary/part-number";

/** What Excel's cells hold at most. */
const longest = 32_767;

const pieces = [
  ..."1V 1V2V 100nF 10uF/ 4R7 104K ±10% +80/-20% X7R 0603 C1, C1-C9 C1,2,3, Q F 1, 1. 0.1 ,1 . - _ ( ) @ ~ // C0402_ 10x10x L4.0-W4.0- DNP NA( CAP- мкФ 微法 １ \u200b \u00a0 Ａ a é %41 GRM188R71H104KA93D, CL10A- http:// 1E+ 9 Ω μ".split(
    " ",
  ),
  "1V 2V ",
  "1nF 2nF ",
  " ",
  "\n",
  "Q ".repeat(20) + "F",
  "or better ",
  "shielded low ESR ",
];

/** Every reader of text, by its public door. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  "a description": (text) => {
    const line = lineOfText(text);
    return [lineFor(line, "capacitor"), lineFor(line, "inductor")];
  },
  "a row of cells": (text) => lineFor(lineOfCells([text, "100nF", text.slice(1)], ""), "capacitor"),
  "a part number": (text) => [isUnlisted(text), readNumber(text)],
  "a normalized number": normalizePartNumber,
  "a mistyped number": (text) => [sharedPrefix(text), nearMisses(text, ["GRM188R71H104KA93D"])],
  "another manufacturer's mistyped number": nearNumber,
  designators: (text) => [isDesignators(text), designatorsIn(text)],
  "a footprint or a value": (text) => [looksLikeFootprint(text), looksLikeValue(text)],
  "a title": (text) => [distributorInTitle(text), rolesOfTitle(text)],
  "a formula": completesLines,
  "a sheet's likeness to a BOM": (text) =>
    bomLikeness([
      ["Ref", "Value", "MPN"],
      ["C1", text, text],
    ]),
  "a sheet": (text) =>
    readBom([
      ["Reference", "Qty", "Value", "Footprint", "Description", "MPN", "DNP", "Supplier Part"],
      ["C1", "1", `100nF ${text}`, text, text, text, text, text],
    ]),
  titles: (text) =>
    readBom([
      [text, `Value ${text}`, "MPN"],
      ["C1", "1nF", "GRM188R71H104KA93D"],
    ]),
};

/**
 * The time of the processor, because other work waits for it, too: the least of some runs, each with a text that
 * wasn't read before.
 */
function leastMs(read: (text: string) => unknown, piece: string, length: number): number {
  const runs = Array.from({ length: 2 }, (_, at) => {
    const text = `${String(at)}${String(length)} ${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length);
    const from = process.cpuUsage().user;
    read(text);
    return (process.cpuUsage().user - from) / 1000;
  });
  return Math.min(...runs);
}

// A quadratic reader takes 64 times as long for 8 times the text.
test.each(Object.entries(readers))("%s takes a time that grows as its text does", (_, read) => {
  const isSlow = (piece: string): boolean =>
    leastMs(read, piece, longest) > 24 * Math.max(2, leastMs(read, piece, longest / 8));
  // Other work on the machine makes a reading slow, but not each time.
  const slow = pieces.filter((piece) => [1, 2, 3, 4].every(() => isSlow(piece)));
  expect(slow).toEqual([]);
});
