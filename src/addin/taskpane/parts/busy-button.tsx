import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface BusyButtonProps extends Pick<JSX.IntrinsicElements["button"], "class" | "aria-describedby" | "children"> {
  /** Whether its work runs. */
  readonly busy: boolean;
  /** Whether it has nothing to do. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button that can't be pressed while its work runs. A disabled button loses the focus, so it gets it back afterwards. */
export function BusyButton({ busy, disabled = false, onPress, children, ...attributes }: BusyButtonProps) {
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
    <button {...attributes} ref={button} disabled={busy || disabled} onClick={press}>
      {children}
    </button>
  );
}
