import { failureText } from "../../../messages/failures/message";
import { findTexts } from "../../../messages/find/find-texts";
import { alternativesIn } from "../../../product-data/filter/syntax";
import { enteredNumber } from "../../../product-data/filter/entered-condition";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import { valuesOf } from "../../../product-data/vocabulary/enumerated-values";
import { type Field, isNumber } from "../../../product-data/vocabulary/field";
import type { Language } from "../../../product-data/vocabulary/language";
import { exampleOf } from "../../../messages/find/example-text";
import { meantQuantities } from "../../../product-data/vocabulary/meant-quantities";
import { typicalValues } from "../../../product-data/vocabulary/typical-values";
import { CheckBox } from "../parts/check-box";
import { Select } from "../parts/select";
import { valuesText } from "../../../messages/find/condition-text";
import { type DraftCondition, isUnused } from "./draft";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";

interface FindValueProps {
  readonly id: string;
  readonly field: Field;
  readonly condition: DraftCondition;
  readonly failure: ArgumentFailure | undefined;
  readonly onChange: (change: Partial<DraftCondition>) => void;
}

/** The value of a condition: checkboxes for a list, a choice of yes or no, otherwise a text box. */
export function FindValue(props: FindValueProps) {
  if (props.field.listed) return <ListValue {...props} />;
  if (props.field.type === "Boolean") return <BooleanValue {...props} />;
  return <TypedValue {...props} />;
}

function ListValue({ id, field, condition, onChange }: FindValueProps) {
  const language = useLanguage();
  const english = valuesOf(field.name, "en") ?? [];
  const shown = valuesOf(field.name, language) ?? english;
  const chosen = alternativesIn(condition.value);
  const toggle = (value: string): string =>
    english.filter((each) => chosen.includes(each) !== (each === value)).join("|");
  return (
    <div class="find-list" id={id}>
      {english.map((value, index) => (
        <CheckBox key={value} checked={chosen.includes(value)} onChange={() => onChange({ value: toggle(value) })}>
          {shown[index]}
        </CheckBox>
      ))}
    </div>
  );
}

function BooleanValue({ id, field, condition, onChange }: FindValueProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  return (
    <Select
      id={id}
      aria-label={field.label[language]}
      value={condition.value}
      options={[
        ["", text.either],
        ["true", text.yes],
        ["false", text.no],
      ]}
      onChange={(value) => onChange({ value })}
    />
  );
}

function TypedValue({ id, field, condition, failure, onChange }: FindValueProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const isRange = condition.operator === "between";
  const known = typicalValues[field.name];
  const ends = isRange
    ? ([
        ["value", text.least],
        ["upTo", text.most],
      ] as const)
    : ([["value", text.value]] as const);
  return (
    <>
      <div class="find-typed">
        {ends.map(([end, label]) => (
          <input
            key={end}
            id={end === "value" ? id : undefined}
            type="text"
            list={known === undefined ? undefined : `${id}-known`}
            aria-label={label}
            placeholder={isRange ? label : ""}
            value={condition[end]}
            onInput={({ currentTarget: { value } }) => onChange({ [end]: value })}
            aria-invalid={failure !== undefined}
            aria-describedby={`${id}-hint`}
          />
        ))}
      </div>
      {known !== undefined && (
        <datalist id={`${id}-known`}>
          {known.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {ends.map(([end]) => (
        <Meant key={end} {...{ field, value: condition[end] }} onChoose={(value) => onChange({ [end]: value })} />
      ))}
      <p id={`${id}-hint`} class={failure === undefined ? "hint" : "error"}>
        {failure === undefined ? hint(field, condition, language) : failureText(failure, language)}
      </p>
    </>
  );
}

interface MeantProps {
  readonly field: Field;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** What a number without a unit may mean, if no part has that value in the base unit. */
function Meant({ field, value, onChoose }: MeantProps) {
  const text = useTexts(findTexts);
  const number = isNumber(field) && /^[\d.,]+$/.test(value.trim()) ? enteredNumber(value, field) : null;
  if (typeof number !== "number") return null;
  return (
    <>
      {meantQuantities(number, field.unit).map((quantity) => (
        <LinkButton key={quantity} label={text.didYouMean(quantity)} onClick={() => onChoose(quantity)} />
      ))}
    </>
  );
}

/** How a number was read, so that `100` and `104` don't surprise the user. */
function hint(field: Field, condition: DraftCondition, language: Language): string {
  const text = findTexts[language];
  if (!isNumber(field)) return text.textHint;
  return isUnused(condition) ? text.numberHint(exampleOf(field.unit)) : valuesText(field, condition, language);
}
