import { useState } from "preact/hooks";
import { addColumnsTexts } from "../../../messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { failureText } from "../../../messages/failures/message";
import { answerFields, fieldByName } from "../../../product-data/vocabulary/field";
import type { Language } from "../../../product-data/vocabulary/language";
import type { Area } from "../../excel/area";
import { cellName, columnLetters } from "../../excel/cell-name";
import { type ColumnOrder, columnSets } from "../../check-bom/add-columns/column-sets";
import type { AddedColumns } from "../../check-bom/add-columns/added-columns";
import { useLanguage, useTexts } from "../pane-context";
import { AddField } from "../parts/add-field";
import { CheckBox } from "../parts/check-box";
import { IconButton } from "../parts/icon-button";
import { Notice } from "../parts/notice";
import { Panel } from "../parts/panel";
import { LabelledSelect } from "../parts/select";
import { LinkButton } from "../parts/link-button";

interface AddColumnsProps {
  readonly columns: AddedColumns;
  /** Whether the sheet has columns of the add-in. */
  readonly isUpdate: boolean;
  readonly onClose: () => void;
}

/** Which columns of the catalog's data are added to the BOM. */
export function AddColumns({ columns, isUpdate, onClose }: AddColumnsProps) {
  const language = useLanguage();
  const text = useTexts(addColumnsTexts);
  const [order, setOrder] = useState<ColumnOrder>({ sets: new Set(["lifeCycle", "data"]), fields: [], substitutes: 1 });
  const add = (): void => {
    void columns.add(order);
    onClose();
  };
  return (
    <Panel
      title={text.heading}
      action={{
        label: isUpdate ? text.update : text.add,
        isOff: columns.isBusy || (order.sets.size === 0 && order.fields.length === 0),
        onPress: add,
      }}
      onClose={onClose}
    >
      {columnSets.map((set) => (
        <CheckBox
          key={set}
          checked={order.sets.has(set)}
          onChange={(checked) => {
            const others = [...order.sets].filter((each) => each !== set);
            setOrder({ ...order, sets: new Set(checked ? [...others, set] : others) });
          }}
        >
          <span>
            {text.sets[set]}
            <span class="hint check-set">{text.hints[set]}</span>
          </span>
        </CheckBox>
      ))}
      {order.sets.has("substitutes") && (
        <LabelledSelect
          id="substitutes"
          label={text.substitutesOfLine}
          value={order.substitutes}
          options={counts.map((count) => [count, String(count)])}
          onChange={(substitutes) => setOrder({ ...order, substitutes })}
        />
      )}
      <ul class="plain">
        {order.fields.map((name) => {
          const label = fieldByName(name)?.label[language] ?? name;
          return (
            <li key={name} class="check-added">
              <span>{label}</span>
              <IconButton
                icon="dismiss"
                label={text.remove(label)}
                onClick={() => setOrder({ ...order, fields: order.fields.filter((each) => each !== name) })}
              />
            </li>
          );
        })}
      </ul>
      <AddField
        label={text.field}
        fields={answerFields("none").filter(({ name }) => !order.fields.includes(name))}
        onAdd={({ name }) => setOrder({ ...order, fields: [...order.fields, name] })}
      />
      <p class="hint">{text.hint}</p>
    </Panel>
  );
}

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function AddOutcome({ columns }: { readonly columns: AddedColumns }) {
  const language = useLanguage();
  const text = useTexts(addColumnsTexts);
  const { state } = columns;
  // The view says why Excel refuses.
  if (state.kind === "none" || state.kind === "refused") return null;
  if (state.kind === "running") return <p class="hint">{text.working}</p>;
  if (state.kind === "failed") return <Notice kind="error">{failureText(state.failure, language)}</Notice>;
  if (state.kind !== "written") return <Notice kind="warning">{text[state.kind]}</Notice>;
  const { added, leftOut } = state;
  return (
    <>
      <Notice kind="success">
        {added === null ? text.updated : addedText(added, language)}{" "}
        {added !== null && (
          <LinkButton
            label={checkBomTexts[language].goTo(cellName(added.row, added.column))}
            onClick={() => void columns.goTo(added)}
          />
        )}
      </Notice>
      {leftOut > 0 && <Notice kind="warning">{text.leftOut(leftOut)}</Notice>}
    </>
  );
}

function addedText({ column, columnCount }: Area, language: Language): string {
  const letters = [column, column + columnCount - 1].map(columnLetters);
  return addColumnsTexts[language].added(columnCount, [...new Set(letters)]);
}
