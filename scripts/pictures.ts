import path from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import type { TestApi } from "../demo/test-api";
import { startService } from "../service/server";
import { addColumnsTexts } from "../src/messages/check-bom/add-columns-texts";
import { checkBomTexts } from "../src/messages/check-bom/check-bom-texts";
import { alternativeTexts } from "../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../src/messages/check-bom/report-texts";
import { launchBrowser } from "../test/harness/browser";
import { addinFrame, servePage } from "../test/harness/served-page";

/**
 * Takes README's pictures from the workbook page as `npm start` opens it: `npm run pictures`. Run it by hand when the
 * page or the data has changed. The pictures are in the repository, so that README needs no build.
 */
async function takePictures(): Promise<void> {
  const service = await startService({ keys: [key] });
  const server = await servePage({ serviceUrl: service.url, key });
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1300, height: 760 } });
  await page.goto(server.url);
  await page.waitForFunction(() => "workbook" in window);
  await settled(page);
  await formulas(page);
  await page.setViewportSize({ width: 900, height: 640 });
  await page.reload();
  await page.waitForFunction(() => "workbook" in window);
  await settled(page);
  await checkBom(page);
  await browser.close();
  await server.close();
  await service.stop();
}

/** Takes a table of SEARCH and a column of SPEC, each with its formula in the formula bar. */
async function formulas(page: Page): Promise<void> {
  const part = async (sheet: string, cell: string): Promise<Buffer> => {
    await select(page, sheet, cell);
    const { x, y } = (await page.locator("#grid").boundingBox()) ?? { x: 0, y: 0 };
    return page.screenshot({ clip: { x, y, width: 900, height: 250 } });
  };
  await page.setViewportSize({ width: 1300, height: 760 });
  await select(page, "BOM", "N2");
  const parts = [await part("Search", "A2"), await part("BOM", "J2")];
  const composite = parts.map((input, at) => ({ input, left: 0, top: 260 * at }));
  const canvas = { create: { width: 900, height: 510, channels: 3, background: "#fff" } } as const;
  await sharp(canvas).composite(composite).png({ palette: true, effort: 10 }).toFile(path.join(images, "formulas.png"));
}

/** Takes a moving picture from a BOM to its report, and pictures of the list of decisions and of the report. */
async function checkBom(page: Page): Promise<void> {
  const frame = addinFrame(page);
  const button = (name: string): Locator =>
    frame
      .locator("button")
      .and(frame.getByText(name, { exact: true }))
      .locator("visible=true")
      .first();
  const open = page.locator("#open-file");
  const [find, use] = [button(alternativeTexts.en.find), button(alternativeTexts.en.choose)];
  const [more, write] = [button(checkBomTexts.en.more), button(reportTexts.en.write)];
  const film = new Film(page);
  await film.take("Open a BOM: XLSX, XLS, ODS, or CSV", open);
  await open.locator("input").setInputFiles(at("demo/data/thunderscope-rev5.3-pcie.csv"));
  await frame.locator(".check-row").first().waitFor();
  await film.take("What needs a decision is first", find);
  await find.click();
  await use.waitFor();
  await settled(page);
  await film.take("Alternatives, compared in every specification", use);
  await use.click();
  await button(alternativeTexts.en.undo).waitFor();
  const sheet = await page.evaluate(() => window.workbook.activeSheet());
  await select(page, sheet, "J14");
  await film.take("The choice is in your sheet", more);
  await frame.locator(".check-toggle:visible").nth(1).click();
  await page.locator("#pane").screenshot({ path: path.join(images, "decisions.png") });
  await more.click();
  await write.click();
  await button(reportTexts.en.save).waitFor();
  await settled(page);
  await film.take("A report to send", null);
  await film.save("check-bom.webp");
  await page.setViewportSize({ width: 1900, height: 900 });
  await still(page, "report.png");
  await select(page, sheet, "J14");
  const { add, heading, sets } = addColumnsTexts.en;
  await more.click();
  await button(heading).click();
  for (const set of [sets.lifeCycle, sets.data, sets.substitutes])
    await frame.getByRole("checkbox", { name: set }).click();
  await button(add).click();
  await frame.locator(".notice.success:visible").waitFor();
  await page.setViewportSize({ width: 1900, height: 500 });
  await select(page, sheet, "O2");
  await still(page, "substitutes.png");
}

/** Takes the grid. */
async function still(page: Page, name: string): Promise<void> {
  const grid = await page.locator("#grid").screenshot();
  await sharp(grid).png({ palette: true, effort: 10 }).toFile(path.join(images, name));
}

/** Selects a cell, and waits until the grid shows it. */
async function select(page: Page, sheet: string, cell: string): Promise<void> {
  await page.evaluate(([name, area]) => window.workbook.select(name, area), [sheet, cell] as const);
  await settled(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const settled = (page: Page): ReturnType<TestApi["settled"]> => page.evaluate(() => window.workbook.settled());

/** Frames with a caption and a ring around what is pressed next. */
class Film {
  private readonly frames: Buffer[] = [];

  constructor(private readonly page: Page) {}

  async take(caption: string, pressed: Locator | null): Promise<void> {
    const box = (await pressed?.boundingBox()) ?? null;
    await this.page.evaluate(drawCaption, { caption, box });
    this.frames.push(await this.page.screenshot());
    await this.page.evaluate(() => document.getElementById("film")?.remove());
  }

  async save(name: string): Promise<void> {
    const film = sharp(this.frames, { join: { animated: true } });
    const delay = this.frames.map(() => frameMs);
    await film.webp({ delay, loop: 0, nearLossless: true, quality: 60, effort: 6 }).toFile(path.join(images, name));
  }
}

interface Drawn {
  readonly caption: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

/** Runs in the page. */
function drawCaption({ caption, box }: Drawn): void {
  const film = Object.assign(document.createElement("div"), { id: "film" });
  film.style.cssText = "position:fixed;z-index:9999";
  const [text, ring] = [document.createElement("div"), document.createElement("div")];
  text.textContent = caption;
  text.style.cssText = `position:fixed;left:24px;bottom:92px;padding:12px 20px;border-radius:6px;background:#201f1e;
    color:#fff;font:24px system-ui`;
  if (box !== null)
    ring.style.cssText = `position:fixed;left:${String(box.x - 9)}px;top:${String(box.y - 7)}px;
      width:${String(box.width + 12)}px;height:${String(box.height + 8)}px;border:3px solid #d83b01;border-radius:10px`;
  film.append(text, ring);
  document.body.append(film);
}

const frameMs = 2500;
const key = "demo-key";
const at = (name: string): string => path.resolve(__dirname, "..", name);
const images = at("docs/images");

void takePictures();
