import { useState } from "preact/hooks";
import type { Point } from "../../../bom/claims/point";
import type { BomItem } from "../../../bom/check/items";
import type { FoundReplacements } from "../../../bom/check/replacements";
import { textOf } from "../../../bom/claims/value";
import type { Product } from "../../../product-data/api/product";
import type { Language } from "../../../product-data/vocabulary/language";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { relationText } from "../../../messages/alternative-texts";
import { aspectTexts } from "../../../messages/aspect-texts";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import { pointTexts } from "../../../messages/point-text";
import { hasBias } from "../../../messages/requirement-text";
import type { BomSession } from "../../check-bom/bom-session";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";

interface ReplacementListProps {
  /** The lines that they replace. */
  readonly item: BomItem;
  readonly found: FoundReplacements;
  readonly session: BomSession;
}

/** The best parts that can replace a line: how each compares, point by point, and a button that uses it. */
export function ReplacementList({ item, found, session }: ReplacementListProps) {
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(replacementTexts);
  const [compared, setCompared] = useState<string | null>(null);
  const { requirement, replacements } = found;
  return (
    <>
      <p class="hint">{replacementText.replaceableBy(replacements.length, hasBias(requirement))}</p>
      <ul class="plain check-replacements">
        {replacements.slice(0, shownAtMost).map((replacement) => {
          const { Partno: partno } = replacement.product.record;
          const isCompared = compared === partno;
          const document = documentOf(replacement.product, language);
          return (
            <li key={partno}>
              <span>{text.alternative(partno, text.filters[replacement.state])}</span>
              <p class="hint">{relationText(replacement, language)}</p>
              <div class="check-choose">
                <LinkButton
                  label={replacementText.compare}
                  aria-expanded={isCompared}
                  aria-label={replacementText.compareWith(partno)}
                  onClick={() => setCompared(isCompared ? null : partno)}
                />
                {document !== undefined && (
                  <a href={document.url} target="_blank" rel="noreferrer" aria-label={`${document.label} ${partno}`}>
                    {document.label}
                  </a>
                )}
                <LinkButton
                  label={replacementText.choose}
                  aria-label={replacementText.choosePart(partno)}
                  onClick={() => void session.choices.choose({ item, partno })}
                />
              </div>
              {isCompared && <Points points={replacement.points} from={found.from} partno={partno} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

export const shownAtMost = 3;

/** The data sheet of a part, or else its page. */
const documentOf = (product: Product, language: Language) =>
  ["SpecificationsSheet", "ProductDetailUrl"]
    .map((name) => ({ url: textOf(product, name) ?? "", label: fieldByName(name)?.label[language] ?? "" }))
    .find(({ url }) => /^https?:/.test(url));

interface PointsProps {
  readonly points: readonly Point[];
  /** The number that is replaced; "" if the line has none. */
  readonly from: string;
  readonly partno: string;
}

/** What differs comes first; what doesn't is one line that opens, unless nothing differs. */
function Points({ points, from, partno }: PointsProps) {
  const language = useLanguage();
  const text = useTexts(replacementTexts);
  const [isWhole, setWhole] = useState(false);
  const equal = points.filter(({ relation }) => relation === "equal");
  const differing = points.filter(({ relation }) => relation !== "equal");
  const isFolding = differing.length > 0 && equal.length > 0;
  const row = (point: Point) => {
    const { required, part } = pointTexts(point, language);
    return (
      <tr key={point.aspect}>
        <th scope="row">{aspectTexts[language][point.aspect]}</th>
        <td>{required}</td>
        <td>{part}</td>
        <td>{text.relations[point.relation]}</td>
      </tr>
    );
  };
  return (
    <table class="check-points">
      <thead>
        <tr>
          {[text.comparedAspect, from || text.comparedRequired, partno, text.comparedResult].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing.map(row)}
        {isFolding && (
          <tr>
            <td colSpan={4}>
              <LinkButton
                label={text.equalValues(equal.length)}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              />
            </td>
          </tr>
        )}
        {(isWhole || !isFolding) && equal.map(row)}
      </tbody>
    </table>
  );
}
