import {
  isOfAnswer,
  type LanguagePart,
  type DataChange,
  type OwnChange,
} from "../../../product-data/lookup/part-change";
import { refreshTexts } from "../../../messages/activity/refresh-texts";
import { languageNames, type Language } from "../../../product-data/vocabulary/language";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import { useTexts, useLanguage } from "../pane-context";
import type { FieldValue } from "../../../product-data/api/product";
import { listText } from "../../../messages/grammar/list-text";
import { findTexts } from "../../../messages/find/find-texts";
import { fieldByName } from "../../../product-data/vocabulary/field";

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
                {parts.slice(0, maxParts).map((part) => (
                  <span key={labelOf(part)} class="code">
                    {labelOf(part)}
                  </span>
                ))}
                {parts.length > maxParts && <span class="hint">{text.more(parts.length - maxParts)}</span>}
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

/** The most parts of one list: users don't read more in a pane. */
const maxParts = 50;

interface ChangeTableProps {
  readonly changes: readonly OwnChange[];
  readonly labelOf: (part: LanguagePart) => string;
}

/** The changes that a refresh found: part, field, before, now. */
function ChangeTable({ changes, labelOf }: ChangeTableProps) {
  const text = useTexts(refreshTexts);
  const shown = changes.slice(0, maxRows);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={text.changes}>
      <table class="thirds">
        <caption class="for-screen-readers">{text.changes}</caption>
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        {[...groupBy(shown, labelOf)].map(([part, ofPart]) => (
          <tbody key={part}>
            <tr>
              <th scope="rowgroup" colSpan={3} class="code">
                {part}
              </th>
            </tr>
            {ofPart.map((change) => (
              <ChangeRow key={change.kind === "changed" ? change.field : change.kind} change={change} />
            ))}
          </tbody>
        ))}
      </table>
      {changes.length > maxRows && <p class="hint">{text.more(changes.length - maxRows)}</p>}
    </div>
  );
}

function ChangeRow({ change }: { readonly change: OwnChange }) {
  const language = useLanguage();
  const text = useTexts(refreshTexts);
  if (change.kind !== "changed")
    return (
      <tr>
        <td colSpan={3}>{text[change.kind]}</td>
      </tr>
    );
  return (
    <tr>
      <td>{fieldByName(change.field)?.label[language] ?? change.field}</td>
      <td>{valueText(change.before, language)}</td>
      <td>{valueText(change.after, language)}</td>
    </tr>
  );
}

/** The most rows of the table: users don't read more in a pane. */
const maxRows = 200;

/** URLs of documents are long, and differ at their end. */
const longestText = 40;

function valueText(value: FieldValue, language: Language): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return findTexts[language][value ? "yes" : "no"];
  const shown = typeof value === "object" ? listText(value, language) : String(value);
  return shown.length > longestText ? `…${shown.slice(-longestText)}` : shown;
}
