import { isOversized, packContent, readContent, type ReadOptions } from "./content";
import { KeepError, ReadError, type ReadFailure } from "./failure";
import { type KeptValues, united } from "./kept-values";
import { contentOf, xmlOf } from "./xml-part";

/** Bytes of one XML part. Excel documents no limit, and on the web rejects requests above 5 MB. */
const mostPartBytes = 1_000_000;
/** Bytes of everything that is written. */
const mostBytes = 4_000_000;
/** Enough for two people who keep the maximum at the same time, and some more. */
const mostParts = 16;
/** Bytes of all parts, decompressed. The content that the add-in writes takes less than half. */
const mostContentBytes = 16_000_000;

/**
 * The XML parts that contain the values.
 * @throws KeepError `tooManyValues`, `nothingToKeep`
 */
export async function writeParts(values: KeptValues): Promise<readonly string[]> {
  if (values.parts.length + values.searches.length === 0) throw new KeepError({ code: "nothingToKeep" });
  const xmls: string[] = [];
  let bytes = 0;
  const waiting = [values];
  for (let some = waiting.pop(); some !== undefined; some = waiting.pop()) {
    const content = packContent(some);
    const xml = await xmlOf(content);
    const isLarge = xml.length > mostPartBytes || isOversized(content);
    const halves = isLarge && bytes + xml.length <= mostBytes ? halvesOf(some) : null;
    if (halves !== null) {
      waiting.push(...halves);
      continue;
    }
    bytes += xml.length;
    // A single search may be too large for a part of its own.
    if (bytes > mostBytes || xml.length > mostPartBytes)
      throw new KeepError({ code: "tooManyValues", bytes, allowedBytes: mostBytes });
    xmls.push(xml);
  }
  return xmls;
}

export interface ReadParts {
  /** null: nothing usable is kept. */
  readonly values: KeptValues | null;
  /** One for each part that isn't used. */
  readonly failures: readonly ReadFailure[];
  /** The addresses of services whose values aren't accepted, and so aren't used. */
  readonly otherServices: readonly string[];
  /** Links to unknown hosts; their fields are blank. */
  readonly unknownLinks: number;
}

/** Reads the XML parts of the add-in's namespace. Unreadable parts are skipped. */
export async function readParts(xmls: readonly string[], options: ReadOptions): Promise<ReadParts> {
  const found: KeptValues[] = [];
  const failures: ReadFailure[] = [];
  const otherServices = new Set<string>();
  let unknownLinks = 0;
  let leftBytes = mostContentBytes;
  for (const [index, xml] of xmls.entries()) {
    try {
      if (index >= mostParts || xml.length > 1.1 * mostPartBytes) throw new ReadError({ code: "oversized" });
      const bytes = await contentOf(xml, leftBytes);
      leftBytes -= bytes.length;
      const content = readContent(bytes, options);
      if (!options.isAccepted(content.values.service)) {
        otherServices.add(content.values.service);
        continue;
      }
      found.push(content.values);
      unknownLinks += content.unknownLinks;
    } catch (error) {
      failures.push(error instanceof ReadError ? error.failure : { code: "damaged" });
    }
  }
  return { values: united(found), failures, otherServices: [...otherServices], unknownLinks };
}

/** null: there is only one part or search. */
function halvesOf(values: KeptValues): readonly [KeptValues, KeptValues] | null {
  const { parts, searches } = values;
  const middle = (parts.length + searches.length) >> 1;
  if (middle === 0) return null;
  const searchMiddle = Math.max(0, middle - parts.length);
  return [
    { ...values, parts: parts.slice(0, middle), searches: searches.slice(0, searchMiddle) },
    { ...values, parts: parts.slice(middle), searches: searches.slice(searchMiddle) },
  ];
}
