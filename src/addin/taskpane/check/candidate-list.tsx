import { useState } from "preact/hooks";
import { type AmountAspect, amountText } from "../../../bom/claims/rules";
import { numberOf } from "../../../bom/claims/value";
import { ratedCurrentsOf, type Replacement, resistanceOf } from "../../../bom/matching/rank";
import { aspectTexts } from "../../../messages/line/aspect-texts";
import { candidateTexts } from "../../../messages/check-bom/candidate-texts";
import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import type { Product } from "../../../product-data/api/product";
import { useLanguage, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";

interface CandidateListProps {
  /** The highest current first. */
  readonly candidates: readonly Replacement[];
  /** The cells that one is entered in. */
  readonly cells: string;
  readonly onChoose: (partno: string) => void;
}

/** Inductors that fit a line without a rated current: a table to sort by what a person chooses by. */
export function CandidateList({ candidates, cells, onChoose }: CandidateListProps) {
  const language = useLanguage();
  const text = useTexts(candidateTexts);
  const states = useTexts(checkBomTexts).filters;
  const { choosePart } = useTexts(alternativeTexts);
  const [order, setOrder] = useState<Order>({ column: "ratedCurrent", isRising: false });
  const sorted = [...candidates].sort(byValue(order));
  const select = (column: Column): void =>
    setOrder({
      column,
      isRising: order.column === column ? !order.isRising : column !== "ratedCurrent" && column !== "saturationCurrent",
    });
  return (
    <>
      <p class="hint">{text.choose(candidates.length)}</p>
      <table class="check-points check-candidates">
        <thead>
          <tr>
            <th scope="col">{text.part}</th>
            {columns.map((column) => (
              <th key={column} scope="col" aria-sort={sortOf(column, order)}>
                <LinkButton
                  label={text[column]}
                  title={aspectTexts[language][columnValues[column].aspect]}
                  aria-label={text.orderBy(aspectTexts[language][columnValues[column].aspect])}
                  onClick={() => select(column)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shownAtMost).map(({ product, state }) => {
            const { Partno: partno } = product.record;
            return (
              <tr key={partno}>
                <th scope="row">
                  <LinkButton label={partno} aria-label={choosePart(partno, cells)} onClick={() => onChoose(partno)} />
                  {state !== "inProduction" && <span class="hint"> {states[state]}</span>}
                </th>
                {columns.map((column) => (
                  <td key={column}>{shown(product, column)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {sorted.length > shownAtMost && <p class="hint">{text.more(sorted.length - shownAtMost)}</p>}
    </>
  );
}

const shownAtMost = 10;

type Column = "ratedCurrent" | "saturationCurrent" | "resistance" | "thickness";

interface Order {
  readonly column: Column;
  readonly isRising: boolean;
}

const columnValues: Readonly<Record<Column, { aspect: AmountAspect; valueOf: (product: Product) => number | null }>> = {
  ratedCurrent: { aspect: "currentItemp", valueOf: (product) => ratedCurrentsOf(product).rated },
  saturationCurrent: { aspect: "currentIsat", valueOf: (product) => ratedCurrentsOf(product).saturation },
  resistance: { aspect: "resistance", valueOf: resistanceOf },
  thickness: { aspect: "thickness", valueOf: (product) => numberOf(product, "ThicknessMax") },
};

const columns = Object.keys(columnValues) as readonly Column[];

function shown(product: Product, column: Column): string {
  const { aspect, valueOf } = columnValues[column];
  const value = valueOf(product);
  return value === null ? "" : amountText(aspect, value);
}

/** Parts without a value come last. */
function byValue({ column, isRising }: Order) {
  const last = isRising ? Infinity : -Infinity;
  const of = ({ product }: Replacement): number => columnValues[column].valueOf(product) ?? last;
  return (one: Replacement, other: Replacement): number =>
    of(one) === of(other) ? 0 : of(one) < of(other) === isRising ? -1 : 1;
}

const sortOf = (column: Column, order: Order): "ascending" | "descending" | "none" =>
  order.column !== column ? "none" : order.isRising ? "ascending" : "descending";
