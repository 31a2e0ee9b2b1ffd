import type { Frame, Page } from "playwright-core";
import { type PageServer, startPageServer } from "../../demo/server";
import type { DemoSettings } from "../../demo/settings";
import { builtAddin } from "./built-addin";
import { builtPage } from "./built-page";

/**
 * Serves the workbook page, built from the current sources. @param addinFolder by default, the add-in is built from
 * them too
 */
export async function servePage(demo: DemoSettings, addinFolder?: string): Promise<PageServer> {
  const folder = addinFolder ?? (await builtAddin()).folder;
  return startPageServer({ port: 0, demo, addinFolder: folder, pageFolder: await builtPage() });
}

/** The add-in's page in the workbook page: another one after that is loaded again. */
export function addinFrame(page: Page): Frame {
  const frame = page.frame({ url: /taskpane\.html/ });
  if (frame === null) throw new Error("The add-in's page is not in the workbook page");
  return frame;
}
