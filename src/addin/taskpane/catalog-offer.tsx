import { catalogTexts } from "../../messages/catalog-texts";
import { usePane, useTexts } from "./pane-context";
import { Notice, Status } from "./parts/notice";
import { useChanges } from "./parts/use-changes";
import { LinkButton } from "./parts/link-button";

/** After searches that needed many requests, offers to keep the catalog, until it is kept or the offer is declined. */
export function CatalogOffer() {
  const { search, settings, view } = usePane();
  useChanges(search);
  const text = useTexts(catalogTexts);
  const { keepsCatalog, offersCatalog } = settings.settings;
  const isDue =
    search.costlySearches >= costlySearches && offersCatalog && !keepsCatalog && view.current !== "settings";
  return (
    <Status>
      {isDue && (
        <Notice
          kind="info"
          dismiss={{ label: text.declineOffer, onClick: () => void settings.update({ offersCatalog: false }) }}
        >
          {text.offer} <LinkButton label={text.openOffer} onClick={() => view.set("settings")} />
        </Notice>
      )}
    </Status>
  );
}

/** One or two may be a coincidence. */
const costlySearches = 3;
