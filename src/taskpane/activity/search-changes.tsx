import type { AnswerChange } from "../../catalog/part-change";
import type { RefreshTexts } from "../../messages/refresh-texts";

interface SearchChangesProps {
  readonly changes: readonly AnswerChange[];
  readonly text: RefreshTexts;
}

/** The changes that a refresh found in the results of searches: new parts, and parts that are gone. */
export function SearchChanges({ changes, text }: SearchChangesProps) {
  const lists = new Map<string, string[]>();
  for (const { kind, filter, partno } of changes) {
    const heading = text[kind](filter);
    const list = lists.get(heading);
    if (list === undefined) lists.set(heading, [partno]);
    else list.push(partno);
  }
  return (
    <ul class="plain">
      {[...lists].map(([heading, partnos]) => (
        <li key={heading}>
          {heading}
          <span class="cells">
            {partnos.slice(0, mostParts).map((partno) => (
              <span key={partno} class="code">
                {partno}
              </span>
            ))}
            {partnos.length > mostParts && <span class="hint">{text.more(partnos.length - mostParts)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** More than users read of one list in a pane. */
const mostParts = 50;
