import { useId } from "preact/hooks";
import { findTexts } from "../../messages/find-texts";
import { answerFields } from "../../vocabulary/field";
import type { Language } from "../../vocabulary/language";
import { FindAdd } from "./add";
import { shownColumns, type Draft, type DraftColumns } from "./draft";
import { FindOrderedItem } from "./ordered-item";

interface FindColumnPickerProps {
  readonly draft: Draft;
  readonly language: Language;
  readonly onChange: (columns: DraftColumns) => void;
}

/** Which columns the table has: the usual ones, all, or picked ones in an order of the user's. */
export function FindColumnPicker({ draft: { category, columns }, language, onChange }: FindColumnPickerProps) {
  const text = findTexts[language];
  const id = useId();
  const shown = shownColumns(columns, category);
  const names = shown.map(({ name }) => name);
  const choice = typeof columns === "string" ? columns : "chosen";
  return (
    <>
      <select
        aria-label={text.columns}
        value={choice}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange(value === "default" || value === "all" ? value : names);
        }}
      >
        <option value="default">{text.columnsDefault}</option>
        <option value="all">{text.columnsAll}</option>
        <option value="chosen">{text.columnsChosen}</option>
      </select>
      {choice === "chosen" && (
        <>
          <ol class="find-ordered">
            {shown.map((field, index) => (
              <FindOrderedItem
                key={field.name}
                {...{ items: names, index, label: field.label[language], text }}
                onChange={(changed) => onChange(changed.length === 0 ? "default" : changed)}
              />
            ))}
          </ol>
          <FindAdd
            id={`${id}-add`}
            label={text.addColumn}
            language={language}
            fields={answerFields(category).filter(({ name }) => !names.includes(name))}
            onAdd={(field) => onChange([...names, field.name])}
          />
        </>
      )}
    </>
  );
}
