import { useState } from "preact/hooks";
import type { Point } from "../../../bom/claims/point";
import type { FoundReplacements } from "../../../bom/check/replacements";
import { textOf } from "../../../bom/claims/value";
import type { Product } from "../../../product-data/api/product";
import type { Language } from "../../../product-data/vocabulary/language";
import { fieldByName } from "../../../product-data/vocabulary/field";
import { relationText } from "../../../messages/line/relation-text";
import { aspectTexts } from "../../../messages/line/aspect-texts";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { pointTexts } from "../../../messages/line/point-text";
import { colon } from "../../../messages/grammar/punctuation";
import { findTexts } from "../../../messages/find/find-texts";
import { hasBias } from "../../../messages/line/requirement-text";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";
import { cellsText } from "./cells-text";
import type { ItemProps } from "./shown-list";

interface ReplacementListProps extends ItemProps {
  readonly found: FoundReplacements;
}

/**
 * The best parts that can replace a line. One of them, at first the best, is compared with the line point by point:
 * differences are in a table, and the rest is in a sentence.
 */
export function ReplacementList({ item, found, session }: ReplacementListProps) {
  const language = useLanguage();
  const replacementText = useTexts(alternativeTexts);
  const { yes } = useTexts(findTexts);
  const [selected, select] = useState(0);
  const { requirement, replacements } = found;
  const replacement = replacements[selected] ?? replacements[0];
  if (replacement === undefined) return null;
  const { Partno: partno } = replacement.product.record;
  const cells = cellsText(item, session.choices.column, language);
  const same = replacement.points.filter(({ relation }) => relation === "equal");
  return (
    <div class="check-replacements">
      <Points points={replacement.points} from={found.from} partno={partno} />
      {same.length > 0 && (
        <p class="hint">
          {replacementText.same(
            same.map((point) => {
              const { part } = pointTexts(point, language);
              return part === "" || part === yes ? aspectTexts[language][point.aspect] : part;
            }),
          )}
        </p>
      )}
      <p class="hint">{relationText(replacement, language)}</p>
      <div class="check-choose">
        <button
          class="primary"
          aria-label={replacementText.chooseIn(cells) + colon(language) + partno}
          onClick={() => void session.choices.choose({ item, partno })}
        >
          {replacementText.chooseIn(cells)}
        </button>
        {documentsOf(replacement.product, language).map(({ label, url }) => (
          <a key={label} href={url} target="_blank" rel="noreferrer" aria-label={`${label} ${partno}`}>
            {label}
          </a>
        ))}
      </div>
      <p class="hint">{replacementText.replaceableBy(replacements.length, hasBias(requirement))}</p>
      {replacements.length > 1 && (
        <ul class="plain">
          {replacements.slice(0, shownAtMost).map((each, at) => (
            <li key={at}>
              <LinkButton
                label={each.product.record.Partno}
                aria-label={replacementText.compareWith(each.product.record.Partno)}
                aria-pressed={at === selected}
                onClick={() => select(at)}
              />{" "}
              <span class="hint">{relationText(each, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const shownAtMost = 5;

/** The data sheet of a part, and its page. */
const documentsOf = (product: Product, language: Language) =>
  ["SpecificationsSheet", "ProductDetailUrl"]
    .map((name) => ({ url: textOf(product, name) ?? "", label: fieldByName(name)?.label[language] ?? "" }))
    .filter(({ url }) => /^https?:/.test(url));

interface PointsProps {
  readonly points: readonly Point[];
  /** The number that is replaced; "" if the line has none. */
  readonly from: string;
  readonly partno: string;
}

/** What differs from what the line requires. */
function Points({ points, from, partno }: PointsProps) {
  const language = useLanguage();
  const text = useTexts(alternativeTexts);
  const differing = points.filter(({ relation }) => relation !== "equal");
  if (differing.length === 0) return null;
  return (
    <table class="check-points">
      <thead>
        <tr>
          {[text.comparedAspect, from || text.comparedRequired, partno].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing.map((point) => {
          const { required, part } = pointTexts(point, language);
          return (
            <tr key={point.aspect}>
              <th scope="row">{aspectTexts[language][point.aspect]}</th>
              <td>{required}</td>
              <td>
                {point.relation === "better" && <Sign />} {part}{" "}
                {point.relation !== "better" && <span class="hint">{text.relations[point.relation]}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** ▲, which is read as “better”. */
export function Sign() {
  const { relations } = useTexts(alternativeTexts);
  return (
    <span class="check-better">
      <span aria-hidden="true">▲</span>
      <span class="for-screen-readers">{relations.better}</span>
    </span>
  );
}
