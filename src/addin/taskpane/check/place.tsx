import { checkBomTexts } from "../../../messages/check-bom-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import type { BomColumns } from "../../../bom/reading/column";
import { columnLetters } from "../../excel/cell-name";
import type { BomSheet } from "../../excel/bom-sheet";
import { LabelledSelect } from "../parts/select";

interface CheckPlaceProps {
  readonly sheet: BomSheet;
  readonly columns: BomColumns;
  readonly language: Language;
  readonly onChange: (columns: BomColumns) => void;
}

/** Which columns of the sheet contain the part numbers and the descriptions. */
export function CheckPlace({ sheet, columns, language, onChange }: CheckPlaceProps) {
  const text = checkBomTexts[language];
  const options = Array.from({ length: sheet.columnCount }, (_, column) => {
    const title = columns.header === null ? "" : (sheet.texts[columns.header]?.[column] ?? "");
    return [column, text.column(columnLetters(sheet.column + column), title)] as const;
  });
  return (
    <>
      <LabelledSelect
        id="check-part"
        label={text.partColumn}
        error={columns.part === null ? text.noPartColumn : undefined}
        value={columns.part}
        options={columns.part === null ? [[null, ""], ...options] : options}
        onChange={(part) => onChange({ ...columns, part })}
      />
      <LabelledSelect
        id="check-description"
        label={text.descriptionColumn}
        value={columns.description}
        options={[[null, text.noDescription], ...options]}
        onChange={(description) => onChange({ ...columns, description })}
      />
    </>
  );
}
