import { useState } from "preact/hooks";
import { useId } from "../parts/use-id";
import { findTexts } from "../../../messages/find-texts";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import { type Draft, type DraftCondition, fieldOf, newCondition, usableFields, draftOperators } from "./draft";
import { AddField } from "../parts/add-field";
import { FindValue } from "./value";
import { IconButton } from "../parts/icon-button";
import { Select } from "../parts/select";
import { useLanguage, useTexts } from "../pane-context";

interface FindConditionsProps {
  readonly draft: Draft;
  readonly failures: ReadonlyMap<number, ArgumentFailure>;
  readonly onChange: (conditions: readonly DraftCondition[]) => void;
}

/** The conditions of the builder, each with its controls, and a list of fields to add one. */
export function FindConditions({ draft, failures, onChange }: FindConditionsProps) {
  const { category, conditions } = draft;
  const text = useTexts(findTexts);
  const id = useId();
  const [added, setAdded] = useState(false);
  const focusAdded = (element: Element | null): void => {
    if (!added || element === null) return;
    setAdded(false);
    element.querySelector<HTMLElement>("input, select")?.focus();
  };
  return (
    <>
      {conditions.map((condition, index) => (
        <Condition
          key={index}
          id={`${id}-${String(index)}`}
          condition={condition}
          failure={failures.get(index)}
          onDrawn={index === conditions.length - 1 ? focusAdded : undefined}
          onChange={(change) => onChange(conditions.map((each, at) => (at === index ? { ...each, ...change } : each)))}
          onRemove={() => {
            onChange(conditions.filter((_, at) => at !== index));
            document.getElementById(`${id}-add`)?.focus();
          }}
        />
      ))}
      <AddField
        id={`${id}-add`}
        label={text.addCondition}
        fields={usableFields(category)}
        onAdd={(field) => {
          onChange([...conditions, newCondition(field)]);
          setAdded(true);
        }}
      />
    </>
  );
}

interface ConditionProps {
  readonly id: string;
  readonly condition: DraftCondition;
  readonly failure: ArgumentFailure | undefined;
  readonly onDrawn: ((element: Element | null) => void) | undefined;
  readonly onChange: (change: Partial<DraftCondition>) => void;
  readonly onRemove: () => void;
}

function Condition({ id, condition, failure, onDrawn, onChange, onRemove }: ConditionProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const field = fieldOf(condition);
  const label = field.label[language];
  const operators = draftOperators(field);
  return (
    <fieldset class="find-condition" ref={onDrawn ?? null}>
      <legend>{field.unit === "" ? label : `${label} [${field.unit}]`}</legend>
      <div class={condition.operator === "between" ? "find-line range" : "find-line"}>
        {operators.length > 1 && (
          <Select
            class="find-operator"
            aria-label={text.operator}
            value={condition.operator}
            options={operators.map((operator) => [operator, text.operators[operator]])}
            onChange={(operator) => onChange({ operator })}
          />
        )}
        <div class="find-value">
          <FindValue {...{ id, field, condition, failure, onChange }} />
        </div>
      </div>
      <IconButton icon="dismiss" label={text.remove(label)} onClick={onRemove} />
    </fieldset>
  );
}
