import type { FieldValue } from "../../../product-data/api/product";
import type { LanguagePart, OwnChange } from "../../../product-data/lookup/part-change";
import { listText } from "../../../messages/list-text";
import { refreshTexts } from "../../../messages/refresh-texts";
import { groupBy } from "../../../product-data/vocabulary/group-by";
import { fieldByName } from "../../../product-data/vocabulary/field";
import type { Language } from "../../../product-data/vocabulary/language";
import { useLanguage, useTexts } from "../pane-context";

interface ChangeTableProps {
  readonly changes: readonly OwnChange[];
  readonly labelOf: (part: LanguagePart) => string;
}

/** The changes that a refresh found: part, field, before, now. */
export function ChangeTable({ changes, labelOf }: ChangeTableProps) {
  const text = useTexts(refreshTexts);
  const shown = changes.slice(0, mostRows);
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
      {changes.length > mostRows && <p class="hint">{text.more(changes.length - mostRows)}</p>}
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

/** More rows than users read in a pane. */
const mostRows = 200;

/** URLs of documents are long, and differ at their end. */
const longestText = 40;

function valueText(value: FieldValue, language: Language): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? refreshTexts[language].yes : refreshTexts[language].no;
  const shown = typeof value === "object" ? listText(value, language) : String(value);
  return shown.length > longestText ? `…${shown.slice(-longestText)}` : shown;
}
