import type { JSX } from "preact";
import { LabelledField, type LabelledFieldProps } from "./labelled-field";

/** null is the choice of nothing in particular. */
type Value = string | number | null;

type Attributes = Pick<
  JSX.IntrinsicElements["select"],
  "id" | "class" | "disabled" | "aria-label" | "aria-describedby" | "aria-invalid"
>;

interface SelectProps<V extends Value> extends Attributes {
  readonly value: V;
  readonly options: readonly (readonly [value: V, text: string])[];
  readonly onChange: (value: V) => void;
}

/** A list of values, each with its text. */
export function Select<V extends Value>({ value, options, onChange, ...attributes }: SelectProps<V>) {
  const change = ({ selectedIndex }: HTMLSelectElement): void => {
    const chosen = options[selectedIndex];
    if (chosen !== undefined) onChange(chosen[0]);
  };
  return (
    <select {...attributes} value={value ?? ""} onChange={({ currentTarget }) => change(currentTarget)}>
      {options.map(([each, text]) => (
        <option key={each} value={each ?? ""}>
          {text}
        </option>
      ))}
    </select>
  );
}

export function LabelledSelect<V extends Value>({
  id,
  label,
  hint,
  error,
  ...select
}: Omit<LabelledFieldProps, "children"> & SelectProps<V>) {
  return <LabelledField {...{ id, label, hint, error }}>{(tied) => <Select {...tied} {...select} />}</LabelledField>;
}
