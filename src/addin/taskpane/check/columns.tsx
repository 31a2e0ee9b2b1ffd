import type { ChosenRoles } from "../../../bom/check/read-sheet";
import { type ColumnRole, columnRoles } from "../../../bom/reading/titles";
import { bomColumnsTexts } from "../../../messages/bom-columns-texts";
import { columnLetters } from "../../excel/cell-name";
import { Select } from "../parts/select";
import type { SheetHead } from "./whole-bom";
import { useTexts } from "../pane-context";

interface CheckColumnsProps extends SheetHead {
  readonly chosen: ChosenRoles;
  readonly busy: boolean;
  readonly onChange: (chosen: ChosenRoles) => void;
}

/** The columns that are read, by title with a sample each, and the others. What each contains can be changed. */
export function CheckColumns({ sheet, reading, chosen, busy, onChange }: CheckColumnsProps) {
  const text = useTexts(bomColumnsTexts);
  const { header, columns } = reading;
  const roleOf = (column: number): ColumnRole | null =>
    columnRoles.find((role) => columns[role].includes(column)) ?? null;
  const cellOf = (row: number, column: number): string => sheet.texts[row]?.[column]?.trim() ?? "";
  const sampleOf = (column: number): string =>
    sheet.texts
      .slice((header ?? -1) + 1)
      .map((row) => row[column]?.trim() ?? "")
      .find((cell) => cell !== "") ?? "";
  const all = Array.from({ length: sheet.columnCount }, (_, column) => column);
  const used = columnRoles.flatMap((role) => columns[role]);
  const itemOf = (column: number) => {
    const letters = columnLetters(sheet.column + column);
    const title = header === null ? "" : cellOf(header, column);
    const sample = sampleOf(column);
    return (
      <li key={column} class="check-column">
        <div>
          <span>{text.column(letters, shortened(title))}</span>
          {sample !== "" && <span class="hint">{text.sample(shortened(sample))}</span>}
        </div>
        <Select
          aria-label={text.roleOf(text.column(letters, title))}
          value={roleOf(column)}
          disabled={busy}
          options={[[null, text.noRole], ...columnRoles.map((role) => [role, text.roles[role]] as const)]}
          onChange={(role) => onChange(new Map([...chosen, [column, role]]))}
        />
      </li>
    );
  };
  const others = all.filter((column) => !used.includes(column));
  return (
    <details class="check-columns" open={used.length === 0}>
      <summary>
        {text.columnsUsed}
        {": "}
        <span class="hint">{used.map((column) => titleOf(column)).join(", ")}</span>
      </summary>
      <ul class="plain">{used.map(itemOf)}</ul>
      {others.length > 0 && (
        <details open={used.length === 0}>
          <summary>{text.otherColumns}</summary>
          <ul class="plain">{others.map(itemOf)}</ul>
        </details>
      )}
      {chosen.size > 0 && (
        <button class="link" disabled={busy} onClick={() => onChange(new Map())}>
          {text.readAgain}
        </button>
      )}
    </details>
  );

  function titleOf(column: number): string {
    const title = header === null ? "" : cellOf(header, column);
    return shortened(title === "" ? text.column(columnLetters(sheet.column + column), "") : title);
  }
}

const shortened = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
