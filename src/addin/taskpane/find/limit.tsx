import { findTexts } from "../../../messages/find-texts";
import { useTexts } from "../pane-context";
import { LabelledField } from "../parts/labelled-field";

interface LimitProps {
  /** null: all that match. */
  readonly limit: number | null;
  readonly onChange: (limit: number | null) => void;
}

/** How many parts the search returns. */
export function FindLimit({ limit, onChange }: LimitProps) {
  const text = useTexts(findTexts);
  return (
    <LabelledField id="find-limit" label={text.limit} hint={text.limitHint}>
      {(tied) => (
        <input
          {...tied}
          type="number"
          min={1}
          step={1}
          value={limit ?? ""}
          onInput={(event) => onChange(wholeNumber(event.currentTarget.value))}
        />
      )}
    </LabelledField>
  );
}

function wholeNumber(entered: string): number | null {
  const value = Number(entered);
  return Number.isInteger(value) && value > 0 ? value : null;
}
