import type { ComponentChild } from "preact";
import { failureText } from "../../../messages/failures/message";
import { findTexts } from "../../../messages/find/find-texts";
import { listText } from "../../../messages/grammar/list-text";
import type { FilterIssue } from "../../../product-data/filter/issue";
import { useLanguage, useTexts } from "../pane-context";

interface FindFilterTextProps {
  readonly text: string;
  readonly issues: readonly FilterIssue[];
  /** What the text says, but no condition can express. */
  readonly left: readonly string[];
  readonly onInput: (text: string) => void;
}

/**
 * A part number, values, or the filter as an editable text with its mistakes underlined. The underlined text is behind
 * the text area, in the same font, and sets its height.
 */
export function FindFilterText({ text, issues, left, onInput }: FindFilterTextProps) {
  const language = useLanguage();
  const words = useTexts(findTexts);
  return (
    <div class="field">
      <label for="find-filter">{words.filter}</label>
      <div class="find-filter code">
        <div class="find-marks" aria-hidden="true">
          {markMistakes(text, issues)}
          {"\u200b"}
        </div>
        <textarea
          id="find-filter"
          spellcheck={false}
          autocomplete="off"
          value={text}
          aria-invalid={issues.length > 0}
          aria-describedby="find-filter-hint find-filter-issues"
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </div>
      <div id="find-filter-issues" class="error" role="status">
        {issues.map((issue, index) => (
          <p key={index}>{failureText(issue, language)}</p>
        ))}
      </div>
      <p class="hint" role="status">
        {left.length > 0 && words.left(listText(left, language))}
      </p>
      <p id="find-filter-hint" class="hint">
        {words.filterHint}
      </p>
    </div>
  );
}

/**
 * The text with its mistakes. A mistake at a position without characters, such as a missing value, shows as a space.
 */
function markMistakes(text: string, issues: readonly FilterIssue[]): ComponentChild[] {
  const spans = issues.flatMap(({ span }) => span ?? []).sort((one, other) => one.start - other.start);
  const pieces: ComponentChild[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end) || "\u00a0\u00a0"}</mark>);
    at = end;
  }
  return [...pieces, text.slice(at)];
}
