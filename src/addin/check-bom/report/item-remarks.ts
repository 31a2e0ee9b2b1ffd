import type { BomItem } from "../../../bom/check/items";
import type { Replacement } from "../../../bom/matching/replacement";
import { relationText } from "../../../messages/alternative-texts";
import { candidateTexts } from "../../../messages/candidate-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { comparisonTexts } from "../../../messages/comparison-texts";
import { failureText } from "../../../messages/failures/message";
import { colon, sentenceSpace } from "../../../messages/punctuation";
import type { Language } from "../../../product-data/vocabulary/language";
import { alternateTexts, lineDifferences } from "../sheet/line-differences";
import { lineRemarks } from "../sheet/line-remarks";

/** All that a report says about a part besides its state and its alternative. What doesn't match comes first. */
export function remarksOf({ line, lines }: BomItem, language: Language): string {
  const { replacement } = line;
  const remarks = [
    ...lines.flatMap((each) => lineDifferences(each, language).map(({ text }) => text)),
    ...lineRemarks(line, language),
    ...numbersMeant(line, language),
    ...lines.flatMap((each) => alternateTexts(each, language)),
    ...(replacement?.kind === "candidates" ? candidatesOf(replacement.found.replacements, language) : []),
    ...(replacement?.kind === "failed" ? [failureText(replacement.failure, language)] : []),
  ];
  const { semicolon } = comparisonTexts[language];
  const [first = "", ...others] = new Set(remarks);
  const joined = others.reduce(
    (all, each) => all + (/[.。]$/.test(all) ? sentenceSpace(language) : semicolon) + each,
    first,
  );
  // Cells may have several lines.
  return joined.replace(/\s+/g, " ");
}

/** In the pane, each is a button. */
const numbersMeant = ({ main }: BomItem["line"], language: Language): readonly string[] =>
  main === null || main.near.length === 0 ? [] : [checkBomTexts[language].didYouMean(main.near)];

/** What is left open, and the first parts to choose from with their currents. */
const candidatesOf = (candidates: readonly Replacement[], language: Language): readonly string[] => [
  candidateTexts[language].choose(candidates.length),
  ...candidates.slice(0, 3).map((each) => each.product.record.Partno + colon(language) + relationText(each, language)),
];
