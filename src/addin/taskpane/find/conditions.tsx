import { useEffect, useRef } from "preact/hooks";
import { useId } from "../parts/use-id";
import { findTexts } from "../../../messages/find/find-texts";
import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import {
  type Draft,
  type DraftCondition,
  fieldOf,
  isUnused,
  newCondition,
  usableFields,
  draftOperators,
} from "./draft";
import { AddField } from "../parts/add-field";
import { FindValue } from "./value";
import { Select } from "../parts/select";
import { useLanguage, useTexts } from "../pane-context";

interface FindConditionsProps {
  readonly draft: Draft;
  readonly failures: ReadonlyMap<number, ArgumentFailure>;
  readonly onChange: (conditions: readonly DraftCondition[]) => void;
}

/** The conditions of the builder, each with its controls, and a list of fields to add one. Chips remove them (chips.tsx). */
export function FindConditions({ draft, failures, onChange }: FindConditionsProps) {
  const { category, conditions } = draft;
  const text = useTexts(findTexts);
  const id = useId();
  return (
    <>
      {conditions.map((condition, index) => (
        <Condition
          key={index}
          id={`${id}-${String(index)}`}
          condition={condition}
          failure={failures.get(index)}
          onChange={(change) => onChange(conditions.map((each, at) => (at === index ? { ...each, ...change } : each)))}
        />
      ))}
      <AddField
        label={text.addCondition}
        fields={usableFields(category)}
        onAdd={(field) => onChange([...conditions, newCondition(field)])}
      />
    </>
  );
}

interface ConditionProps {
  readonly id: string;
  readonly condition: DraftCondition;
  readonly failure: ArgumentFailure | undefined;
  readonly onChange: (change: Partial<DraftCondition>) => void;
}

function Condition({ id, condition, failure, onChange }: ConditionProps) {
  const language = useLanguage();
  const text = useTexts(findTexts);
  const field = fieldOf(condition);
  const label = field.label[language];
  const operators = draftOperators(field);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Nothing is entered in one that was just added.
    if (isUnused(condition)) fields.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, []);
  return (
    <fieldset class="find-condition" ref={fields}>
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
    </fieldset>
  );
}
