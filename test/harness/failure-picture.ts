import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "playwright-core";

/**
 * Writes a picture of the page and what its frames say to .cache/failures when a test fails, because a failure that
 * happens once in a hundred runs can't be repeated.
 * @returns a function that stops it
 */
export function pictureFailures(page: Page, troubles: readonly string[]): () => void {
  const { failureListeners } = globalThis as typeof globalThis & { readonly failureListeners: Set<FailureListener> };
  const picture: FailureListener = async (test) => {
    const name = path.join(folder, test.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 100));
    await mkdir(folder, { recursive: true });
    const says = page.frames().map((frame) => frame.locator("body").innerText({ timeout: frameMs }).catch(String));
    await writeFile(`${name}.txt`, [...(await Promise.all(says)), ...troubles].join("\n\n"));
    await page.screenshot({ path: `${name}.png` }).catch(() => undefined);
  };
  failureListeners.add(picture);
  return () => void failureListeners.delete(picture);
}

type FailureListener = (test: string) => Promise<void>;
const frameMs = 3000;
const folder = path.resolve(__dirname, "../../.cache/failures");
