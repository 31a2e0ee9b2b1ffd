import { useId } from "./use-id";

interface ActionProps {
  readonly label: string;
  readonly hint?: string;
  readonly class?: string;
  /** Whether its work runs. */
  readonly busy: boolean;
  /** Whether it has nothing to do. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button that can't be pressed while its work runs. */
export function Action({ label, hint, busy, disabled = false, onPress, ...attributes }: ActionProps) {
  const hintId = useId();
  return (
    <>
      <div class="buttons">
        <button {...attributes} aria-describedby={hint && hintId} disabled={busy || disabled} onClick={onPress}>
          {label}
        </button>
      </div>
      {hint !== undefined && (
        <p id={hintId} class="hint">
          {hint}
        </p>
      )}
    </>
  );
}
