import { useState } from "preact/hooks";
import { findTexts } from "../../../messages/find-texts";
import { shellTexts } from "../../../messages/shell-texts";
import type { Scatter } from "./scatter";

type ScatterProps = Parameters<typeof Scatter>[0];

/** The chart of the results, closed at first: its code is loaded when it is opened. */
export function FindChart(props: ScatterProps) {
  const text = findTexts[props.language];
  const [state, setState] = useState<{ readonly Drawn: typeof Scatter } | "closed" | "failed">("closed");
  const open = (): void =>
    void import("./scatter").then(
      ({ Scatter: Drawn }) => setState({ Drawn }),
      () => setState("failed"),
    );
  return (
    <details onToggle={(event) => event.currentTarget.open && typeof state === "string" && open()}>
      <summary>{text.chartTitle}</summary>
      {state === "failed" && <p class="hint">{shellTexts[props.language].notLoaded}</p>}
      {typeof state === "object" && <state.Drawn {...props} />}
    </details>
  );
}
