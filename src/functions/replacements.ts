import type { Product } from "../api/product";
import type { Aspect } from "../bom/point";
import { compareClaims } from "../bom/compare";
import { readClaims } from "../bom/description";
import { decodeNumber } from "../bom/makers/decode";
import { isMakersNumber } from "../bom/patterns";
import { candidatesAmong, queryFor, type Replacement, replacementsAmong } from "../bom/replacement";
import { type Requirement, requirementOfLine, requirementOfProduct } from "../bom/requirement";
import type { Waiter } from "../catalog/single-flight";
import type { Extent } from "../catalog/search/search";
import type { Query } from "../filter/query";
import { ArgumentError } from "../messages/failures/argument-failure";
import type { Language } from "../vocabulary/language";
import { normalizePartNumber } from "../vocabulary/part-number";
import { andThen } from "./and-then";
import type { Runtime } from "./runtime";

/** The line to replace: a part number of any manufacturer, and the description in the BOM. Either may be "". */
export interface ReplaceableLine {
  readonly part: string;
  readonly description: string;
}

export interface FoundReplacements {
  readonly requirement: Requirement;
  /** The part to replace, if it is one of the manufacturer's own. */
  readonly replaced: Product | null;
  /** Best first; at least one. */
  readonly replacements: readonly Replacement[];
}

/** The loader and the search, and who waits. */
export interface ReplacementSources extends Pick<Runtime, "loader" | "search"> {
  readonly waiter: Waiter;
  /** Called with each request before it is sent. */
  readonly onPart: (partno: string) => void;
  readonly onSearch: (query: Query, extent: Extent) => void;
}

/**
 * The parts that meet or exceed the known data of a line; synchronous if everything is known. It needs one search at
 * most. Lines with the same value, size, and voltage share it.
 * @throws ArgumentError `requirementIncomplete`, `requirementContradictory`, `nothingFits`; CatalogError, ApiError
 */
export function findReplacements(
  line: ReplaceableLine,
  language: Language,
  sources: ReplacementSources,
): FoundReplacements | Promise<FoundReplacements> {
  return andThen(read(line, language, sources), ({ requirement, replaced }) => {
    const [contradiction] = requirement.contradictions;
    if (contradiction !== undefined) throw new ArgumentError({ code: "requirementContradictory", ...contradiction });
    const { missing } = requirement;
    if (missing.length > 0) throw new ArgumentError({ code: "requirementIncomplete", partno: numberIn(line), missing });
    const query = queryFor(requirement, language);
    sources.onSearch(query, extent);
    return andThen(sources.search.find(query, extent, sources.waiter), (products) => {
      const candidates = candidatesAmong(products, replaced);
      const replacements = replacementsAmong(candidates, requirement, replaced);
      if (replacements.length > 0) return { requirement, replaced, replacements };
      throw new ArgumentError({
        code: "nothingFits",
        compared: candidates.length,
        shortIn: mostShort(candidates, requirement),
      });
    });
  });
}

/** At most this many parts of one value, size, and voltage are compared. Real catalogs have a few dozen. */
const extent: Extent = { first: 2000 };

type Read = Pick<FoundReplacements, "requirement" | "replaced">;

const numberIn = ({ part }: ReplaceableLine): string => (isText(part) ? "" : normalizePartNumber(part));

/** `100nF 50V X7R 0603` in the place of a part number. */
const isText = (part: string): boolean =>
  part === "" || new Set(readClaims(part, "capacitor").map(({ aspect }) => aspect)).size > 1;

function read(line: ReplaceableLine, language: Language, sources: ReplacementSources): Read | Promise<Read> {
  const partno = normalizePartNumber(line.part);
  if (isMakersNumber(partno)) return readPart(partno, line.description, language, sources);
  const [decoded, another] = decodeNumber(partno);
  if (decoded !== undefined && another === undefined)
    return { requirement: requirementOfLine(decoded, line.description), replaced: null };
  const text = [isText(line.part) ? line.part : "", line.description].join(" ").trim();
  if (text !== "") return { requirement: requirementOfLine(null, text), replaced: null };
  // No known manufacturer's number; it may be one of our own with an unusual form.
  return readPart(partno, line.description, language, sources);
}

function readPart(
  partno: string,
  description: string,
  language: Language,
  { loader, waiter, onPart }: ReplacementSources,
): Read | Promise<Read> {
  onPart(partno);
  return andThen(loader.load(partno, language, waiter), (product) => ({
    requirement: requirementOfProduct(product, description),
    replaced: product,
  }));
}

/** The three aspects in which most parts fall short. */
function mostShort(products: readonly Product[], { claims }: Requirement): readonly Aspect[] {
  const counts = new Map<Aspect, number>();
  for (const product of products)
    for (const { aspect, relation } of compareClaims(claims, product))
      if (relation === "worse" || relation === "partly") counts.set(aspect, (counts.get(aspect) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([aspect]) => aspect);
}
