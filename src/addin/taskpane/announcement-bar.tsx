import { refusalText } from "../../messages/excel-refusal";
import { refreshTexts } from "../../messages/refresh-texts";
import type { Language } from "../../product-data/vocabulary/language";
import { type Announcement, useLanguage, usePane } from "./pane-context";
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
        <Notice
          kind={current.kind === "converted" && current.formulas > 0 ? "success" : "warning"}
          dismiss={{ label: refreshTexts[language].dismiss, onClick: () => announcement.set(null) }}
        >
          {announcementText(current, language)}
        </Notice>
      )}
    </Status>
  );
}

function announcementText(announcement: Announcement, language: Language): string {
  if (announcement.kind === "refused") return refusalText(announcement.refusal, language);
  const text = refreshTexts[language];
  return announcement.formulas === 0 ? text.nothingToConvert : text.converted(announcement.formulas);
}
