import { ForeignError } from "../base/foreign";
import { sha256Of } from "../base/sha256";
import { bytesIn } from "../base/stream-bytes";
import { ReadError } from "./failure";
import { namespace } from "./namespace";

/** Increase this when the layout of the content, or the meaning of its values, changes. */
const version = 1;

/** The text that a workbook stores as one of its XML parts: the compressed content, and its hash. */
export async function xmlOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = await bytesIn(through(content, new CompressionStream("gzip")), Infinity);
  return `<values xmlns="${namespace}" version="${String(version)}" sha256="${await sha256Of(packed)}">${base64(packed)}</values>`;
}

/**
 * Reads the content of a text from `xmlOf`.
 * @param mostBytes decompression stops at this size
 * @throws ReadError
 */
export async function contentOf(xml: string, mostBytes: number): Promise<Uint8Array> {
  const { attributes = "", text = "" } = element.exec(xml)?.groups ?? {};
  const itsVersion = attribute(attributes, "version");
  if (itsVersion !== null && itsVersion !== String(version)) throw new ReadError({ code: "otherVersion" });
  const packed = fromBase64(text);
  if (packed.length === 0 || (await sha256Of(packed)) !== attribute(attributes, "sha256"))
    throw new ReadError({ code: "damaged" });
  return bytesIn(through(packed, new DecompressionStream("gzip")), mostBytes).catch((error: unknown) => {
    throw new ReadError({ code: error instanceof ForeignError ? "oversized" : "damaged" });
  });
}

/** Whether both have the same content, however they are written. */
export function holdSame(xml: string, other: string): boolean {
  const [own, others] = [xml, other].map((each) => element.exec(each)?.groups?.["text"]?.trim());
  return own !== undefined && own === others;
}

/** Excel may add a declaration and a prefix of its own. */
const element = /^\s*(?:<\?[^>]*\?>\s*)?<(?:[\w.-]+:)?values\b(?<attributes>[^>]*)>(?<text>[^<]*)<\/[^>]*>\s*$/;

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? null;

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(stream);

function base64(bytes: Uint8Array): string {
  let binary = "";
  // More arguments overflow the stack of some browsers.
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** Empty if it isn't base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.trim()), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
