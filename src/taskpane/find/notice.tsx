import { findTexts } from "../../messages/find-texts";
import type { Language } from "../../vocabulary/language";
import type { Making } from "./search";
import { Notice, Status } from "../parts/notice";

/** What happened to the builder without the user having typed it. `before` is what can be gone back to. */
export type FindMessage =
  | { readonly is: "none" }
  | { readonly is: "opened" | "notUsable"; readonly cell: string; readonly before: Making }
  | { readonly is: "notLiteral"; readonly cell: string }
  | { readonly is: "dropped"; readonly fields: readonly string[]; readonly before: Making };

interface FindNoticeProps {
  readonly message: FindMessage;
  readonly language: Language;
  readonly onUndo: (before: Making) => void;
}

export function FindNotice({ message, language, onUndo }: FindNoticeProps) {
  const text = findTexts[language];
  return (
    <Status>
      {message.is !== "none" && (
        <Notice kind={message.is === "opened" ? "info" : "warning"}>
          {message.is === "dropped" ? text.dropped(message.fields.join(text.comma)) : text[message.is](message.cell)}{" "}
          {"before" in message && (
            <button type="button" class="link" onClick={() => onUndo(message.before)}>
              {text.undo}
            </button>
          )}
        </Notice>
      )}
    </Status>
  );
}
