import { bomTexts } from "../../messages/bom-texts";
import type { Language } from "../../vocabulary/language";
import type { BomColumns } from "../../bom/column";
import { columnLetters } from "../../bom/cell-name";
import type { BomSheet } from "./sheet";
import { LabelledField } from "../parts/labelled-field";

interface CheckPlaceProps {
  readonly sheet: BomSheet;
  readonly columns: BomColumns;
  readonly language: Language;
  readonly onChange: (columns: BomColumns) => void;
}

/** Which columns of the sheet contain the part numbers and the descriptions. */
export function CheckPlace({ sheet, columns, language, onChange }: CheckPlaceProps) {
  const text = bomTexts[language];
  const titles = Array.from({ length: sheet.columnCount }, (_, column) => {
    const title = columns.header === null ? "" : (sheet.texts[columns.header]?.[column] ?? "");
    return text.column(columnLetters(sheet.column + column), title);
  });
  const options = titles.map((title, column) => (
    <option key={column} value={column}>
      {title}
    </option>
  ));
  return (
    <>
      <LabelledField
        id="check-part"
        label={text.partColumn}
        error={columns.part === null ? text.noPartColumn : undefined}
      >
        {(tied) => (
          <select
            {...tied}
            value={columns.part ?? ""}
            onChange={(event) => onChange({ ...columns, part: columnNumber(event.currentTarget.value) })}
          >
            {columns.part === null && <option value="" />}
            {options}
          </select>
        )}
      </LabelledField>
      <LabelledField id="check-description" label={text.descriptionColumn}>
        {(tied) => (
          <select
            {...tied}
            value={columns.description ?? ""}
            onChange={(event) => onChange({ ...columns, description: columnNumber(event.currentTarget.value) })}
          >
            <option value="">{text.noDescription}</option>
            {options}
          </select>
        )}
      </LabelledField>
    </>
  );
}

const columnNumber = (value: string): number | null => (value === "" ? null : Number(value));
