import { checkBomTexts } from "../../../messages/check-bom-texts";
import { failureText } from "../../../messages/failures/message";
import type { Language } from "../../../product-data/vocabulary/language";
import type { PartState } from "../../../bom/matching/part-state";
import { cellName } from "../../excel/cell-name";
import { type BomLine, notRecommended } from "../../../bom/check/lines";
import { lineRemarks, mismatchText, shortened } from "./line-remarks";
import { looks } from "./look";
import { Icon, type IconName } from "../parts/icon";
import { ReplacementList } from "./replacement-list";
import type { Taking } from "./take";

interface CheckListItemProps {
  readonly row: BomLine;
  readonly column: number;
  readonly language: Language;
  readonly onGo: () => void;
  readonly taking: Taking;
}

/** A part of the BOM: its state, the cell's content, and what to do about it. */
export function CheckListItem({ row, column, language, onGo, taking }: CheckListItemProps) {
  const text = checkBomTexts[language];
  const { entry, state, mismatch, replacement } = row;
  const cell = cellName(entry.row, column);
  const icon = icons[state];
  return (
    <li class={`check-row ${looks[state]}`}>
      <div class="check-head">
        <strong>{entry.partno ?? shortened(entry.cell)}</strong>
        <button class="link" aria-label={text.goTo(cell)} onClick={onGo}>
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
          <span>{mismatchText(mismatch, language)}</span>
        </p>
      )}
      {replacement?.kind === "found" && (
        <ReplacementList replacements={replacement.found.replacements} {...{ entry, language, taking }} />
      )}
      {replacement?.kind === "failed" && <p class="hint">{failureText(replacement.failure, language)}</p>}
    </li>
  );
}

function details(line: BomLine, language: Language): readonly string[] {
  const text = checkBomTexts[language];
  const { alternatives, state } = line;
  const remarks = lineRemarks(line, language);
  if (alternatives.length > 0) {
    const named = alternatives.map((each) => text.alternative(each.partno, text.filters[each.state]));
    return [...remarks, text.alternatives(named)];
  }
  return notRecommended.has(state) ? [...remarks, text.noAlternatives] : remarks;
}

const icons: Readonly<Partial<Record<PartState, IconName>>> = {
  discontinued: "errorCircle",
  toBeDiscontinued: "warning",
  nrnd: "warning",
  unknown: "errorCircle",
  failed: "errorCircle",
  inProduction: "checkmarkCircle",
  underDevelopment: "info",
};
