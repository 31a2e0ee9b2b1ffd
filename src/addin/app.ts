import { heldByServer } from "../product-data/api/client";
import { systemClock, withTimeout } from "../product-data/base/clock";
import { Lazy } from "../product-data/base/lazy";
import { openStore } from "../product-data/lookup/part-cache";
import { afterTask } from "../product-data/base/slices";
import { createSession, type Session, type SessionOptions, sessionTransport } from "../product-data/session";
import { associateCommands, type CommandName } from "./ribbon/command-names";
import { type Abilities, abilitiesOf } from "./excel/abilities";
import { otherNames } from "./functions/arguments/other-names";
import { loadTranslations } from "./functions/cells/excel-error";
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
  const settings = await SettingsStore.open(hostStore(), new BroadcastChannel("vendor-key"), systemClock);
  const current = currentOf(settings);
  const opened: { keeper: CatalogKeeper | null } = { keeper: null };
  const session = createSession({
    ...current,
    transport: sessionTransport(fetch.bind(globalThis)),
    clock: systemClock,
    waitingClock: waitingClock(systemClock, workerTimers),
    catalog: () => opened.keeper?.catalog ?? null,
  });
  const base: Base = { ...session, ...current, settings, usage: new Usage(afterTask) };
  settings.onAdopted = (before) =>
    void import(/* webpackChunkName: "follow-settings" */ "./upkeep/follow-settings")
      .then(({ followSettings }) => followSettings(before, settings.settings, base.usage))
      .catch(() => undefined);
  const [abilities] = await Promise.all([
    abilitiesOf(systemClock),
    openStore(session.cache, current.access().serviceUrl, systemClock),
    withTimeout(loadTranslations(current.language()), systemClock),
    withTimeout(otherNames.tryLoad(), systemClock),
  ]);
  const lazyKeeper = new Lazy(async () => (opened.keeper = await startKeeper(base)), retry);
  // The catalog is opened before the first function returns. If it can't be opened, the service is used.
  if (settings.settings.keepsCatalog) await withTimeout(lazyKeeper.tryLoad(), systemClock);
  const runtime = runtimeOf(base, abilities);
  provideRuntime(runtime);
  followChanges(base, lazyKeeper);
  const context = { ...base, lazyKeeper, runtime, clock: systemClock };
  const pane = new Lazy(
    () => import(/* webpackChunkName: "pane" */ "./start-pane").then(({ startPane }) => startPane(context)),
    retry,
  );
  void pane.tryLoad();
  return async (name) => (await pane.get())(name);
}

/** Settings as functions: each is read when it is needed, because it can change at any time. */
interface Current extends Pick<SessionOptions, "access" | "freshMs"> {
  readonly language: () => Language;
}

function currentOf(store: SettingsStore): Current {
  const excelLanguage = languageOf(Office.context.displayLanguage);
  return {
    language: () => store.settings.language ?? excelLanguage,
    access: () => ({
      serviceUrl: store.settings.serviceUrl || location.origin,
      key: store.keyHeldByServer ? heldByServer : store.key,
      findKey: () => store.readAgain(),
    }),
    freshMs: () => store.settings.freshHours * hourMs,
  };
}

/** What the catalog, the functions, and the pane are made from. */
interface Base extends Session, Current {
  readonly settings: SettingsStore;
  readonly usage: Usage;
}

async function startKeeper({ access, cache, client, freshMs, language, search, settings, usage }: Base) {
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
}

function runtimeOf(base: Base, abilities: Abilities): Runtime {
  const { activity, cachedSearch, language, links, loader, settings, usage } = base;
  return {
    activity,
    usage,
    loader,
    search: cachedSearch,
    links,
    abilities,
    hasValueProperties: Office.context.requirements.isSetSupported("CustomFunctionsRuntime", "1.5"),
    get language() {
      return language();
    },
    get maximumParts() {
      return settings.settings.maximumParts;
    },
    get formatted() {
      return abilities.hasDataTypes && settings.settings.formatted ? abilities.safeCodes : "none";
    },
  };
}

/** Reads what other workbooks store, and adapts everything to settings that have changed. */
function followChanges(base: Base, lazyKeeper: Lazy<CatalogKeeper>): void {
  const { access, cache, language, links, pacer, settings } = base;
  window.addEventListener("storage", () => void settings.readAgain());
  retry.onMoment(() => void settings.readAgain());
  /** A download ends when this id changes. */
  const catalogId = (): string => [accessId(access()), language(), settings.settings.keepsCatalog].join();
  let used = access();
  let expectedCatalog = catalogId();
  settings.subscribe(() => {
    void loadTranslations(language());
    const before = used;
    used = access();
    const moved = used.serviceUrl !== before.serviceUrl;
    if (moved || used.key !== before.key) pacer.accessChanged();
    else pacer.reset();
    links.clear();
    const earlier = expectedCatalog;
    expectedCatalog = catalogId();
    if (expectedCatalog !== earlier) lazyKeeper.inUse?.cancel();
    if (accessId(used) !== accessId(before)) void lazyKeeper.inUse?.open();
    if (settings.settings.keepsCatalog) void lazyKeeper.tryLoad();
    if (!moved) return;
    cache.reset();
    void openStore(cache, used.serviceUrl, systemClock);
  });
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

/** If the add-in can't start, functions and the pane say why. The buttons still open the pane. */
async function refuse(cause: unknown): Promise<(name: CommandName) => Promise<void>> {
  const failure = { code: "notStarted", detail: cause instanceof Error ? cause.message : String(cause) } as const;
  refuseRuntime(failure);
  const { showText, startText } = await import("./taskpane/outside-excel");
  showText(startText(failure));
  return () => Office.addin.showAsTaskpane();
}

const started = start().catch(refuse);
associateCommands(async (name) => (await started)(name));
