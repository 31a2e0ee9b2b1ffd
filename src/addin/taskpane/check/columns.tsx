import { columnRoles } from "../../../bom/reading/column-role";
import { bomColumnsTexts } from "../../../messages/check-bom/bom-columns-texts";
import { listText } from "../../../messages/grammar/list-text";
import { colon } from "../../../messages/grammar/punctuation";
import { shorten } from "../../../messages/grammar/shorten";
import { ownColumns } from "../../excel/bom-sheet";
import { columnLetters } from "../../excel/cell-name";
import { Select } from "../parts/select";
import type { BomSession } from "../../check-bom/bom-session";
import type { SheetHead } from "../../check-bom/sheet/whole-bom";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";

/** The columns that are read; and all, by title with a sample each. What each contains can be changed. */
export function CheckColumns({ sheet, reading, session }: SheetHead & { readonly session: BomSession }) {
  const language = useLanguage();
  const text = useTexts(bomColumnsTexts);
  const { roles, isBusy } = session;
  const { header, columns } = reading;
  const own = ownColumns(sheet);
  const all = Array.from({ length: sheet.columnCount }, (_, column) => {
    const cells = sheet.texts.map((row) => row[column]?.trim() ?? "");
    return {
      column,
      letters: columnLetters(sheet.column + column),
      title: header === null ? "" : (cells[header] ?? ""),
      sample: cells.slice((header ?? -1) + 1).find((cell) => cell !== "") ?? "",
      role: columnRoles.find((role) => columns[role].includes(column)) ?? null,
    };
  }).filter(({ column }) => !own.includes(sheet.column + column));
  const used = all.filter(({ role }) => role !== null);
  return (
    <details class="check-columns" open={used.length === 0}>
      <summary>
        {text.columnsUsed}
        {colon(language)}
        <span class="hint">
          {listText(
            used.map(({ letters, title }) => shorten(title || text.column(letters, ""), maxLetters)),
            language,
          )}
        </span>
      </summary>
      <ul class="plain">
        {all.map(({ column, letters, title, sample, role }) => (
          <li key={column} class="check-column">
            <div>
              <span>{text.column(letters, shorten(title, maxLetters))}</span>
              {sample !== "" && <span class="hint">{text.sample(shorten(sample, maxLetters))}</span>}
            </div>
            <Select
              aria-label={text.roleOf(text.column(letters, title))}
              value={role}
              disabled={isBusy}
              options={[[null, text.noRole], ...columnRoles.map((role) => [role, text.roles[role]] as const)]}
              // The session's choices are the latest: the list may not show the last one yet.
              onChange={(wanted) => session.chooseRoles(new Map([...session.roles, [column, wanted]]))}
            />
          </li>
        ))}
      </ul>
      {roles.size > 0 && (
        <LinkButton label={text.readAgain} disabled={isBusy} onClick={() => session.chooseRoles(new Map())} />
      )}
    </details>
  );
}

const maxLetters = 40;
