import { gateTexts } from "../../../messages/check-bom/gate-texts";
import { lookFirstText, objectionText } from "../../../messages/check-bom/objection-text";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import type { Confirmation } from "../../check-bom/confirmation";
import type { LeftOut } from "../../check-bom/entry";
import { type CheckedBom, mainColumn } from "../../check-bom/sheet/checked-bom";
import { columnLetters } from "../../excel/cell-name";
import { useLanguage, useTexts } from "../pane-context";
import { Panel } from "../parts/panel";
import { cellsText } from "./cells-text";

interface EntryConfirmationProps {
  readonly confirmation: Confirmation;
  readonly bom: CheckedBom;
}

/** Asks before a part is entered that needs a look, or the best parts for many lines. */
export function EntryConfirmation({ confirmation, bom }: EntryConfirmationProps) {
  const language = useLanguage();
  const text = useTexts(alternativeTexts);
  const { entries, column, leftOut, confirm, cancel } = confirmation;
  const places = (all: readonly LeftOut[], of: number, said: (each: LeftOut, at: number) => string) => (
    <dl>
      {all
        .slice(0, maxEntries)
        .flatMap((each, at) => [<dt>{cellsText(each.item, of, language)}</dt>, <dd>{said(each, at)}</dd>])}
      {all.length > maxEntries && <dt>…</dt>}
    </dl>
  );
  const reason = ({ objections: [first] }: LeftOut): string =>
    first === undefined ? gateTexts[language].without : objectionText(first, language);
  const [only] = entries;
  return (
    <Panel
      title={
        leftOut === null && only !== undefined
          ? text.confirm(only.partno, cellsText(only.item, column, language))
          : text.confirmAll(entries.length, columnLetters(column))
      }
      action={entries.length === 0 ? undefined : { label: text.enterAll, onPress: confirm }}
      onClose={cancel}
    >
      {leftOut === null ? (
        entries.map(({ objections }) => <p>{lookFirstText(objections, language)}</p>)
      ) : (
        <>
          {places(entries, column, (_, at) => entries[at]?.partno ?? "")}
          {leftOut.length > 0 && <h3>{text.leftOut(leftOut.length)}</h3>}
          {places(leftOut, mainColumn(bom), reason)}
        </>
      )}
    </Panel>
  );
}

const maxEntries = 50;
