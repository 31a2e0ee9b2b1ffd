import { createHash, randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { fieldValue, type Product } from "../../src/product-data/api/product";
import { knownLinks } from "../../src/product-data/kept/known-link";
import { namespace } from "../../src/product-data/kept/namespace";
import { readParts, writeParts } from "../../src/product-data/kept/parts";
import { fieldByName } from "../../src/product-data/vocabulary/field";
import { day, keptMs, keptPart, keptValues } from "../kept-values";
import type { HostileInput } from "./hostile-input";

/** When the parts are read: the day after they were written. */
const nowMs = keptMs + day;
const accepted = { nowMs, isKnownLink: () => true, isAccepted: () => true };

/** The element of a part with these compressed bytes under their right hash. */
export function partOf(packed: Uint8Array, version = "1"): string {
  const sha256 = createHash("sha256").update(packed).digest("hex");
  return `<values xmlns="${namespace}" version="${version}" sha256="${sha256}">${Buffer.from(packed).toString("base64")}</values>`;
}

/** A few kilobytes whose searches unpack to four million characters. */
function bombOf(searches: string): string {
  const content = { language: "en", tables: [], numbers: [], absent: [] };
  const about = JSON.stringify({ service: "https://x.test", keptMs, pinned: true, contents: [content] });
  const header = Buffer.from(about.replace("}]}", `,"searches":${searches}}]}`));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return partOf(gzipSync(Buffer.concat([length, header])));
}

const count = 4_000_000;
/** @param xml a right part */
const forged: readonly (readonly [string, string, (xml: string) => string])[] = [
  ["without its end", "damaged", (xml) => xml.slice(0, -200)],
  ["a text without its end", "damaged", (xml) => `${xml.slice(0, -200)}</values>`],
  ["another alphabet", "damaged", (xml) => xml.replace(/.(?=<\/values>)/, "~")],
  ["another character", "damaged", (xml) => xml.replace("A", "B")],
  ["a text without a hash", "damaged", () => `<values xmlns="${namespace}">hello</values>`],
  ["nothing", "damaged", () => `<values xmlns="${namespace}"/>`],
  ["another element", "damaged", () => `<other xmlns="${namespace}"><values/></other>`],
  ["no XML", "damaged", () => ""],
  ["a text in place of values", "damaged", () => partOf(gzipSync("no header"))],
  ["bytes that aren't compressed", "damaged", () => partOf(Buffer.from("no gzip"))],
  ["a header of four gigabytes", "damaged", () => partOf(gzipSync(Buffer.from([255, 255, 255, 255, 1, 2])))],
  ["a later version", "otherVersion", (xml) => xml.replace('version="1"', 'version="2"')],
  ["200 MB in 200 kB", "oversized", () => partOf(gzipSync(Buffer.alloc(200_000_000)))],
  ["more than a part may have", "oversized", () => partOf(randomBytes(900_000))],
  ["a million wrong searches", "oversized", () => bombOf(`[["en",${"{},".repeat(count)}0]]`)],
  ["a million wrong texts", "oversized", () => bombOf(`[${'["",0,[""]],'.repeat(count)}0]`)],
  ["four million brackets", "oversized", () => bombOf("[".repeat(count))],
  ["four million spaces", "oversized", () => bombOf(" ".repeat(count))],
];

const dates: readonly (readonly [string, number, number])[] = [
  ["a part of the year 9999", 8000 * 365 * day, 0],
  ["a part of the day after tomorrow", 2 * day, 0],
  ["values written the day after tomorrow", 0, 2 * day],
];

/** Where the photo of a part may not lead, if links to vendor.test are known. */
const links: readonly (readonly [string, string?])[] = [
  ["https://evil.test/a.png"],
  ["https://evilvendor.test/a.png"],
  ["https://vendor.test.evil.test/"],
  ["https://vendor.test@evil.test/"],
  ["https://vendor.test:evil@evil.test/"],
  ["javascript:alert(1)//https://vendor.test/"],
  ["//vendor.test/"],
  ["https://vendor.test\\@evil.test/"],
  // A part number that would replace a mark within the host.
  ["https://vendor.test.EVIL.TEST/", ".EVIL.TEST"],
  ["https://vendor.test@EVIL.TEST/", "@EVIL.TEST"],
];

/** XML parts of a workbook that somebody forged. @param products at least one, read when an outcome is */
export function hostileParts(products: () => readonly Product[]): readonly HostileInput[] {
  const first = (): Product => {
    const [product] = products();
    if (product === undefined) throw new Error("There are no products to keep");
    return product;
  };
  const right = async (): Promise<string> =>
    (
      await writeParts(
        keptValues({
          parts: products()
            .slice(0, 50)
            .map((product) => keptPart(product)),
        }),
      )
    )[0] ?? "";
  return [
    ...forged.map(([name, promised, forge]): HostileInput => ({
      kind: "XML part",
      name,
      promised,
      outcome: async () => codesOf([forge(await right())]),
    })),
    ...dates.map(([name, ahead, keptAhead]): HostileInput => ({
      kind: "XML part",
      name,
      promised: "damaged",
      outcome: async () =>
        codesOf(
          await writeParts(keptValues({ parts: [keptPart(first(), "en", nowMs + ahead)], keptMs: nowMs + keptAhead })),
        ),
    })),
    ...links.map(([address, partno]): HostileInput => ({
      kind: "link in an XML part",
      name: address,
      promised: "blank",
      outcome: async () => ((await keptPhoto(first(), address, partno)) === null ? "blank" : "a link"),
    })),
  ];
}

async function codesOf(xmls: readonly string[]): Promise<string> {
  const { values, failures } = await readParts(xmls, accepted);
  return values === null ? failures.map(({ code }) => code).join(", ") : "used";
}

/** The photo of a part that was kept with this address; null: blank. */
export async function keptPhoto(product: Product, address: string, partno?: string): Promise<unknown> {
  const { record } = product;
  const linked = {
    ...product,
    record: { ...record, Partno: partno ?? record.Partno, MediaFileUrls: { Appearance: address } },
  };
  const { values } = await readParts(await writeParts(keptValues({ parts: [keptPart(linked)] })), {
    ...accepted,
    isKnownLink: knownLinks("https://api.example.com:8443/", ["vendor.test"]),
  });
  const known = values?.parts[0]?.known;
  const field = fieldByName("Appearance");
  return known?.kind === "product" && field !== undefined ? fieldValue(known.product, field) : "missing";
}
