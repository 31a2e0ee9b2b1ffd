import { checkBomTexts } from "../../../messages/check-bom-texts";
import { refreshTexts } from "../../../messages/refresh-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import { reportTexts } from "../../../messages/report-texts";
import type { Run } from "../../upkeep/work";
import { useLanguage } from "../pane-context";
import { Progress } from "../parts/progress";

export function RunProgress({ run: { kind, done, total, cancel } }: { readonly run: Run }) {
  const language = useLanguage();
  const text = checkBomTexts[language];
  const labels = {
    cells: refreshTexts[language].progress,
    parts: text.checking,
    alternatives: replacementTexts[language].finding,
    report: reportTexts[language].writing,
  };
  const label = labels[kind](done, total);
  return <Progress {...{ label, done, total }} cancel={{ label: text.cancel, onClick: cancel }} />;
}
