import { isOfAnswer, type LanguagePart, type DataChange } from "../../../product-data/lookup/part-change";
import { refreshTexts } from "../../../messages/refresh-texts";
import { languageNames } from "../../../product-data/vocabulary/language";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import { ChangeTable } from "./change-table";
import { useTexts } from "../pane-context";

/** What a refresh found: parts that are new in the results of searches or gone from them, and differences in parts. */
export function Changes({ changes }: { readonly changes: readonly DataChange[] }) {
  const text = useTexts(refreshTexts);
  const labelOf = partLabels(changes);
  const ofSearches = groupBy(changes.filter(isOfAnswer), ({ kind, filter }) => text[kind](filter));
  const ofParts = changes.filter((change) => !isOfAnswer(change));
  return (
    <>
      {ofSearches.size > 0 && (
        <ul class="plain">
          {[...ofSearches].map(([heading, parts]) => (
            <li key={heading}>
              {heading}
              <span class="cells">
                {parts.slice(0, mostParts).map((part) => (
                  <span key={labelOf(part)} class="code">
                    {labelOf(part)}
                  </span>
                ))}
                {parts.length > mostParts && <span class="hint">{text.more(parts.length - mostParts)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {ofParts.length > 0 && <ChangeTable changes={ofParts} labelOf={labelOf} />}
    </>
  );
}

/** How a list names its parts. If it has parts in several languages, each is named with its language. */
function partLabels(parts: readonly LanguagePart[]): (part: LanguagePart) => string {
  const isSingle = new Set(parts.map(({ language }) => language)).size <= 1;
  return ({ partno, language }) => (isSingle ? partno : `${partno} (${languageNames[language]})`);
}

/** More than users read of one list in a pane. */
const mostParts = 50;
