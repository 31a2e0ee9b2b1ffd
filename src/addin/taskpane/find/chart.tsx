import { useState } from "preact/hooks";
import { chartTexts } from "../../../messages/chart-texts";
import { useTexts } from "../pane-context";
import { Scatter } from "./scatter";

/** The chart of the results, closed at first. */
export function FindChart(props: Parameters<typeof Scatter>[0]) {
  const text = useTexts(chartTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && <Scatter {...props} />}
    </details>
  );
}
