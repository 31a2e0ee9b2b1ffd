import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { launchBrowser } from "../test/harness/browser";

/**
 * Draws the ribbon icons from Fluent's, as PNG in the sizes that Office needs (it doesn't accept SVG): `npx tsx
 * scripts/icons.ts`. Run it by hand when an icon changes. The pictures are in the repository, so that a build needs no
 * browser.
 */
async function drawIcons(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  mkdirSync(assets, { recursive: true });
  for (const [name, icon] of Object.entries(icons))
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(pageOf(icon, size));
      const picture = await page.screenshot({ omitBackground: true });
      writeFileSync(path.join(assets, `${name}-${String(size)}.png`), picture);
    }
  await browser.close();
}

/** Fluent has separate drawings of some icons for small sizes; the nearest size is the sharpest. */
function pageOf({ fluent, color }: Icon, size: number): string {
  const drawn = size <= 20 ? 20 : 24;
  const svg = readFileSync(path.join(fluentIcons, `${fluent}_${String(drawn)}_regular.svg`), "utf8");
  const scaled = svg.replace(/width="\d+" height="\d+"/, `width="${String(size)}" height="${String(size)}"`);
  return `<style>body{margin:0}svg{display:block;fill:${color}}</style>${scaled}`;
}

interface Icon {
  /** Name of Fluent's icon. */
  readonly fluent: string;
  readonly color: string;
}

// Office's colors of command icons, which are visible on the light ribbon and on the dark one.
const blue = "#2b7cd3";
const green = "#21a366";
const icons: Readonly<Record<string, Icon>> = {
  find: { fluent: "table_search", color: blue },
  alternatives: { fluent: "arrow_swap", color: blue },
  check: { fluent: "clipboard_checkmark", color: green },
  "refresh-selection": { fluent: "table_cell_center_arrow_repeat_all", color: blue },
  "refresh-sheet": { fluent: "table_arrow_repeat_all", color: blue },
  "refresh-workbook": { fluent: "book_arrow_clockwise", color: blue },
  convert: { fluent: "table_lock", color: blue },
};

const sizes = [16, 20, 24, 32, 40, 48, 64, 80] as const;
const root = path.resolve(__dirname, "..");
const assets = path.join(root, "assets");
const fluentIcons = path.join(root, "node_modules/@fluentui/svg-icons/icons");

void drawIcons();
