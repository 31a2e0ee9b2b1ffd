import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { CheckRun } from "../../upkeep/bom/bom-check";
import { useTexts } from "../pane-context";
import { Progress } from "../parts/progress";

export function RunProgress({ run: { kind, done, total, cancel } }: { readonly run: CheckRun }) {
  const text = useTexts(checkBomTexts);
  const replacementText = useTexts(replacementTexts);
  const label = kind === "parts" ? text.checking(done, total) : replacementText.finding(done, total);
  return <Progress {...{ label, done, total }} cancel={{ label: text.cancel, onClick: cancel }} />;
}
