import type { Announcement } from "../commands/announcements";
import { refreshTexts, type RefreshTexts } from "../messages/refresh-texts";
import type { PaneContext } from "./pane-context";
import { Icon } from "./parts/icon";
import { Notice, Status } from "./parts/notice";
import { useChanges } from "./parts/use-changes";

/** What a command of the ribbon did, until it is dismissed. */
export function AnnouncementBar({ context }: { readonly context: PaneContext }) {
  const { announcements } = context;
  useChanges(announcements);
  const text = refreshTexts[context.language()];
  const { current } = announcements;
  return (
    <Status>
      {current !== null && (
        <Notice kind={current.kind === "frozen" && current.formulas > 0 ? "success" : "warning"}>
          {announcementText(current, text)}{" "}
          <button
            type="button"
            class="subtle square"
            aria-label={text.dismiss}
            onClick={() => announcements.announce(null)}
          >
            <Icon name="dismiss" />
          </button>
        </Notice>
      )}
    </Status>
  );
}

function announcementText(announcement: Announcement, text: RefreshTexts): string {
  if (announcement.kind === "freezeRefused")
    return announcement.refusal.code === "excelTooLarge" ? text.excelTooLarge : text.freezeRefused;
  return announcement.formulas === 0 ? text.nothingToFreeze : text.frozen(announcement.formulas);
}
