import "./page.css";
import { AddinFrame } from "./addin-frame";
import { parseBom } from "./bom";
import { showErrorCard } from "./error-card";
import { AddinFunctions } from "./grid/addin-functions";
import { GridDocument } from "./grid/grid-document";
import { showSpilledFormats } from "./grid/spilled-formats";
import { createSpreadsheet } from "./grid/spreadsheet";
import { readManifest } from "./manifest";
import type { FunctionsMetadata } from "./metadata";
import { environmentOf } from "./office/environment";
import { showRibbon } from "./ribbon";
import { sampleWorkbook } from "./sample";
import { seedSettings, type DemoSettings } from "./settings";
import { testApi } from "./test-api";

/** The order in which Excel does it: names and buttons from the files, the grid, and only then the add-in's own code. */
async function openWorkbook(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const environment = environmentOf(query);
  const [metadata, manifestXml, demo, csv] = await Promise.all([
    fetchOk(`${ADDIN_URL}functions.json`).then((response) => response.json() as Promise<FunctionsMetadata>),
    fetchOk(`${ADDIN_URL}manifest.xml`).then((response) => response.text()),
    fetchOk("/demo.json").then((response) => response.json() as Promise<DemoSettings>),
    fetchOk(`/bom/${query.get("bom") ?? DEFAULT_BOM}.csv`).then((response) => response.text()),
  ]);
  const manifest = readManifest(manifestXml, environment.displayLanguage, ADDIN_URL);
  document.title = `Workbook - ${manifest.displayName}`;
  document.body.dataset["theme"] = environment.theme;

  const spreadsheet = createSpreadsheet(elementOf("grid"), environment.displayLanguage, environment.theme === "dark");
  const functions = new AddinFunctions(spreadsheet, metadata, manifest.namespace);
  const workbook = spreadsheet.api.createWorkbook(sampleWorkbook(parseBom(csv), manifest.namespace));
  functions.describe();
  showSpilledFormats(spreadsheet);
  const grid = new GridDocument(spreadsheet, workbook, functions);

  const frame = new AddinFrame(elementOf("pane") as HTMLIFrameElement);
  const settled = followStatus(functions, metadata.functions.length);
  showErrorCard(elementOf("error"), spreadsheet, grid);
  showRibbon(elementOf("ribbon"), manifest, ({ action }) => {
    if (action.type === "ShowTaskpane") frame.setVisible(!frame.visible);
    else void frame.runAction(action.functionName);
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "F9" && event.ctrlKey && event.altKey) grid.calculate({}, true);
  });

  seedSettings(localStorage, demo);
  const office = { environment, pane: frame, documentSettings: new Map<string, unknown>() };
  const bridge = await frame.load(
    `${ADDIN_URL}taskpane.html`,
    { office, document: grid },
    { onResults: functions.receive },
  );
  functions.connect(bridge);
  window.workbook = testApi(grid, { settled, traffic: () => bridge.traffic });
}

function followStatus(functions: AddinFunctions, functionCount: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const show = (): void => {
    const state = functions.busy
      ? `Calculating${functions.pending > 0 ? ` (${String(functions.pending)})` : ""} ...`
      : "Ready";
    elementOf("status").textContent = `${state} · ${String(functionCount)} functions`;
    if (!functions.busy) waiting.splice(0).forEach((resolve) => resolve());
  };
  functions.onChange(show);
  show();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      show();
    });
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

const ADDIN_URL = "/addin/";
const DEFAULT_BOM = "thunderscope-rev5.3-pcie";

openWorkbook().catch((reason: unknown) => {
  elementOf("status").textContent = String(reason);
  throw reason;
});
