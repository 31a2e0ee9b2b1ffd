import path from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import type { TestApi } from "../demo/test-api";
import { startService } from "../service/server";
import { replacementTexts } from "../src/messages/replacement-texts";
import { reportTexts } from "../src/messages/report-texts";
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
  await checkBom(page);
  await browser.close();
  await server.close();
  await service.stop();
}

/** Takes a moving picture from a BOM to its report, and one of the report alone. */
async function checkBom(page: Page): Promise<void> {
  const frame = addinFrame(page);
  const button = (name: string): Locator =>
    frame
      .locator("button")
      .and(frame.getByText(name, { exact: true }))
      .first();
  const open = page.locator("#open-file");
  const [find, use] = [button(replacementTexts.en.find), button(replacementTexts.en.choose)];
  const write = button(reportTexts.en.write);
  const film = new Film(page);
  await film.take("Open a BOM: XLSX, XLS, ODS, or CSV", open);
  await open.locator("input").setInputFiles(at("demo/data/thunderscope-rev5.3-pcie.csv"));
  await frame.locator(".check-row").first().waitFor();
  await film.take("What needs a decision is first", find);
  await find.click();
  await use.waitFor();
  await settled(page);
  await film.take("Alternatives, compared in every specification", use);
  await frame.locator(".check-cells").first().click();
  await use.click();
  await button(replacementTexts.en.undo).waitFor();
  await film.take("The choice is in your sheet", write);
  await write.click();
  await button(reportTexts.en.save).waitFor();
  await settled(page);
  await film.take("A report to send", null);
  await film.save("check-bom.webp");
  await page.setViewportSize({ width: 1900, height: 900 });
  const report = await page.locator("#grid").screenshot();
  await sharp(report).png({ palette: true, effort: 10 }).toFile(path.join(images, "report.png"));
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
