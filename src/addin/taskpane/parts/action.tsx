import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
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
  /** Other buttons next to it. */
  readonly children?: ComponentChildren;
}

/** A button that can't be pressed while its work runs. A disabled button loses the focus, so it gets it back afterwards. */
export function Action({ label, hint, busy, disabled = false, onPress, children, ...attributes }: ActionProps) {
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) button.current?.focus({ preventScroll: true });
  }, [busy]);
  const press = (): void => {
    hadFocus.current = document.activeElement === button.current;
    onPress();
  };
  return (
    <>
      <div class="buttons">
        <button
          {...attributes}
          aria-describedby={hint && hintId}
          ref={button}
          disabled={busy || disabled}
          onClick={press}
        >
          {label}
        </button>
        {children}
      </div>
      {hint !== undefined && (
        <p id={hintId} class="hint">
          {hint}
        </p>
      )}
    </>
  );
}
