import { findTexts } from "../../../messages/find-texts";
import type { BuilderState } from "./search";
import { Notice, Status } from "../parts/notice";
import { useTexts } from "../pane-context";
import { LinkButton } from "../parts/link-button";

/** A change of the builder that the user didn't type. `before` is the state that Undo restores. */
export type FindMessage =
  | { readonly kind: "opened" | "notUsable"; readonly cell: string; readonly before: BuilderState }
  | { readonly kind: "notLiteral"; readonly cell: string }
  | { readonly kind: "dropped"; readonly fields: readonly string[]; readonly before: BuilderState };

interface FindNoticeProps {
  readonly message: FindMessage | null;
  readonly onUndo: (before: BuilderState) => void;
}

export function FindNotice({ message, onUndo }: FindNoticeProps) {
  const text = useTexts(findTexts);
  return (
    <Status>
      {message !== null && (
        <Notice kind={message.kind === "opened" ? "info" : "warning"}>
          {message.kind === "dropped" ? text.dropped(message.fields) : text[message.kind](message.cell)}{" "}
          {"before" in message && <LinkButton label={text.undo} onClick={() => onUndo(message.before)} />}
        </Notice>
      )}
    </Status>
  );
}
