import { checkBomTexts } from "../../../messages/check-bom-texts";
import { failureText } from "../../../messages/failures/message";
import { sentenceSpace } from "../../../messages/punctuation";
import type { BomSession } from "../../check-bom/bom-session";
import { useLanguage, usePane, useTexts } from "../pane-context";
import { Notice } from "../parts/notice";

/** Why lines weren't checked, and the two things that a user can do about it. */
export function TroubleNotice({ session }: { readonly session: BomSession }) {
  const { view, pacer } = usePane();
  const language = useLanguage();
  const text = useTexts(checkBomTexts);
  const trouble = session.result?.trouble ?? null;
  if (trouble === null || session.isBusy) return null;
  const tryAgain = (): void => {
    // The first request is sent whatever the wait.
    pacer.probe();
    void session.check();
  };
  return (
    <Notice kind="error">
      {[failureText(trouble.failure, language), text.notChecked(trouble.lines)].join(sentenceSpace(language))}
      <div class="buttons">
        <button onClick={() => view.set("settings")}>{text.openSettings}</button>
        <button onClick={tryAgain}>{text.tryAgain}</button>
      </div>
    </Notice>
  );
}
