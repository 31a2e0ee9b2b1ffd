import { findTexts } from "../../../messages/find/find-texts";
import { type Column, columnName, unitsOf } from "../../../product-data/vocabulary/column";
import { answerFields } from "../../../product-data/vocabulary/field";
import { displayUnit } from "../../../product-data/vocabulary/quantity";
import { AddField } from "../parts/add-field";
import { Select } from "../parts/select";
import { shownColumns, type Draft, type DraftColumns } from "./draft";
import { FindOrderedItem } from "./ordered-item";
import { useLanguage, useTexts } from "../pane-context";
import { LabelledField } from "../parts/labelled-field";

interface FindColumnPickerProps {
  readonly draft: Draft;
  readonly onChange: (changed: Partial<Draft>) => void;
}

/** The columns of the table, which are the default ones, all, or custom ones in the user's order, and its rows. */
export function FindColumnPicker({ draft: { category, columns, limit }, onChange }: FindColumnPickerProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const shown = shownColumns(columns, category);
  const names = shown.map((column) => columnName(column.field.name, column));
  const select = (selected: DraftColumns): void => onChange({ columns: selected });
  const choice = typeof columns === "string" ? columns : "chosen";
  return (
    <>
      <Select
        aria-label={text.columns}
        value={choice}
        options={[
          ["default", text.columnsDefault],
          ["all", text.columnsAll],
          ["chosen", text.columnsChosen],
        ]}
        onChange={(value) => select(value === "chosen" ? names : value)}
      />
      {choice === "chosen" && (
        <>
          <ol class="find-ordered">
            {shown.map((column, index) => (
              <FindOrderedItem
                key={names[index]}
                {...{ items: names, index, label: column.field.label[language] }}
                onChange={(changed) => select(changed.length === 0 ? "default" : changed)}
              >
                {unitsOf(column.field).length > 1 && (
                  <Select
                    aria-label={text.unitOf(column.field.label[language])}
                    value={column.unit?.symbol ?? ""}
                    options={unitsOf(column.field).map((symbol, at) => [at === 0 ? "" : symbol, symbol])}
                    onChange={(symbol) =>
                      select(names.map((name, at) => (at === index ? inUnit(column, symbol) : name)))
                    }
                  />
                )}
              </FindOrderedItem>
            ))}
          </ol>
          <AddField
            label={text.addColumn}
            fields={answerFields(category).filter((field) => !shown.some((column) => column.field === field))}
            onAdd={(field) => select([...names, field.name])}
          />
        </>
      )}
      <LabelledField id="find-limit" label={text.limit} hint={text.limitHint}>
        {(tied) => (
          <input
            {...tied}
            type="number"
            min={1}
            step={1}
            value={limit ?? ""}
            onInput={({ currentTarget: { value } }) => onChange({ limit: wholeNumber(value) })}
          />
        )}
      </LabelledField>
    </>
  );
}

const inUnit = ({ field }: Column, symbol: string): string =>
  columnName(field.name, { field, unit: displayUnit(symbol) ?? null });

function wholeNumber(entered: string): number | null {
  const value = Number(entered);
  return Number.isInteger(value) && value > 0 ? value : null;
}
