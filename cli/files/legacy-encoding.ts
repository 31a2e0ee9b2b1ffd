/**
 * The encoding of text that isn't Unicode. A few words among part numbers show it in a BOM, for which detectors
 * of many encodings are too unsure.
 */
export function legacyEncoding(bytes: Uint8Array): "shift_jis" | "gb18030" | "windows-1252" {
  const [japanese, chinese] = (["shift_jis", "gb18030"] as const).map((encoding) => familiarity(bytes, encoding));
  const best = Math.max(japanese ?? 0, chinese ?? 0);
  if (best <= latin(bytes)) return "windows-1252";
  return japanese === best ? "shift_jis" : "gb18030";
}

/** The share of characters beyond ASCII that are used daily in the encoding's language; 0 for another encoding. */
function familiarity(bytes: Uint8Array, encoding: "shift_jis" | "gb18030"): number {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return 0;
  }
  let [familiar, all] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    all += 1;
    const isHalfWidthKana = encoding === "shift_jis" && lead > 0xa0 && lead < 0xe0;
    if (isHalfWidthKana) familiar += 0.5; // also half of a Chinese character
    else {
      familiar += isDaily[encoding](lead, trail) ? 1 : 0;
      at += 1;
    }
  }
  return familiar / all;
}

/** Symbols, kana, and the first level of Chinese characters in JIS X 0208 and in GB 2312. */
const isDaily = {
  shift_jis: (lead: number) => (lead >= 0x81 && lead <= 0x83) || (lead >= 0x88 && lead <= 0x97),
  gb18030: (lead: number, trail: number) =>
    trail >= 0xa1 && ((lead >= 0xa1 && lead <= 0xa6) || (lead >= 0xb0 && lead <= 0xd7)),
};

/** The share of bytes beyond ASCII that are a letter or sign of Western Europe alone among ASCII. */
function latin(bytes: Uint8Array): number {
  let [single, all] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    all += 1;
    const isAlone = (bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80;
    if (isAlone && (byte >= 0xa0 || punctuation.has(byte))) single += 1;
  });
  return single / all;
}

/** € … ‘ ’ “ ” • – — ™ in Windows-1252. */
const punctuation: ReadonlySet<number> = new Set([0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99]);
