import { Failed, isFailure } from "../../product-data/base/failed";
import type { LookupFailure } from "../../product-data/lookup/failure";
import type { RequirementFailure } from "../matching/requirement-failure";
import type { Product } from "../../product-data/api/product";
import type { Query } from "../../product-data/filter/query";
import { closestAmong, queryForClosest } from "../matching/closest-part";
import { type Line, saysNothing } from "../reading/line/line";
import { lineFor, lineOfCells, lineOfText } from "../reading/line/line-of-text";
import type { DecodedNumber } from "../numbers/decode";
import { nearNumber } from "../numbers/near-number";
import { isForPurpose } from "../matching/purpose";
import { refuseOtherCategory } from "../matching/needed-kind";
import type { Replacement } from "../matching/rank";
import { candidatesAmong, queryFor, replacementsAmong } from "../matching/replacement";
import { type Requirement, requirementOfLine, requirementOfProduct } from "../matching/requirement";
import type { Waiter } from "../../product-data/base/single-flight";
import type { Extent } from "../../product-data/lookup/search/search";
import type { Language } from "../../product-data/vocabulary/language";
import { normalizePartNumber } from "../../product-data/vocabulary/part-number";
import { parseQuantity } from "../../product-data/vocabulary/quantity";
import { andThen, orElse } from "../../product-data/base/value-or-promise";
import type { Lookup } from "../../product-data/lookup/lookup";
import type { LanguagePart } from "../../product-data/lookup/part-change";
import { searchQuestion, type SearchQuestion } from "../../product-data/lookup/search/search-sources";
import { isOfOurSeries, isOwnNumber, readNumber } from "../numbers/read-number";

/** The line to replace: a part number of any manufacturer, or "", and what the BOM says. */
export interface ReplaceableLine {
  readonly part: string;
  readonly line: Line;
  /** The numbers in the BOM. */
  readonly used?: ReadonlySet<string>;
}

/** @param cells what else the line says */
export const replaceableLine = (part: string, cells: readonly string[]): ReplaceableLine => ({
  part,
  line: isText(part) ? lineOfCells([part, ...cells], "") : lineOfCells(cells, part),
});

export interface FoundReplacements {
  readonly requirement: Requirement;
  /** The part number whose values are required; "" if only a text has them. */
  readonly from: string;
  /** Best first; at least one. */
  readonly replacements: readonly Replacement[];
}

/** A caller that waits. If it has `use`, requests are recorded there. */
interface Caller extends Waiter {
  readonly use?: {
    readonly parts: LanguagePart[];
    readonly searches: SearchQuestion[];
  };
}

/**
 * The parts that meet or exceed the known data of a line; synchronous if everything is known. It needs one search, which
 * lines with the same value, size, and voltage share, and a second one for the closest part if there is none.
 * @throws RequirementFailure; LookupFailure, ApiError
 */
export function findReplacements(
  line: ReplaceableLine,
  language: Language,
  sources: Lookup,
  caller: Caller,
): FoundReplacements | Promise<FoundReplacements> {
  return andThen(read(line, language, sources, caller), ({ requirement, replaced, from }) => {
    const [contradiction] = requirement.contradictions;
    if (contradiction !== undefined)
      throw new Failed<RequirementFailure>({ code: "requirementContradictory", ...contradiction });
    const { missing } = requirement;
    if (missing.length > 0)
      throw new Failed<RequirementFailure>({ code: "requirementIncomplete", partno: numberIn(line), missing });
    const candidatesFor = (query: Query): readonly Product[] | Promise<readonly Product[]> => {
      const question = searchQuestion(query, extent);
      caller.use?.searches.push(question);
      return andThen(sources.search.find(question, caller), (products) => candidatesAmong(products, replaced));
    };
    return andThen(candidatesFor(queryFor(requirement, language)), (candidates) => {
      const replacements = replacementsAmong(candidates, requirement, replaced, line.used);
      if (replacements.length > 0) return { requirement, from, replacements };
      const forPurpose = (products: readonly Product[]): readonly Product[] =>
        products.filter((product) => isForPurpose(product, requirement.claims));
      const near = forPurpose(candidates);
      // Inductors of other sizes may be close, too.
      const isEnough = near.length > 0 && requirement.category !== "inductors";
      const more = isEnough ? near : andThen(candidatesFor(queryForClosest(requirement, language)), forPurpose);
      return andThen(more, (compared) => {
        const closest = closestAmong(compared, requirement);
        throw new Failed<RequirementFailure>({ code: "nothingFits", compared: compared.length, closest });
      });
    });
  });
}

/** The most parts of one value, size, and voltage that are compared. Real catalogs have a few dozen. */
const extent: Extent = { first: 2000 };

interface Read {
  readonly requirement: Requirement;
  /** The part to replace, if it is one of the manufacturer's own. */
  readonly replaced: Product | null;
  readonly from: string;
}

const numberIn = ({ part }: ReplaceableLine): string => (isText(part) ? "" : normalizePartNumber(part));

/** Whether a text such as `100nF 50V X7R 0603`, or `100nF` alone, is in the place of a part number. */
const isText = (part: string): boolean =>
  part === "" ||
  isValue(part) ||
  new Set(lineFor(lineOfText(part), "capacitor").claims.map(({ aspect }) => aspect)).size > 1;

const isValue = (part: string): boolean => /^[FH]$/.test(parseQuantity(part, "")?.unit ?? "");

function read(
  { part, line }: ReplaceableLine,
  language: Language,
  { loader }: Lookup,
  caller: Caller,
): Read | Promise<Read> {
  const readAs = (decoded: DecodedNumber | null, partno: string): Read => {
    const from = decoded === null ? "" : partno;
    return { requirement: requirementOfLine(decoded, line, partno), replaced: null, from };
  };
  const partno = normalizePartNumber(part);
  const { decoded, form } = readNumber(partno);
  const [first, another] = decoded;
  if (isOwnNumber(partno)) refuseOtherCategory(partno);
  else {
    if (first !== undefined && another === undefined) return readAs(first, partno);
    const near = first === undefined && saysNothing(line) ? nearNumber(partno) : undefined;
    if (near !== undefined) throw new Failed<LookupFailure>({ code: "partUnknown", partno, near: [near] });
    const isOfText = isText(part);
    if (!saysNothing(line) || (!isOfText && form === "series")) return readAs(null, isOfText ? "" : partno);
    // The number is no known manufacturer's; it may be one of our own with an unusual form.
  }
  caller.use?.parts.push({ partno, language });
  const known = isOfOurSeries(partno) ? (first ?? null) : null;
  const found = orElse(
    () => loader.load(partno, language, caller),
    (error) => {
      // If the number doesn't exist, its code counts, or else what the line says.
      if ((known !== null || !saysNothing(line)) && isFailure<LookupFailure>(error, "partUnknown")) return null;
      throw error;
    },
  );
  return andThen(found, (product) =>
    product === null
      ? readAs(known, known === null ? "" : partno)
      : { requirement: requirementOfProduct(product, line), replaced: product, from: product.record.Partno },
  );
}
