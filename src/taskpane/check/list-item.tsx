import { bomTexts } from "../../messages/bom-texts";
import { checkText } from "../../messages/check-texts";
import { failureText } from "../../messages/message";
import type { Language } from "../../vocabulary/language";
import type { PartState } from "../../bom/part-state";
import { cellName } from "../../bom/report";
import type { BomLine } from "./line";
import { looks } from "./look";
import { Icon, type IconName } from "../parts/icon";
import { ReplacementList } from "./replacement-list";

interface CheckListItemProps {
  readonly row: BomLine;
  readonly column: number;
  readonly language: Language;
  readonly onGo: () => void;
  readonly onTake: (partno: string) => void;
}

/** A part of the BOM: its state, what stands in the cell, and what to do about it. */
export function CheckListItem({ row, column, language, onGo, onTake }: CheckListItemProps) {
  const text = bomTexts[language];
  const { entry, state, mismatch, replacement } = row;
  const cell = cellName(entry.row, column);
  const icon = icons[state];
  return (
    <li class={`check-row ${looks[state]}`}>
      <div class="check-head">
        <strong>{entry.partno ?? shortened(entry.cell)}</strong>
        <button type="button" class="link" aria-label={text.goTo(cell)} onClick={onGo}>
          {cell}
        </button>
      </div>
      {state !== "otherMaker" && (
        <p class="check-state">
          {icon !== undefined && <Icon name={icon} />}
          <span>{text.filters[state]}</span>
          {row.lastBuyDate !== null && <span>{text.lastBuy(row.lastBuyDate)}</span>}
        </p>
      )}
      {details(row, language).map((detail) => (
        <p key={detail} class="hint">
          {detail}
        </p>
      ))}
      {mismatch !== null && (
        <p class="check-mismatch">
          <Icon name="warning" />
          <span>{checkText({ ...mismatch, same: [], notInText: [], notInData: [] }, language)}</span>
        </p>
      )}
      {replacement?.kind === "found" && (
        <ReplacementList replacements={replacement.found.replacements} language={language} onTake={onTake} />
      )}
      {replacement?.kind === "failed" && <p class="hint">{failureText(replacement.failure, language)}</p>}
    </li>
  );
}

function details({ entry, state, result, foundAs, alternatives }: BomLine, language: Language): readonly string[] {
  const text = bomTexts[language];
  const lines: string[] = [];
  if (entry.partno !== null && entry.how !== "exact") lines.push(text.takenFrom(entry.how, shortened(entry.cell)));
  if (foundAs !== null) lines.push(text.foundAs(foundAs));
  if (result?.kind === "unknown" && result.near.length > 0) lines.push(text.didYouMean(result.near.join(text.comma)));
  if (result?.kind === "failed") lines.push(failureText(result.failure, language));
  if (state === "otherMaker") lines.push(text.otherMakerHint);
  if (alternatives.length > 0) {
    const named = alternatives.map((each) => text.alternative(each.partno, text.filters[each.state]));
    lines.push(text.alternatives(named.join(text.comma)));
  } else if (needsAlternative.has(state)) lines.push(text.noAlternatives);
  return lines;
}

const shortened = (cell: string): string => (cell.length > 80 ? `${cell.slice(0, 80)}…` : cell);

const needsAlternative: ReadonlySet<PartState> = new Set<PartState>(["discontinued", "toBeDiscontinued", "nrnd"]);

const icons: Readonly<Partial<Record<PartState, IconName>>> = {
  discontinued: "errorCircle",
  toBeDiscontinued: "warning",
  nrnd: "warning",
  unknown: "errorCircle",
  failed: "errorCircle",
  inProduction: "checkmarkCircle",
  underDevelopment: "info",
};
