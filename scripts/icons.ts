import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { icons as fluentIcons } from "@iconify-json/fluent";
import { launchBrowser } from "../test/harness/browser";

/**
 * Writes the pane's icons, and draws the ribbon's as PNG in the sizes that Office needs (it doesn't accept SVG), from
 * Fluent's: `npx tsx scripts/icons.ts`. Run it by hand when an icon changes. What it makes is in the repository, because
 * Fluent's 20,000 icons are one file, and so that a build needs no browser.
 */
async function makeIcons(): Promise<void> {
  const drawings = Object.fromEntries(paneIcons.map((name) => [name, svgOf(name, 20)]));
  writeFileSync(path.join(root, "src/addin/taskpane/parts/icons.json"), `${JSON.stringify(drawings, null, 2)}\n`);

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

function pageOf({ fluent, color }: Icon, size: number): string {
  return `<style>body{margin:0;color:${color}}svg{display:block}</style>${svgOf(fluent, size)}`;
}

/** Fluent has separate drawings of some icons for small sizes; the nearest size is the sharpest. */
function svgOf(name: string, size: number): string {
  const drawn = size <= 20 ? 20 : 24;
  const icon = fluentIcons.icons[`${name}-${String(drawn)}-regular`];
  if (icon === undefined) throw new Error(`Fluent has no icon ${name} of ${String(drawn)} pixels`);
  const [side, box] = [String(size), String(drawn)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${box} ${box}">${icon.body}</svg>`;
}

interface Icon {
  /** Name of Fluent's icon. */
  readonly fluent: string;
  readonly color: string;
}

const paneIcons = [
  ...["add", "arrow-up", "checkmark-circle", "copy", "delete", "dismiss", "error-circle", "info"],
  "warning",
];

// Office's colors of command icons, which are visible on the light ribbon and on the dark one.
const blue = "#2b7cd3";
const green = "#21a366";
const icons: Readonly<Record<string, Icon>> = {
  find: { fluent: "table-search", color: blue },
  alternatives: { fluent: "arrow-swap", color: blue },
  check: { fluent: "clipboard-checkmark", color: green },
  "refresh-selection": { fluent: "table-cell-center-arrow-repeat-all", color: blue },
  "refresh-sheet": { fluent: "table-arrow-repeat-all", color: blue },
  "refresh-workbook": { fluent: "book-arrow-clockwise", color: blue },
  convert: { fluent: "table-lock", color: blue },
};

const sizes = [16, 20, 24, 32, 40, 48, 64, 80] as const;
const root = path.resolve(__dirname, "..");
const assets = path.join(root, "assets");

void makeIcons();
