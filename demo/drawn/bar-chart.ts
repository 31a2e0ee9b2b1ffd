import type { Chart } from "../workbook-state";

export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** A bar chart in Excel's default look: with the first bar at the bottom, or in reverse order with the axis at the top. */
export function barChart(
  { title, categoryAxis, valueAxis, series }: Pick<Chart, "title" | "categoryAxis" | "valueAxis" | "series">,
  bars: readonly Bar[],
  widthPx: number,
): HTMLElement {
  const isReversed = categoryAxis.reversePlotOrder;
  const largest = Math.max(0, ...bars.map(({ value }) => value));
  const step = stepOf(largest, widthPx);
  const end = step * (Math.floor(largest / step) + 1);
  const percent = (value: number): string => `${String((100 * value) / end)}%`;
  const rows = bars.flatMap(({ label, value }, index) => {
    const [name, track, bar] = [element("span", "label", label), element("div", "track"), element("b")];
    for (const { style } of [name, track]) style.gridRow = String(isReversed ? index + 2 : bars.length - index);
    bar.style.width = percent(value);
    bar.dataset["value"] = String(value);
    track.append(bar);
    if (series[0]?.hasDataLabels === true) track.append(element("span", "", String(value)));
    return [name, track];
  });
  const [lines, axis] = [element("div", "lines"), element("div", "axis")];
  lines.style.gridRow = isReversed ? `2 / ${String(bars.length + 2)}` : `1 / ${String(bars.length + 1)}`;
  axis.style.gridRow = String(isReversed ? 1 : bars.length + 1);
  for (let value = 0; value <= end; value += step) {
    const [line, number] = [element("i"), element("span", "", String(value))];
    for (const { style } of [line, number]) style.left = percent(value);
    lines.append(line);
    if (valueAxis.visible) axis.append(number);
  }
  const [chart, plot] = [element("figure", "chart"), element("div", "plot")];
  const axisRow = valueAxis.visible ? "1.6em" : "0";
  const barRows = `repeat(${String(bars.length)}, minmax(0, 1fr))`;
  plot.style.gridTemplateRows = isReversed ? `${axisRow} ${barRows}` : `${barRows} ${axisRow}`;
  plot.append(...rows, lines, axis);
  chart.append(element("figcaption", "", title.text), plot);
  return chart;
}

/** 1, 2, 5, 10, 20 ...: the smallest that leaves room for the numbers of the axis. */
function stepOf(largest: number, widthPx: number): number {
  const least = largest / Math.max(2, widthPx / pxPerTick);
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

const pxPerTick = 60;

function element(name: string, className = "", text = ""): HTMLElement {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}
