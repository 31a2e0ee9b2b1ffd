import { useMemo, useState } from "preact/hooks";
import type { Product } from "../../../product-data/api/product";
import { chartTexts } from "../../../messages/chart-texts";
import { type Field, fieldByName, fields as allFields } from "../../../product-data/vocabulary/field";
import { printQuantity } from "../../../product-data/vocabulary/quantity";
import { LabelledSelect } from "../parts/select";
import { fieldOptions } from "../parts/add-field";
import { drawableFields, logAxis, type ScatterPoint, scatterPoints } from "./scatter-points";
import { useLanguage, useTexts } from "../pane-context";

interface ScatterProps {
  readonly products: readonly Product[];
  /** The products that the table shows; null: all. */
  readonly chosen: readonly Product[] | null;
  readonly onChoose: (products: readonly Product[]) => void;
}

/** The chart of the results, closed at first. */
export function FindChart(props: ScatterProps) {
  const text = useTexts(chartTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && <Scatter {...props} />}
    </details>
  );
}

/** The results as points on two logarithmic axes. Pressing a point filters the table next to it. */
function Scatter({ products, chosen, onChoose }: ScatterProps) {
  const language = useLanguage();
  const text = useTexts(chartTexts);
  const fields = useMemo(() => drawableFields(products, allFields), [products]);
  const [wanted, setWanted] = useState<readonly [string | null, string | null]>([null, null]);
  const across = fieldOf(wanted[0], fields) ?? firstOf(typicalAcross, fields) ?? fields[0];
  const others = fields.filter((field) => field !== across);
  const up = fieldOf(wanted[1], others) ?? firstOf(typicalUp, others) ?? others[0];
  if (across === undefined || up === undefined) return <p class="hint">{text.notDrawable}</p>;
  return (
    <>
      <LabelledSelect
        id="find-across"
        label={text.across}
        value={across.name}
        options={fieldOptions(fields, language)}
        onChange={(name) => setWanted([name, wanted[1]])}
      />
      <LabelledSelect
        id="find-up"
        label={text.up}
        value={up.name}
        options={fieldOptions(others, language)}
        onChange={(name) => setWanted([wanted[0], name])}
      />
      <Chart points={scatterPoints(products, across, up)} {...{ across, up, chosen, onChoose }} />
    </>
  );
}

interface ChartProps extends Omit<ScatterProps, "products"> {
  readonly points: readonly ScatterPoint[];
  readonly across: Field;
  readonly up: Field;
}

/** The chart serves pointers; the keyboard and screen readers use the table. */
function Chart({ points, across, up, chosen, onChoose }: ChartProps) {
  const language = useLanguage();
  const text = useTexts(chartTexts);
  if (points.length === 0) return <p class="hint">{text.notDrawable}</p>;
  const [xAxis, yAxis] = [logAxis(points.map(({ x }) => x)), logAxis(points.map(({ y }) => y))];
  const x = (value: number): number => left + xAxis.place(value) * (width - left - right);
  const y = (value: number): number => height - bottom - yAxis.place(value) * (height - top - bottom);
  const label = text.chart(across.label[language], up.label[language]);
  return (
    <svg class="find-chart" viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={label}>
      {xAxis.ticks.map((value) => (
        <g key={value}>
          <path d={`M${String(x(value))} ${String(top)}V${String(height - bottom)}`} />
          <text x={x(value)} y={height - bottom + 14} text-anchor="middle">
            {printQuantity(value, across.unit)}
          </text>
        </g>
      ))}
      {yAxis.ticks.map((value) => (
        <g key={value}>
          <path d={`M${String(left)} ${String(y(value))}H${String(width - right)}`} />
          <text x={left - 4} y={y(value) + 4} text-anchor="end">
            {printQuantity(value, up.unit)}
          </text>
        </g>
      ))}
      {points.map((point) => (
        <circle
          key={`${String(point.x)} ${String(point.y)}`}
          class={chosen !== null && point.products.every((product) => chosen.includes(product)) ? "chosen" : undefined}
          cx={x(point.x)}
          cy={y(point.y)}
          r={3 + Math.min(5, Math.log2(point.products.length))}
          onClick={() => onChoose(point.products)}
        >
          <title>
            {text.point(point.products.length, printQuantity(point.x, across.unit), printQuantity(point.y, up.unit))}
          </title>
        </circle>
      ))}
    </svg>
  );
}

const fieldOf = (name: string | null, among: readonly Field[]): Field | undefined =>
  among.find((field) => field.name === name);

const firstOf = (names: readonly string[], among: readonly Field[]): Field | undefined =>
  names.flatMap((name) => fieldByName(name) ?? []).find((field) => among.includes(field));

const ratings = ["RatedVoltage", "RatedCurrent", "RatedCurrentItemp", "RatedCurrentIsat"];
/** A value over a rating; if all parts have one value, the rating over the height. */
const typicalAcross = ["Capacitance", "Inductance", ...ratings, "ThicknessMax", "Thickness", "RdcMax"];
const typicalUp = [...ratings, "ThicknessMax", "Thickness", "RdcMax"];

const [width, height] = [288, 220];
const [left, right, top, bottom] = [52, 8, 6, 22];
