import { useState } from "preact/hooks";
import { Lazy } from "../../../product-data/base/lazy";
import { chartTexts } from "../../../messages/chart-texts";
import { retry } from "../../retry";
import { LazyPart } from "../parts/lazy-part";
import { useTexts } from "../pane-context";
import type { Scatter } from "./scatter";

type ScatterProps = Parameters<typeof Scatter>[0];

const scatter = new Lazy(() => import("./scatter").then((loaded) => loaded.Scatter), { retry });

/** The chart of the results, closed at first. */
export function FindChart(props: ScatterProps) {
  const text = useTexts(chartTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && (
        <LazyPart part={scatter} isOpen>
          {(Chart) => <Chart {...props} />}
        </LazyPart>
      )}
    </details>
  );
}
