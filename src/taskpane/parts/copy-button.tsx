import { useState } from "preact/hooks";
import { copyText } from "./copy-text";
import { Icon } from "./icon";

interface CopyButtonProps {
  readonly label: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly text: () => string;
}

/** Copies a text and shows whether that worked. */
export function CopyButton({ label, copied, notCopied, text }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  return (
    <div class="buttons">
      <button onClick={() => void copyText(text()).then((done) => setSaid(done ? copied : notCopied))}>
        <Icon name="copy" />
        {label}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
