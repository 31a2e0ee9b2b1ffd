import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ResourceLoader } from "jsdom";

/** The files that an add-in's page requests: Microsoft's published Office.js, and the add-in's own. */
export class AddinFiles extends ResourceLoader {
  constructor(private readonly own: (name: string) => string | null | undefined) {
    super();
  }

  /** null: the request never completes. */
  override fetch(url: string): ReturnType<ResourceLoader["fetch"]> {
    if (url.startsWith(officeJsUrl)) return loaded(officeJsFile(url.slice(officeJsUrl.length)));
    const text = this.own(path.posix.basename(new URL(url).pathname));
    if (text === null)
      return Object.assign(Promise.reject(new LostFile(`No network for ${url}`)), { abort: () => undefined });
    return text === undefined ? null : loaded(Buffer.from(text));
  }
}

/** A file that the test doesn't let the page have. */
export class LostFile extends Error {}

export const officeJsUrl = "https://appsforoffice.microsoft.com/lib/1/hosted/";

const officeJsFolder = path.dirname(createRequire(__filename).resolve("@microsoft/office-js/dist/office.js"));
const officeJsFiles = new Map<string, Buffer>();

function officeJsFile(name: string): Buffer {
  const known = officeJsFiles.get(name);
  if (known) return known;
  const file = readFileSync(path.join(officeJsFolder, name));
  officeJsFiles.set(name, file);
  return file;
}

const loaded = (file: Buffer): NonNullable<ReturnType<ResourceLoader["fetch"]>> =>
  Object.assign(Promise.resolve(file), { abort: () => undefined });
