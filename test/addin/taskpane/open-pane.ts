import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Frame, Locator, Page } from "playwright-core";
import { type RunningService, type ServiceOptions, startService } from "../../../service/server";
import { type Language, locales } from "../../../src/product-data/vocabulary/language";
import { openWorkbook } from "../../demo/open-page";
import { eventually } from "../../harness/eventually";
import { ownPort } from "../../harness/own-port";
import { replacedService } from "../../harness/replaced-service";
import { addinFrame } from "../../harness/served-page";
import { statesCatalog } from "../../harness/test-catalogs";

/** The built add-in's pane in the workbook page, with its own service. */
export interface OpenedPane {
  readonly page: Page;
  /** The pane's page. */
  readonly frame: Frame;
  readonly troubles: readonly string[];
  /** The service that responds now. */
  readonly service: RunningService;
  /** Starts another service at the same address, as if its data had changed. */
  replaceService(other: ServiceOptions): Promise<void>;
  tab(name: ViewName): Promise<void>;
  /** An element of the open view. */
  byRole(role: Parameters<Frame["getByRole"]>[0], name?: string | RegExp): Locator;
  /** Resolves when no cell is waiting for a value. */
  settled(): Promise<void>;
  cell(sheet: string, area: string): Promise<string>;
  close(): Promise<void>;
}

type ViewName = "settings" | "find" | "check" | "activity";

interface PaneOptions {
  readonly language?: Language;
  readonly theme?: "light" | "dark";
  /** A file of demo/data, by name. */
  readonly bom?: string;
  readonly service?: ServiceOptions;
  /** The key in the workbook's settings; by default the one that the service accepts. */
  readonly key?: string;
  /** The speed of the add-in's time. @default 1 */
  readonly hurryBy?: number;
}

export async function openPane(options: PaneOptions = {}): Promise<OpenedPane> {
  const { language = "en", theme = "light", bom = "thunderscope-rev5.3-pcie", key = "demo-key", hurryBy = 1 } = options;
  let service = await startService({
    catalog: statesCatalog(options.service?.products ?? 3000),
    port: await ownPort(),
    ...options.service,
  });
  const query = `bom=${bom}&lang=${locales[language]}&theme=${theme}`;
  const { page, troubles, ...workbook } = await openWorkbook({
    demo: { serviceUrl: service.url, key },
    query,
    hurryBy,
  });
  const frame = addinFrame(page);
  await frame.waitForSelector("[role=tab]");
  return {
    page,
    frame,
    troubles,
    get service() {
      return service;
    },
    replaceService: async (other) => {
      service = await replacedService(service, other);
    },
    tab: async (name) => {
      await frame.click(`#tab-${name}`);
      // The view of Check BOM keeps a hidden section for each sheet that was in view before.
      await frame.locator(`#panel-${name} :is(section, form, h2):visible`).first().waitFor();
    },
    byRole: (role, name) => frame.getByRole(role, name === undefined ? {} : { name }),
    settled: () => page.evaluate(() => window.workbook.settled()),
    cell: (sheet, area) =>
      page.evaluate(([name, address]) => window.workbook.text(name, address), [sheet, area] as const),
    close: async () => {
      await workbook.close();
      await service.stop();
    },
  };
}

/** Presses a button that is disabled while its work runs, and waits until that is done. */
export async function pressUntilDone(button: Locator): Promise<void> {
  await button.click();
  // The pane disables it in its next frame.
  await button.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await button.click({ trial: true });
}

/** Presses the next step of the open view, or another one, which is below “More”, and waits until that is done. */
export async function pressAction({ frame }: OpenedPane, name: string): Promise<void> {
  const bottom = frame.locator(".bottom:visible");
  const button = bottom.getByRole("button", { name, exact: true });
  if (!(await button.isVisible())) await bottom.locator("[aria-expanded=false]").click();
  await button.click();
  await frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // Another view may be open by then.
  await frame.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>(".bottom > .buttons > :first-child:enabled")].some(
      ({ offsetParent }) => offsetParent !== null,
    ),
  );
}

/** Checks the BOM in the open view, and waits until it is complete. */
export async function checkBom(pane: OpenedPane, name: string): Promise<void> {
  await pressAction(pane, name);
  await pane.frame.locator(".check-filters:visible").first().waitFor();
}

/** Opens the details of the rows in the list of Check BOM. */
export async function openRows({ frame }: OpenedPane): Promise<void> {
  const closed = frame.locator(".check-toggle[aria-expanded=false]:visible");
  await closed.evaluateAll((toggles: HTMLElement[]) => toggles.forEach((toggle) => toggle.click()));
  await closed.first().waitFor({ state: "detached" });
}

/** Waits until the cells with this address are selected. */
export function waitForSelection({ frame }: OpenedPane, address: string): Promise<void> {
  const selected = (): Promise<string> =>
    frame.evaluate(() =>
      Excel.run(async (context) => {
        const range = context.workbook.getSelectedRange();
        range.load("address");
        await context.sync();
        return range.address;
      }),
    );
  // waitForFunction would take a promise for true.
  return eventually(async () => expect(await selected()).toBe(address));
}

/** The findings of axe in the pane, as `rule: element`. */
export const axeViolations = ({ frame }: OpenedPane): Promise<readonly string[]> => axeViolationsIn(frame, "html");

/** The findings of axe in a part of a page. */
export async function axeViolationsIn(frame: Frame, selector: string): Promise<readonly string[]> {
  await frame.evaluate(axeSource);
  return frame.evaluate(async (part) => {
    const axe = Reflect.get(window, "axe") as { run(part: string): Promise<AxeResults> };
    const { violations } = await axe.run(part);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
    );
  }, selector);
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary: string }[];
  }[];
}

/** Writes a picture of the whole pane to .cache/screenshots, with SCREENSHOTS=1. Pictures take 20 s of all tests. */
export async function takeScreenshot({ page, frame }: OpenedPane, name: string): Promise<void> {
  if (process.env["SCREENSHOTS"] !== "1") return;
  mkdirSync(screenshots, { recursive: true });
  const height = await frame.evaluate(() => document.documentElement.scrollHeight);
  const size = page.viewportSize() ?? { width: 1500, height: 900 };
  await page.setViewportSize({ ...size, height: Math.max(900, height + 120) });
  await page.locator("#pane").screenshot({ path: path.join(screenshots, `${name}.png`) });
  await page.setViewportSize(size);
}

const root = path.resolve(__dirname, "../../..");
const screenshots = path.join(root, ".cache/screenshots");
const axeSource = readFileSync(createRequire(__filename).resolve("axe-core/axe.min.js"), "utf8");
