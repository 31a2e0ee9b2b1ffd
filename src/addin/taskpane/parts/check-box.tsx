import type { ComponentChildren, JSX } from "preact";

interface CheckBoxProps extends Pick<JSX.IntrinsicElements["input"], "disabled" | "aria-describedby"> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

/** A check box with its label. */
export function CheckBox({ onChange, children, ...attributes }: CheckBoxProps) {
  return (
    <label class="check">
      <input type="checkbox" {...attributes} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {children}
    </label>
  );
}
