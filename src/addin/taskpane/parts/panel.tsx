import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { useTexts } from "../pane-context";
import { useId } from "./use-id";

/** What a button at the bottom of a view does. */
export interface Step {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

interface PanelProps {
  readonly title: string;
  /** What the panel is about; undefined: there is nothing to do. */
  readonly action?: Step | undefined;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A question or a form at the bottom of a view, in the place of its actions. It has the focus until it is closed. */
export function Panel({ title, action, onClose, children }: PanelProps) {
  const id = useId();
  const { cancel } = useTexts(checkBomTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    heading.current?.focus();
    return () => before instanceof HTMLElement && before.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div
        class="panel"
        role="group"
        aria-labelledby={id}
        onKeyDown={({ key }) => {
          if (key === "Escape") onClose();
        }}
      >
        <h3 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {children}
      </div>
      <div class="buttons">
        {action !== undefined && (
          <button class="primary" disabled={action.isOff === true} onClick={action.onPress}>
            {action.label}
          </button>
        )}
        <button onClick={onClose}>{cancel}</button>
      </div>
    </>
  );
}
