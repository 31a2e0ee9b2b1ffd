import type { VNode } from "preact";

export interface LabelledFieldProps {
  /** Unique in the page; the id of the control. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The mistake in the input. */
  readonly error?: string | undefined;
  /** The control, with the attributes that connect it to its label, hint, and error. */
  readonly children: (tied: TiedAttributes) => VNode;
}

interface TiedAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

/** A control under its label, with a hint and an error below it. */
export function LabelledField({ id, label, hint, error, children }: LabelledFieldProps) {
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": error !== undefined,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} class="error" role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} class="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
