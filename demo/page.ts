import "./page.css";
import { LifecycleService, LifecycleStages } from "@univerjs/core";
import { IFunctionService } from "@univerjs/preset-sheets-core";
import { AddinFrame } from "./addin-frame";
import { parseBom } from "./bom";
import { showErrorCard } from "./error-card";
import { showCellMenu } from "./cell-menu";
import { AddinFunctions } from "./grid/addin-functions";
import { showCellLooks } from "./grid/cell-looks";
import { GridDocument } from "./grid/grid-document";
import { sheetEdits } from "./grid/sheet-edits";
import { createSpreadsheet } from "./grid/spreadsheet";
import { showValueFormats } from "./grid/value-formats";
import { guideSheet } from "./guide";
import { followLinks } from "./grid/links";
import { followEntryRules } from "./grid/table-formulas";
import { showTables } from "./grid/tables";
import { showOpenFile } from "./files/open-file";
import { showSaveFile } from "./files/save-file";
import { showStartOver } from "./files/start-over";
import { savedSheets } from "./files/saved-content";
import { WorkbookPlace, WorkbookStorage } from "./files/stored-workbook";
import { readManifest, type RibbonButton } from "./manifest";
import type { FunctionsMetadata } from "./metadata";
import { pageTextsOf, type PageTexts } from "./page-texts";
import { environmentOf } from "./office/environment";
import { regionOf, Regions } from "./regions";
import { showRibbon } from "./ribbon";
import { sampleWorkbook } from "./sample";
import { listenForShortcuts } from "./shortcuts";
import { type DemoFile, type DemoSettings, seedSettings } from "./settings";
import { testApi } from "./test-api";
import { allowancesIn } from "./wire-arguments";

/** Excel's order: names and buttons from the files, then the grid, and only then the add-in's own code. */
async function openWorkbook(): Promise<void> {
  const files = await readFiles(new URLSearchParams(location.search));
  const { demo, environment, isKept, metadata, place, stored, text } = files;
  describePage(files);
  const opened = openGrid(files);
  const { functions, grid, spreadsheet, workbook } = opened;
  const frame = new AddinFrame(elementOf("pane") as HTMLIFrameElement);
  const settled = followStatus(functions, metadata.functions.length, text);
  await showControls(files, opened, frame);
  const showKept = (kept: boolean): void => {
    elementOf("kept").textContent = kept ? "" : `⚠ ${text.notKept}`;
    elementOf("start-over").hidden = !kept;
  };
  const storage = new WorkbookStorage(place, workbook, grid, spreadsheet.injector, showKept);
  showStartOver(elementOf("start-over"), storage, text);
  if (stored || !isKept) showKept(isKept);
  showFileButtons(files, opened, frame, settled);

  if (!("addinPage" in demo) && !seedsSettings(demo)) showKept(false);
  const host = {
    document: grid,
    onResults: functions.receive,
    onUnanswered: (member: string) => console.error(`The add-in used ${member}, which this workbook doesn't support.`),
  };
  const page = addinUrl + ("addinPage" in demo ? demo.addinPage : "taskpane.html");
  await new Promise<void>((resolve) => {
    frame.load(page, { environment, documentSettings: new Map() }, host, (channel) => {
      functions.connect(channel);
      resolve();
    });
  });
  if (grid.sheets().some(({ id }) => id === stored?.activeSheetId)) grid.activate(stored?.activeSheetId ?? "");
  window.workbook = testApi(grid, {
    ...sheetEdits(workbook),
    settled,
    traffic: () => frame.traffic,
    notifications: () => frame.notifications,
    store: () => storage.store(),
  });
}

/** What the page is made from. */
type PageFiles = Awaited<ReturnType<typeof readFiles>>;

async function readFiles(query: URLSearchParams) {
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const environment = environmentOf(query, navigator.languages, prefersDark);
  const bom = query.get("bom");
  const place = new WorkbookPlace(bom ?? defaultBom);
  const [stored, manifestXml, demo, csv] = await Promise.all([
    place.read().catch(() => null),
    fetchOk(`${addinUrl}manifest.xml`).then((response) => response.text()),
    fetchOk("demo.json").then((response) => response.json() as Promise<DemoFile>),
    fetchOk(`bom/${bom ?? defaultBom}.csv`).then((response) => response.text()),
  ]);
  const manifest = readManifest(manifestXml, environment.displayLanguage, addinUrl);
  const metadata = (await (await fetchOk(manifest.metadataUrl)).json()) as FunctionsMetadata;
  const text = pageTextsOf(environment.displayLanguage);
  const kept = { isKept: stored !== null, place, stored: stored ?? undefined };
  return { csv, demo, environment, hasGuide: bom === null, manifest, metadata, text, ...kept };
}

function describePage({ demo, environment, manifest, text }: PageFiles): void {
  document.title = `${text.workbook} - ${manifest.displayName}`;
  document.documentElement.lang = environment.displayLanguage;
  document.body.dataset["theme"] = environment.theme;
  elementOf("ribbon").ariaLabel = text.ribbon;
  elementOf("pane").title = text.taskPane;
  elementOf("in-excel").textContent = text.inExcel;
  elementOf("in-excel").hidden = !("addinPage" in demo);
}

/** The grid with the workbook. */
type OpenedGrid = ReturnType<typeof openGrid>;

function openGrid({ csv, environment, hasGuide, manifest, metadata, stored, text }: PageFiles) {
  const spreadsheet = createSpreadsheet(elementOf("grid"), environment.displayLanguage, environment.theme === "dark");
  const functions = new AddinFunctions(spreadsheet, metadata, allowancesIn(environment, metadata), manifest.namespace);
  const workbook = spreadsheet.api.createWorkbook(
    stored?.workbook ??
      sampleWorkbook(
        parseBom(csv),
        manifest.namespace,
        text,
        hasGuide ? guideSheet(manifest.displayName, metadata, text.guideContent, environment.region) : null,
      ),
  );
  functions.describe();
  const grid = new GridDocument(spreadsheet, workbook, functions, environment.region);
  showValueFormats(spreadsheet, grid);
  followEntryRules(spreadsheet, grid.state, environment.region, (isRefused) => {
    elementOf("trouble").textContent = isRefused ? `⚠ ${text.formulaRefused}` : "";
  });
  showTables(spreadsheet.injector, workbook, grid.state);
  followLinks(spreadsheet, workbook, grid);
  showCellLooks(spreadsheet, workbook, grid.state);
  showErrorCard(elementOf("error"), spreadsheet, grid);
  if (stored) {
    grid.state.restore(stored.state);
    // Tables are shown as soon as Univer can, and before it calculates: a formula that refers to no table stays an
    // error.
    const { Rendered } = LifecycleStages;
    void spreadsheet.injector
      .get(LifecycleService)
      .onStage(Rendered)
      .then(() => grid.state.changed());
  }
  return { functions, grid, spreadsheet, workbook };
}

/** The ribbon, the menu of cells, and the keys. */
async function showControls(
  { environment, manifest }: PageFiles,
  { grid, spreadsheet }: OpenedGrid,
  frame: AddinFrame,
): Promise<void> {
  const press = ({ id, action }: RibbonButton): void => {
    if (action.type === "ShowTaskpane") frame.setVisible(!frame.visible);
    else void frame.runAction(action.functionName, id);
  };
  showRibbon(elementOf("ribbon"), manifest, press);
  const isDesktop = environment.platform !== "OfficeOnline";
  showCellMenu(spreadsheet, manifest.cellMenu, press, isDesktop ? grid : null);

  const [ribbon, pane] = [regionOf(elementOf("ribbon").parentElement ?? elementOf("ribbon")), frame.region()];
  const regions = new Regions([
    { hasFocus: () => !ribbon.hasFocus() && !pane.hasFocus(), isShown: () => true, focus: () => grid.focus() },
    pane,
    ribbon,
  ]);
  const listen = await listenForShortcuts(manifest.shortcutsUrl, (action) => void frame.runAction(action, action));
  regions.listenIn(window);
  frame.onWindow((view) => regions.listenIn(view));
  listen(window);
  // Excel on the web gets no keys while the focus is in the frame of the pane.
  if (isDesktop) frame.onWindow(listen);
  document.addEventListener("keydown", (event) => {
    if (event.key === "F9" && event.ctrlKey && event.altKey) grid.calculate({});
  });
}

function showFileButtons(
  { manifest, text }: PageFiles,
  { grid, spreadsheet, workbook }: OpenedGrid,
  frame: AddinFrame,
  settled: () => Promise<void>,
): void {
  showSaveFile(elementOf("save-file"), elementOf("trouble"), {
    text,
    contentOf: async () => {
      await settled();
      return grid.exclusive.run(() => savedSheets(workbook, grid, manifest.namespace));
    },
  });
  const calculated = spreadsheet.injector.get(IFunctionService);
  showOpenFile(elementOf("open-file"), elementOf("trouble"), {
    workbook,
    hasFunction: (name) => calculated.hasExecutor(name),
    text,
    opened: () => {
      const check = manifest.groups
        .flatMap(({ buttons }) => buttons)
        .find(({ action }) => action.type === "ExecuteFunction" && action.functionName === checkBom);
      if (check !== undefined) void frame.runAction(checkBom, check.id);
    },
  });
}

function followStatus(functions: AddinFunctions, functionCount: number, text: PageTexts): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const show = (): void => {
    const state = functions.busy ? text.calculating(functions.pending) : text.ready;
    elementOf("status").textContent = `${state} · ${text.functions(functionCount)}`;
    if (!functions.busy) waiting.splice(0).forEach((resolve) => resolve());
  };
  functions.subscribe(show);
  show();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      show();
    });
}

/** Whether the add-in finds the settings: a browser may have no storage. */
function seedsSettings(demo: DemoSettings): boolean {
  try {
    seedSettings(localStorage, demo);
    return true;
  } catch {
    return false;
  }
}

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return response;
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`page.html has no element "${id}".`);
  return element;
}

/** The command that shows the opened sheet in the pane. */
const checkBom = "CheckBom";
const addinUrl = "addin/";
const defaultBom = "thunderscope-rev5.3-pcie";

openWorkbook().catch((reason: unknown) => {
  elementOf("status").textContent = String(reason);
  throw reason;
});
