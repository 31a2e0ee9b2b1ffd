import { checkBomTexts } from "../../../messages/check-bom/check-bom-texts";
import { refreshTexts } from "../../../messages/activity/refresh-texts";
import { alternativeTexts } from "../../../messages/check-bom/alternative-texts";
import { reportTexts } from "../../../messages/check-bom/report-texts";
import type { Run } from "../../upkeep/work";
import { useLanguage } from "../pane-context";
import { Progress } from "./progress";

/** The progress of work that can be canceled. */
export function RunProgress({ run: { kind, done, total, cancel } }: { readonly run: Run }) {
  const language = useLanguage();
  const text = checkBomTexts[language];
  const labels = {
    cells: refreshTexts[language].progress,
    parts: text.checking,
    alternatives: alternativeTexts[language].finding,
    report: reportTexts[language].writing,
  };
  return (
    <Progress
      label={kind === "cells" && total === 0 ? refreshTexts[language].looking : labels[kind](done, total)}
      done={done}
      total={total === 0 ? null : total}
      cancel={{ label: text.cancel, onClick: cancel }}
    />
  );
}
