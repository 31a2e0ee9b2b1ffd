import type { FieldValue } from "../api/product";
import type { PartChange } from "../catalog/refresh";
import { refreshTexts, type RefreshTexts } from "../messages/refresh-texts";
import { fieldByName } from "../vocabulary/field";
import type { Language } from "../vocabulary/language";

interface ChangeTableProps {
  readonly changes: readonly PartChange[];
  readonly language: Language;
}

/** What a refresh found to be otherwise: part, field, before, now. */
export function ChangeTable({ changes, language }: ChangeTableProps) {
  const text = refreshTexts[language];
  const shown = changes.slice(0, mostRows);
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={text.changes}>
      <table>
        <caption class="for-screen-readers">{text.changes}</caption>
        <thead>
          <tr>
            <th scope="col">
              {text.part}, {text.field}
            </th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={`${change.language} ${change.partno} ${change.kind === "changed" ? change.field : ""}`}>
              <th scope="row">
                <span class="code">{change.partno}</span>
                {change.kind === "changed" && (
                  <span class="below">{fieldByName(change.field)?.label[language] ?? change.field}</span>
                )}
              </th>
              {change.kind === "changed" ? (
                <>
                  <td>{valueText(change.before, text)}</td>
                  <td>{valueText(change.after, text)}</td>
                </>
              ) : (
                <td colSpan={2}>{text[change.kind]}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > mostRows && <p class="hint">{text.more(changes.length - mostRows)}</p>}
    </div>
  );
}

/** More rows nobody reads in a pane. */
const mostRows = 200;

function valueText(value: FieldValue, text: RefreshTexts): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? text.yes : text.no;
  return typeof value === "object" ? value.join(", ") : String(value);
}
