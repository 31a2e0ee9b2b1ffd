import * as v from "valibot";
import type { Product } from "../api/product";
import { type Bounds, foreign, ForeignError, foreignJson, isPossibleDate } from "../base/foreign";
import { type KnownPart, knownProduct, productOf } from "../lookup/known";
import { checkTable } from "../catalog/tables/check-table";
import { isUrl } from "../catalog/tables/column";
import { TablesError } from "../catalog/tables/failure";
import { Packer } from "../catalog/tables/packer";
import { storedFields } from "../catalog/tables/stored-fields";
import { joined, padded } from "../catalog/tables/file";
import { openTable, type Table } from "../catalog/tables/table";
import { type Language, languages } from "../vocabulary/language";
import { ReadError } from "./failure";
import type { KeptSearch, KeptValues } from "./kept-values";

/**
 * The content of one XML part, as bytes: the number of bytes of a header (32 bits, little-endian), the header in JSON,
 * and packed tables (src/product-data/catalog), each at a multiple of 8 bytes. The products are in the tables. The header refers to
 * them by row, counted through all tables of the language, or by number if they are in another part.
 */
export function packContent({ parts, searches, ...about }: KeptValues): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const used = languages.filter((language) => [...parts, ...searches].some((each) => each.language === language));
  const contents = used.map((language): LanguageContent => {
    const ofLanguage = parts.filter((part) => part.language === language);
    const packed = packProducts(ofLanguage, language);
    files.push(...packed.files);
    const rowOf = (partno: string): number | string => packed.rows.get(partno) ?? partno;
    return {
      language,
      tables: packed.files.map(({ length }) => length),
      numbers: ofLanguage.flatMap(({ partno, known }) => {
        const own = productOf(known)?.record.Partno ?? partno;
        return own === partno ? [] : [[partno, rowOf(own)]];
      }),
      absent: ofLanguage.flatMap(({ partno, known }) =>
        known.kind === "absent" ? [[partno, [...known.near], known.fetchedMs]] : [],
      ),
      searches: searches
        .filter((search) => search.language === language)
        .map(({ key, known }) => [key, known.fetchedMs, known.partnos.map(rowOf)]),
    };
  });
  const header = new TextEncoder().encode(JSON.stringify({ ...about, contents }));
  const start = new Uint8Array(4 + header.length);
  new DataView(start.buffer).setUint32(0, header.length, true);
  start.set(header, 4);
  return joined([start, ...files]);
}

/** How content from another source is read. */
export interface ReadOptions {
  /** The latest possible date. */
  readonly nowMs: number;
  /** Whether the values of the service at this address are used. */
  readonly isAccepted: (service: string) => boolean;
  /** Whether formulas may return a link. */
  readonly isKnownLink: (url: string) => boolean;
}

interface ReadContent {
  readonly values: KeptValues;
  /** The number of links that were removed. */
  readonly unknownLinks: number;
}

/** @throws ReadError `damaged`, `otherVersion` */
export function readContent(bytes: Uint8Array, options: ReadOptions): ReadContent {
  const headerBytes = bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (headerBytes > bytes.length) return damaged();
  if (headerBytes > headerBounds.characters) throw new ReadError({ code: "oversized" });
  const { contents, ...about } = headerIn(bytes.subarray(4, 4 + headerBytes));
  let at = padded(4 + headerBytes);
  let unknownLinks = 0;
  const notLater = (ms: number): number =>
    isPossibleDate(ms, options.nowMs) ? Math.min(ms, options.nowMs) : damaged();
  const parts: KnownPart[] = [];
  const searches: KeptSearch[] = [];
  for (const { language, tables, numbers, absent, searches: itsSearches } of contents) {
    const products = new Map<string, KnownPart>();
    const rows: string[] = [];
    for (const length of tables) {
      const table = tableIn(bytes.subarray(at, at + length), language);
      at += padded(length);
      unknownLinks += takeOutLinks(table, options.isKnownLink);
      for (let row = 0; row < table.size; row++) {
        const partno = table.partnoAt(row);
        const fetchedMs = table.fetchedMsAt(row);
        if (partno === "" || fetchedMs === null || products.has(partno)) throw new ReadError({ code: "damaged" });
        const known = knownProduct(table.viewAt(row, notLater(fetchedMs)));
        products.set(partno, { language, partno, known });
        rows.push(partno);
      }
    }
    const partnoOf = (row: number | string): string => (typeof row === "string" ? row : (rows[row] ?? damaged()));
    parts.push(...products.values());
    for (const [asked, row] of numbers)
      parts.push({ language, partno: asked, known: products.get(partnoOf(row))?.known ?? damaged() });
    for (const [partno, near, fetchedMs] of absent)
      parts.push({ language, partno, known: { kind: "absent", near, fetchedMs: notLater(fetchedMs) } });
    for (const [key, fetchedMs, found] of itsSearches)
      searches.push({
        ...{ language, key },
        known: { kind: "search", partnos: found.map(partnoOf), fetchedMs: notLater(fetchedMs) },
      });
  }
  return { values: { ...about, keptMs: notLater(about.keptMs), parts, searches }, unknownLinks };
}

/** A search of 20,000 products has a value for each. */
const headerBounds: Bounds = { characters: 1_500_000, depth: 8, values: 400_000 };

/** Whether the content is more than `readContent` accepts. */
export const isOversized = (content: Uint8Array): boolean =>
  new DataView(content.buffer).getUint32(0, true) > headerBounds.characters / 2;

const dateSchema = v.pipe(v.number(), v.minValue(0), v.finite());
const rowSchema = v.union([v.pipe(v.number(), v.integer(), v.minValue(0)), v.string()]);
const contentSchema = v.object({
  language: v.picklist(languages),
  /** The number of bytes of each. */
  tables: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Requested numbers without package code, with the product that has each. */
  numbers: v.array(v.tuple([v.string(), rowSchema])),
  /** Numbers that no product has, with similar numbers and the time. */
  absent: v.array(v.tuple([v.string(), v.array(v.string()), dateSchema])),
  searches: v.array(v.tuple([v.string(), dateSchema, v.array(rowSchema)])),
});
const headerSchema = v.object({
  service: v.string(),
  keptMs: dateSchema,
  pinned: v.boolean(),
  contents: v.array(contentSchema),
});

type LanguageContent = v.InferInput<typeof contentSchema>;

function headerIn(bytes: Uint8Array): v.InferOutput<typeof headerSchema> {
  try {
    return foreign(headerSchema, foreignJson(new TextDecoder().decode(bytes), headerBounds));
  } catch (error) {
    if (error instanceof ForeignError && ["size", "count"].includes(error.at))
      throw new ReadError({ code: "oversized" });
    return damaged();
  }
}

function damaged(): never {
  throw new ReadError({ code: "damaged" });
}

function packProducts(parts: readonly KnownPart[], language: Language) {
  const products = new Map<string, { readonly product: Product; readonly fetchedMs: number }>();
  for (const { known } of parts)
    if (known.kind === "product") {
      const { Partno } = known.product.record;
      if ((products.get(Partno)?.fetchedMs ?? 0) <= known.fetchedMs) products.set(Partno, known);
    }
  const byGroup = new Map<string, { readonly group: Product["group"]; readonly packer: Packer }>();
  for (const { product, fetchedMs } of products.values()) {
    const { group } = product;
    const key = JSON.stringify(group);
    const own = byGroup.get(key) ?? { group, packer: new Packer(storedFields(group.category)) };
    byGroup.set(key, own);
    // 0 would mean that parts don't have their own dates.
    own.packer.add(product.record, Math.max(1, fetchedMs));
  }
  const files = [...byGroup.values()].map(({ group, packer }) => packer.finish({ group, language, base: null }));
  const rows = new Map<string, number>();
  for (const file of files) {
    const table = openTable(file);
    for (let row = 0; row < table.size; row++) rows.set(table.partnoAt(row), rows.size);
  }
  return { files, rows };
}

function tableIn(bytes: Uint8Array, language: Language): Table {
  try {
    const table = openTable(bytes);
    if (table.language !== language || !table.isWhole) return damaged();
    checkTable(table);
    return table;
  } catch (error) {
    if (error instanceof TablesError && error.failure.code === "otherVersion")
      throw new ReadError({ code: "otherVersion" });
    return damaged();
  }
}

function takeOutLinks(table: Table, isKnown: (url: string) => boolean): number {
  return storedFields(table.category)
    .filter(isUrl)
    .reduce((sum, { name }) => sum + table.takeOut(name, (word) => !isKnown(word)), 0);
}
