import { useState } from "preact/hooks";
import { Lazy } from "../../../product-data/base/lazy";
import { chartTexts } from "../../../messages/chart-texts";
import { shellTexts } from "../../../messages/shell-texts";
import { retry } from "../../retry";
import { useChanges } from "../parts/use-changes";
import type { Scatter } from "./scatter";

type ScatterProps = Parameters<typeof Scatter>[0];

const scatter = new Lazy(() => import("./scatter").then((loaded) => loaded.Scatter), { retry });

/** The chart of the results, closed at first: its code is loaded when it is opened. */
export function FindChart(props: ScatterProps) {
  useChanges(scatter);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (open: boolean): void => {
    setIsOpen(open);
    if (open) void scatter.tryLoad();
  };
  return (
    <details onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{chartTexts[props.language].title}</summary>
      {scatter.hasFailed && <p class="hint">{shellTexts[props.language].notLoaded}</p>}
      {isOpen && scatter.inUse !== null && <scatter.inUse {...props} />}
    </details>
  );
}
