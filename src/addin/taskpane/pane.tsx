import { type FunctionComponent, render } from "preact";
import { Lazy } from "../../product-data/base/lazy";
import { shellTexts } from "../../messages/shell-texts";
import {
  Pane,
  type PaneContext,
  usePane,
  useTexts,
  type ViewName,
  viewNames,
  type Announcement,
  useLanguage,
} from "./pane-context";
import { Notice, Status } from "./parts/notice";
import { retry } from "../retry";
import { keepFocus } from "./keep-focus";
import { panelId, tabId, Tabs } from "./tabs";
import { followTheme } from "./theme";
import { useEffect } from "preact/hooks";
import { useChanges } from "./parts/use-changes";
import { LinkButton } from "./parts/link-button";
import { refusalText } from "../../messages/excel-refusal";
import { refreshTexts } from "../../messages/activity/refresh-texts";
import type { Language } from "../../product-data/vocabulary/language";
import { catalogTexts } from "../../messages/settings/catalog-texts";
import "./taskpane.css";

/** Renders the pane, and updates it when the settings or the open view change. */
export function mount(context: PaneContext): void {
  const root = document.getElementById("pane");
  if (root === null) throw new Error("The page has no element for the pane");
  const draw = (): void => {
    document.documentElement.lang = context.language();
    document.title = shellTexts[context.language()].title;
    render(
      <Pane.Provider value={context}>
        <Views />
      </Pane.Provider>,
      root,
    );
  };
  // Preact keeps what it didn't render: the message of a slow start would stay under the pane.
  root.replaceChildren();
  followTheme();
  keepFocus(root);
  context.settings.subscribe(draw);
  context.view.subscribe(draw);
  draw();
}

function Views() {
  const { settings, view } = usePane();
  const text = useTexts(shellTexts);
  const keyMissing = settings.key === null && !settings.keyHeldByServer && view.current !== "settings";
  return (
    <>
      <h1 class="for-screen-readers">{text.title}</h1>
      <Tabs />
      {keyMissing && (
        <Notice kind="warning">
          {text.noKey} <LinkButton label={text.enterKey} onClick={() => view.set("settings")} />
        </Notice>
      )}
      <AnnouncementBar />
      <CatalogOffer />
      {viewNames.map((name) => (
        // A view keeps its state while it is hidden.
        <div
          key={name}
          role="tabpanel"
          id={panelId(name)}
          aria-labelledby={tabId(name)}
          hidden={name !== view.current}
          tabIndex={-1}
        >
          <LazyView view={views[name]} isOpen={name === view.current} />
        </div>
      ))}
    </>
  );
}

/** The views aren't in the first script, so functions work before a view is loaded. */
const views: Readonly<Record<ViewName, Lazy<FunctionComponent>>> = {
  settings: new Lazy(() => import("./settings/view").then(({ SettingsView }) => SettingsView), retry),
  find: new Lazy(() => import("./find/view").then(({ FindView }) => FindView), retry),
  check: new Lazy(() => import("./check/view").then(({ CheckView }) => CheckView), retry),
  activity: new Lazy(() => import("./activity/view").then(({ ActivityView }) => ActivityView), retry),
};

/** A view whose code is loaded when it is opened. */
function LazyView({ view, isOpen }: { readonly view: Lazy<FunctionComponent>; readonly isOpen: boolean }) {
  useChanges(view);
  useEffect(() => {
    if (isOpen) void view.tryLoad();
  }, [view, isOpen]);
  const text = useTexts(shellTexts);
  const View = view.inUse;
  if (View !== null) return <View />;
  if (view.hasFailed) return <Notice kind="error">{text.notLoaded}</Notice>;
  return <p class="hint">{text.loading}</p>;
}

/** The result of a ribbon command, until it is dismissed. */
function AnnouncementBar() {
  const language = useLanguage();
  const { announcement } = usePane();
  useChanges(announcement);
  const { current } = announcement;
  return (
    <Status>
      {current !== null && (
        <Notice
          kind={isDone(current) ? "success" : "warning"}
          dismiss={{ label: refreshTexts[language].dismiss, onClick: () => announcement.set(null) }}
        >
          {announcementText(current, language)}
        </Notice>
      )}
    </Status>
  );
}

const isDone = (announcement: Announcement): boolean =>
  announcement.kind === "converted" && announcement.formulas > 0 && announcement.hidden + announcement.waiting === 0;

function announcementText(announcement: Announcement, language: Language): string {
  if (announcement.kind === "refused") return refusalText(announcement.refusal, language);
  const text = refreshTexts[language];
  const { formulas, hidden, waiting } = announcement;
  return [
    ...(formulas > 0 ? [text.converted(formulas)] : hidden + waiting === 0 ? [text.nothingToConvert] : []),
    ...(hidden > 0 ? [text.hiddenKept(hidden)] : []),
    ...(waiting > 0 ? [text.waitingKept(waiting)] : []),
  ].join(language === "en" ? " " : "");
}

/**
 * The offer to keep the catalog after searches that needed many requests, until it is kept or the offer is declined.
 */
function CatalogOffer() {
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

/** One or two costly searches may be a coincidence. */
const costlySearches = 3;
