import { useState } from "preact/hooks";
import { copyText } from "./copy-text";
import { Icon } from "../parts/icon";
import { activityTexts } from "../../../messages/activity-texts";
import type { Language } from "../../../product-data/vocabulary/language";

interface CopyButtonProps {
  readonly label: string;
  readonly language: Language;
  readonly content: () => string;
}

/** Copies a text and shows whether that worked. */
export function CopyButton({ label, language, content }: CopyButtonProps) {
  const text = activityTexts[language];
  const [said, setSaid] = useState("");
  return (
    <div class="buttons">
      <button onClick={() => void copyText(content()).then((done) => setSaid(done ? text.copied : text.notCopied))}>
        <Icon name="copy" />
        {label}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
