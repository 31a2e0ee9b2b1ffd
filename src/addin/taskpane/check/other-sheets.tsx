import { checkBomTexts } from "../../../messages/check-bom-texts";
import { goToCell } from "../../excel/go-to-cell";
import type { BomSession } from "../../check-bom/bom-session";
import { usePane, useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";

/** The other sheets that look like BOMs: a press shows one and checks it. */
export function OtherSheets({ session }: { readonly session: BomSession }) {
  const { wantedCheck } = usePane();
  const text = useTexts(checkBomTexts);
  const { others } = session;
  if (others.length === 0) return null;
  const check = (id: string): void =>
    void session.attempt(async () => {
      await goToCell(id, "A1");
      wantedCheck.set("sheet");
    });
  return (
    <p class="hint check-others">
      {text.otherSheets}{" "}
      {others.slice(0, shownAtMost).map(({ id, name }) => (
        <LinkButton key={id} label={name} aria-label={text.checkSheet(name)} onClick={() => check(id)} />
      ))}{" "}
      {others.length > shownAtMost && text.moreCells(others.length - shownAtMost)}
    </p>
  );
}

const shownAtMost = 12;
