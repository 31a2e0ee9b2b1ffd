import { type RunningService, type ServiceOptions, startService } from "../service/server";
import type { Settings } from "../src/addin/settings";
import { basicValueOf } from "../workbook/cell-value";
import type { CellContent } from "../workbook/document";
import { parseArea } from "../workbook/a1";
import { type AddinHost, type AddinWindow, openAddin } from "./bridge/host";
import { builtAddin } from "./built-addin";
import { eventually, nextTask } from "./eventually";
import { CalculatingDocument } from "./calculating-document";
import { ownPort } from "./own-port";
import { replacedService } from "./replaced-service";
import type { SharedStorage } from "./shared-storage";

/** The built add-in with its pane in jsdom, with its own workbook and service, driven by what users see. */
export interface MountedPane {
  readonly window: AddinWindow;
  readonly workbook: CalculatingDocument;
  /** The service that responds now. */
  readonly service: RunningService;
  /** Starts another service at the same address, as if its data had changed. */
  replaceService(other: ServiceOptions): Promise<void>;
  /** The content of the open view, and above it. */
  readonly text: () => string;
  says(text: string | RegExp): Promise<void>;
  tab(name: string): Promise<void>;
  /** In the section with that title, if the view has several buttons with the name. */
  press(button: string, section?: string): Promise<void>;
  /** By its label; waits for it. */
  field(label: string): Promise<HTMLInputElement & HTMLSelectElement>;
  /** Replaces the content and leaves the field. */
  type(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: string): Promise<void>;
  /** Several elements of the open view. */
  all(selector: string): readonly HTMLElement[];
  set(sheet: string, cell: string, rows: readonly (readonly CellContent[])[]): void;
  select(sheet: string, area: string): void;
  formula(sheet: string, cell: string): CellContent;
  /** Its value, as Range.values has it. */
  cell(sheet: string, cell: string): CellContent;
  /** Waits until a cell shows a value, or what `expect` compares with. */
  shows(sheet: string, cell: string, value: unknown): Promise<void>;
  /** Presses a ribbon button. */
  ribbon(action: string): Promise<void>;
  settled(): Promise<void>;
  /** As in AddinHost. */
  undoRecords(): number;
  /** Excel rejects everything with this message and code, until the returned function is called. */
  excelRefuses(reason: string, code?: string): () => void;
  /** Excel responds to nothing until the returned function is called. */
  excelWaits(): () => void;
  close(): Promise<void>;
}

export interface MountedPaneOptions {
  readonly service?: ServiceOptions;
  readonly settings?: Partial<Settings>;
  /** null: none is stored. @default "demo-key" */
  readonly key?: string | null;
  /** The query of the workbook page: "lang=ja-JP&sets=old". */
  readonly environment?: string;
  readonly sheets?: readonly string[];
  /** Of the computer. @default "en-US" */
  readonly region?: CalculatingDocument["region"];
  /** Another workbook in the same Excel has stored something there: its settings and its key are used. */
  readonly storage?: SharedStorage;
  readonly beforeScript?: (window: AddinWindow) => void;
}

export async function mountPane(options: MountedPaneOptions = {}): Promise<MountedPane> {
  const { key = "demo-key", sheets = ["Sheet1"], environment = "lang=en-US" } = options;
  const built = await builtAddin();
  let service = await startService({ products: 3000, port: await ownPort(), ...options.service });
  const settings: Partial<Settings> = { serviceUrl: service.url, formatted: false, ...options.settings };
  const workbook = new CalculatingDocument(...sheets);
  workbook.region = options.region ?? "en-US";
  const metadata = built.metadata("en");
  const addin: AddinHost = openAddin({
    script: built.script,
    file: built.file,
    metadata,
    document: workbook,
    environment,
    channels: options.storage?.channels ?? null,
    body: '<main id="pane"></main>',
    beforeScript: (window) => {
      options.storage?.giveTo(window);
      if (window.localStorage.getItem("vendor.settings") === null) {
        window.localStorage.setItem("vendor.settings", JSON.stringify(settings));
        if (key !== null) window.localStorage.setItem("vendor.key", key);
      }
      options.beforeScript?.(window);
    },
  });
  workbook.connect(addin, metadata);
  const { window } = addin;
  const { document } = window;

  const visible = (selector: string): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest("[hidden]") === null);
  const text = (): string => [...(document.getElementById("pane")?.children ?? [])].map(shownTextOf).join("\n");
  const found = <T>(what: string, find: () => T | undefined): Promise<T> =>
    eventually(() => {
      const result = find();
      if (result === undefined) throw new Error(`There is not ${what} in:\n${text()}`);
      return result;
    });
  const isIn = (element: Element, section: string): boolean =>
    element.closest("section")?.querySelector("h2")?.textContent === section;
  const button = (name: string, section?: string): Promise<HTMLButtonElement> =>
    found(`a button "${name}"`, () =>
      (visible("button:not([role=tab])") as readonly HTMLButtonElement[])
        .filter((each) => section === undefined || isIn(each, section))
        .find((each) => nameOf(each) === name && !each.disabled),
    );
  const field = (label: string) =>
    found(`a field "${label}"`, () =>
      (visible(":is(input, select, textarea):enabled") as readonly (HTMLInputElement & HTMLSelectElement)[]).find(
        (each) =>
          [each.getAttribute("aria-label"), ...[...each.labels].map(({ textContent }) => textContent)]
            .map((each) => each?.trim())
            .includes(label),
      ),
    );
  const tell = async (element: HTMLElement, event: string): Promise<void> => {
    element.dispatchEvent(new window.Event(event, { bubbles: true }));
    await nextTask();
  };
  const areaOf = (sheet: string, cells: string) => {
    const sheetId = workbook.sheets().find(({ name }) => name === sheet)?.id ?? "";
    return [sheetId, parseArea(cells, workbook.limits())] as const;
  };

  const valueIn = (sheet: string, cell: string): CellContent =>
    basicValueOf(workbook.cellValues(...areaOf(sheet, cell))[0]?.[0] ?? "");

  await found("the pane", () => visible("[role=tab]")[0]);
  return {
    window,
    workbook,
    get service() {
      return service;
    },
    replaceService: async (other) => {
      service = await replacedService(service, other);
    },
    text,
    says: async (said) => {
      const isSaid = (): boolean => (typeof said === "string" ? text().includes(said) : said.test(text()));
      await found(String(said), () => isSaid() || undefined);
    },
    // A tab may end in a count.
    tab: async (name) => {
      (await found(`a tab "${name}"`, () => visible("[role=tab]").find((tab) => nameOf(tab).startsWith(name)))).click();
      await found(`the view ${name}`, () => visible("[role=tabpanel] section")[0]);
    },
    press: async (name, section) => {
      (await button(name, section)).click();
      await nextTask();
    },
    field,
    type: async (label, typed) => {
      const element = await field(label);
      element.focus();
      element.value = typed;
      await tell(element, "input");
      await tell(element, "change");
      element.blur();
      await nextTask();
    },
    choose: async (label, option) => {
      const element = await field(label);
      const chosen = await found(`"${option}" of "${label}"`, () =>
        [...element.options].find((each) => each.textContent === option),
      );
      element.value = chosen.value;
      await tell(element, "change");
    },
    tick: async (label) => {
      (await field(label)).click();
      await nextTask();
    },
    all: visible,
    set: (sheet, cell, rows) => {
      const [sheetId, { row, column }] = areaOf(sheet, cell);
      const area = { row, column, rowCount: rows.length, columnCount: rows[0]?.length ?? 0 };
      workbook.write(sheetId, area, "formulas", rows);
    },
    select: (sheet, area) => workbook.select(...areaOf(sheet, area)),
    formula: (sheet, cell) => workbook.read(...areaOf(sheet, cell), "formulas")[0]?.[0] ?? "",
    cell: valueIn,
    shows: (sheet, cell, value) => eventually(() => expect(valueIn(sheet, cell)).toEqual(value)),
    ribbon: (action) => addin.runAction(action),
    settled: () => found("no cell that waits", () => workbook.pending === 0 || undefined).then(() => undefined),
    undoRecords: () => addin.undoRecords(),
    excelRefuses: (reason, code) => {
      // the code inside checks `instanceof Error` against the inner realm's class
      const { Error: InnerError } = window;
      return replaceRun(window, () => () => Promise.reject(Object.assign(new InnerError(reason), { code })));
    },
    excelWaits: () => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const restore = replaceRun(
        window,
        (run) =>
          (...args) =>
            released.then(() => run(...args)),
      );
      return () => {
        restore();
        release();
      };
    },
    close: async () => {
      addin.close();
      await service.stop();
    },
  };
}

type Run = (...args: readonly unknown[]) => Promise<unknown>;

/** Replaces Excel.run; the returned function restores it. */
function replaceRun(window: AddinWindow, replacement: (run: Run) => Run): () => void {
  const excel = window["Excel"] as { run: Run };
  const { run } = excel;
  excel.run = replacement(run);
  return () => {
    excel.run = run;
  };
}

const nameOf = (element: HTMLElement): string => element.getAttribute("aria-label") ?? element.textContent.trim();

/** Without what is hidden. A copy of the pane without it, made for each look, took a fifth of the tests' time. */
function shownTextOf(part: Element): string {
  if (part.hasAttribute("hidden")) return "";
  let shown = "";
  for (let child = part.firstChild; child !== null; child = child.nextSibling)
    if (child.nodeType === textNode) shown += child.nodeValue ?? "";
    else if (child.nodeType === elementNode) shown += shownTextOf(child as Element);
  return shown;
}
const [elementNode, textNode] = [1, 3];
