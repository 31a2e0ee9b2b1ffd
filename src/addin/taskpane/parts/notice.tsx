import type { ComponentChildren } from "preact";
import { type ExcelRefusal, refusalText } from "../../../messages/excel-refusal";
import { useLanguage } from "../pane-context";
import { Icon, type IconName } from "./icon";
import { IconButton } from "./icon-button";

type NoticeKind = "info" | "success" | "warning" | "error";

interface NoticeProps {
  readonly kind: NoticeKind;
  /** The button that removes it. */
  readonly dismiss?: { readonly label: string; readonly onClick: () => void };
  readonly children: ComponentChildren;
}

/** A message in a bar, with an icon. If it appears and disappears, put it inside a Status. */
export function Notice({ kind, dismiss, children }: NoticeProps) {
  return (
    <div class={`notice ${kind}`}>
      <Icon name={noticeIcons[kind]} />
      <div>
        {children}
        {dismiss !== undefined && <IconButton icon="dismiss" class="square" {...dismiss} />}
      </div>
    </div>
  );
}

interface RefusalNoticeProps {
  /** What became of work. */
  readonly state: { readonly kind: string; readonly refusal?: ExcelRefusal } | null;
}

/** Why Excel refused it, if it did. */
export function RefusalNotice({ state }: RefusalNoticeProps) {
  const language = useLanguage();
  return state?.refusal && <Notice kind="error">{refusalText(state.refusal, language)}</Notice>;
}

interface StatusProps {
  /** Whether its content is still changing. @default false */
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
}

/** A live region: a screen reader reads its content when it changes. It is always rendered, and mostly empty. */
export function Status({ isBusy = false, children }: StatusProps) {
  return (
    <div role="status" aria-busy={isBusy}>
      {children}
    </div>
  );
}

const noticeIcons: Readonly<Record<NoticeKind, IconName>> = {
  info: "info",
  success: "checkmark-circle",
  warning: "warning",
  error: "error-circle",
};
