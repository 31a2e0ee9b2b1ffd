import { type Access, heldByServer } from "../product-data/api/client";
import { systemClock } from "../product-data/base/clock";
import { Lazy } from "../product-data/base/lazy";
import { openStore, withPatience } from "../product-data/lookup/open-store";
import { afterTask } from "../product-data/base/schedule";
import { createSession, sessionTransport } from "../product-data/session";
import { associateCommands, type CommandName } from "./ribbon/command-names";
import { abilitiesOf } from "./excel/abilities";
import { loadTranslations } from "./functions/cells/excel-error";
import { setInventedFields } from "../messages/invented-fields";
import { retry } from "./retry";
import { provideRuntime, refuseRuntime, type Runtime } from "./functions/runtime";
import { Usage } from "./upkeep/usage";
import { waitingClock, workerTimers } from "./waiting-clock";
import { accessId } from "../product-data/catalog/access-id";
import type { CatalogKeeper } from "../product-data/catalog/catalog-keeper";
import { hostStore, SettingsStore } from "./settings";
import { type Language, languageOf } from "../product-data/vocabulary/language";

const hourMs = 3_600_000;
/** Office.js never responds if its script is blocked. After this time, the pane reports it. */
const officePatienceMs = 10_000;

/**
 * The composition root, run once per runtime: settings, client, catalog, functions, pane. Returns what the ribbon
 * calls.
 */
async function start(): Promise<(name: CommandName) => Promise<void>> {
  await officeReady();
  const store = hostStore();
  const settings = await SettingsStore.open(store, new BroadcastChannel("vendor-key"), systemClock);
  setInventedFields(() => settings.inventedFields);
  const excelLanguage = languageOf(Office.context.displayLanguage);
  const language = (): Language => settings.settings.language ?? excelLanguage;
  const serviceUrl = (): string => settings.settings.serviceUrl || location.origin;

  settings.onAdopted = (before) =>
    void import(/* webpackChunkName: "follow-settings" */ "./upkeep/follow-settings")
      .then(({ followSettings }) => followSettings(before, settings.settings, usage))
      .catch(() => undefined);
  const readSettings = (): Promise<void> => settings.readAgain();
  const access = (): Access => ({
    serviceUrl: serviceUrl(),
    key: settings.keyHeldByServer ? heldByServer : settings.key,
    findKey: readSettings,
  });
  const freshMs = (): number => settings.settings.freshHours * hourMs;
  const session = createSession({
    access,
    transport: sessionTransport(fetch.bind(globalThis)),
    clock: systemClock,
    waitingClock: waitingClock(systemClock, workerTimers),
    freshMs,
    catalog: () => lazyKeeper.inUse?.catalog ?? null,
  });
  const { activity, pacer, client, cache, loader, search, cachedSearch, links } = session;
  const usage = new Usage(afterTask);
  const [{ hasDecimalPoint: canFormat, hasDataTypes }] = await Promise.all([
    abilitiesOf(systemClock),
    openStore(cache, serviceUrl(), systemClock),
    withPatience(loadTranslations(language()), systemClock),
  ]);

  const loadCatalog = async (): Promise<CatalogKeeper> => {
    const [{ startCatalog }, { followCatalog }] = await Promise.all([
      import(/* webpackChunkName: "catalog" */ "../product-data/catalog/start-catalog"),
      import(/* webpackChunkName: "follow-catalog" */ "./upkeep/follow-catalog"),
    ]);
    return startCatalog({
      access: () => accessId(access()),
      client,
      searchAll: (query, signal, onProduct) => search.fetch(query, { allUpTo: Infinity }, signal, onProduct),
      mirrorUrl: () => settings.catalogMirror,
      languages: () => [language()],
      clock: systemClock,
      isKept: () => settings.settings.keepsCatalog,
      renewMs: () => Math.max(freshMs(), hourMs),
      onReplaced: (before, after) => void followCatalog(before, after, cache, usage).catch(() => undefined),
    });
  };
  const lazyKeeper = new Lazy(loadCatalog, retry);
  /** Another one ends a download. */
  const catalogId = (): string => [accessId(access()), language(), settings.settings.keepsCatalog].join();
  // Opened before the first function returns. If it can't be opened, the service is used.
  if (settings.settings.keepsCatalog) await withPatience(lazyKeeper.tryLoad(), systemClock);
  const runtime: Runtime = {
    activity,
    canFormat,
    usage,
    loader,
    search: cachedSearch,
    links,
    hasDataTypes,
    hasValueProperties: Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.5"),
    get language() {
      return language();
    },
    get maximumParts() {
      return settings.settings.maximumParts;
    },
    get formatted() {
      return hasDataTypes && canFormat && settings.settings.formatted;
    },
  };
  provideRuntime(runtime);

  window.addEventListener("storage", () => void readSettings());
  retry.onMoment(() => void readSettings());
  let used = access();
  let wantedCatalog = catalogId();
  settings.subscribe(() => {
    void loadTranslations(language());
    const before = used;
    used = access();
    const moved = used.serviceUrl !== before.serviceUrl;
    if (moved || used.key !== before.key) pacer.accessChanged();
    else pacer.reset();
    links.clear();
    const earlier = wantedCatalog;
    wantedCatalog = catalogId();
    if (wantedCatalog !== earlier) lazyKeeper.inUse?.cancel();
    if (accessId(used) !== accessId(before)) void lazyKeeper.inUse?.open();
    if (settings.settings.keepsCatalog) void lazyKeeper.tryLoad();
    if (!moved) return;
    cache.reset();
    void openStore(cache, used.serviceUrl, systemClock);
  });
  const context = { ...session, settings, lazyKeeper, runtime, usage, language, clock: systemClock };
  const pane = new Lazy(
    () => import(/* webpackChunkName: "pane" */ "./start-pane").then(({ startPane }) => startPane(context)),
    retry,
  );
  void pane.tryLoad();
  return async (name) => (await pane.get())(name);
}

async function officeReady(): Promise<void> {
  let isReady = false;
  const outside = new Lazy(() => import("./taskpane/outside-excel"), retry);
  outside.subscribe(() => {
    if (!isReady) outside.inUse?.showText(outside.inUse.outsideText());
  });
  const late = setTimeout(() => void outside.tryLoad(), officePatienceMs);
  await Office.onReady();
  isReady = true;
  clearTimeout(late);
}

/** Functions and the pane say what happened. The buttons still open the pane. */
async function refuse(cause: unknown): Promise<(name: CommandName) => Promise<void>> {
  const failure = { code: "notStarted", detail: cause instanceof Error ? cause.message : String(cause) } as const;
  refuseRuntime(failure);
  const { showText, startText } = await import("./taskpane/outside-excel");
  showText(startText(failure));
  return () => Office.addin.showAsTaskpane();
}

const started = start().catch(refuse);
associateCommands(async (name) => (await started)(name));
