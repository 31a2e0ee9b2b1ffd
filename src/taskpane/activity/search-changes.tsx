import type { AnswerChange, LanguagePart } from "../../catalog/part-change";
import type { RefreshTexts } from "../../messages/refresh-texts";

interface SearchChangesProps {
  readonly changes: readonly AnswerChange[];
  readonly labelOf: (part: LanguagePart) => string;
  readonly text: RefreshTexts;
}

/** The changes that a refresh found in the results of searches: new parts, and parts that are gone. */
export function SearchChanges({ changes, labelOf, text }: SearchChangesProps) {
  const lists = new Map<string, string[]>();
  for (const change of changes) {
    const heading = text[change.kind](change.filter);
    const part = labelOf(change);
    const list = lists.get(heading);
    if (list === undefined) lists.set(heading, [part]);
    else list.push(part);
  }
  return (
    <ul class="plain">
      {[...lists].map(([heading, parts]) => (
        <li key={heading}>
          {heading}
          <span class="cells">
            {parts.slice(0, mostParts).map((part) => (
              <span key={part} class="code">
                {part}
              </span>
            ))}
            {parts.length > mostParts && <span class="hint">{text.more(parts.length - mostParts)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** More than users read of one list in a pane. */
const mostParts = 50;
