import type { Announcement } from "../ribbon/announcement";
import { refusalText } from "../../messages/excel-refusal";
import { refreshTexts } from "../../messages/refresh-texts";
import type { Language } from "../../product-data/vocabulary/language";
import { useLanguage, usePane } from "./pane-context";
import { Icon } from "./parts/icon";
import { Notice, Status } from "./parts/notice";
import { useChanges } from "./parts/use-changes";

/** The result of a ribbon command, until it is dismissed. */
export function AnnouncementBar() {
  const language = useLanguage();
  const { announcement } = usePane();
  useChanges(announcement);
  const { current } = announcement;
  return (
    <Status>
      {current !== null && (
        <Notice kind={current.kind === "frozen" && current.formulas > 0 ? "success" : "warning"}>
          {announcementText(current, language)}{" "}
          <button
            class="subtle square"
            aria-label={refreshTexts[language].dismiss}
            onClick={() => announcement.set(null)}
          >
            <Icon name="dismiss" />
          </button>
        </Notice>
      )}
    </Status>
  );
}

function announcementText(announcement: Announcement, language: Language): string {
  if (announcement.kind === "freezeRefused") return refusalText(announcement.refusal, language);
  const text = refreshTexts[language];
  return announcement.formulas === 0 ? text.nothingToFreeze : text.frozen(announcement.formulas);
}
