import { isDeepStrictEqual } from "node:util";
import type { ProductRecord } from "../../../src/product-data/api/product";
import type { CatalogFile } from "../../../src/product-data/catalog/catalog-store";
import { Packer } from "../../../src/product-data/catalog/tables/packer";
import { openTable, type Table } from "../../../src/product-data/catalog/tables/table";
import { type KeeperPage, openPage } from "../keeper-page";
import { ForgedMirror, type IndexChanges } from "./forged-mirror";
import type { HostileInput } from "./hostile-input";

/** A right catalog of the service at this address. */
export interface RightCatalog {
  readonly serviceUrl: string;
  readonly products: number;
  readonly files: readonly CatalogFile[];
}

type Files = readonly CatalogFile[];
const same = (files: Files): Files => files;

const forged: readonly (readonly [string, string, (files: Files) => Files, IndexChanges?])[] = [
  ["garbage", "notTables", (files) => files.map(garbage)],
  ["a truncated table", "damaged", (files) => files.map(cut)],
  ["another version", "otherVersion", (files) => files.map(otherVersion)],
  ["one category only", "incomplete", (files) => files.filter(({ category }) => category === "inductors")],
  ["no English", "damaged", (files) => files.filter((file) => !isEnglish(file))],
  [
    "English and Japanese exchanged",
    "damaged",
    (files) => files.map((file, at) => ({ ...file, file: files[at ^ 1]?.file ?? file.file })),
  ],
  ["a wrong count", "damaged", (files) => files.filter(isEnglish), { products: 299 }],
  ["a date in the year 9999", "unknownLayout", same, { fetchedMs: 253_370_764_800_000 }],
  ["a date that is a text", "unknownLayout", same, { fetchedMs: "Invalid Date" }],
  ["ten thousand files", "unknownLayout", same, { files: Array(10_000).fill({}) }],
  [
    "every discontinued part in production, in English",
    "damaged",
    (files) => files.map((file) => (isEnglish(file) ? flipped(file, files) : file)),
  ],
  [
    "the same, and no other language",
    "partDiffers",
    (files) => files.filter(isEnglish).map((file) => flipped(file, files)),
  ],
  [
    "a text with a sign that turns its direction",
    "damaged",
    (files) => files.filter(isEnglish).map((file) => repacked(file, files, withStatus("NRND", "NRND\u202e"))),
  ],
  [
    "a number with such a sign",
    "damaged",
    (files) =>
      files
        .filter(isEnglish)
        .map((file) => repacked(file, files, (record) => (record["Partno"] = `\u202e${String(record["Partno"])}`))),
  ],
  [
    "another status in one language",
    "damaged",
    (files) => files.map((file) => (file.language === "ja" ? inProduction(file, files) : file)),
  ],
];

/** Catalogs with right hashes that a mirror publishes in place of a right one. */
export function hostileMirrors(right: () => RightCatalog): readonly HostileInput[] {
  return forged.map(([name, promised, forge, changes]) => ({
    name,
    promised,
    outcome: async () => {
      const { products, files } = right();
      const mirror = new ForgedMirror(products, files);
      const page = await pageOn(mirror, right());
      await page.keeper.keep();
      const before = page.keeper.catalog?.state;
      mirror.publish(forge(files), changes);
      await page.keeper.keep({ anyway: true });
      page.keeper.close();
      if (before === undefined || !isDeepStrictEqual(page.keeper.catalog?.state, before)) return "replaced the catalog";
      return page.keeper.status.kind === "failed" ? page.keeper.status.failure.code : "not said";
    },
  }));
}

let pages = 0;
/** A page of its own, which keeps a catalog of its own. */
export function pageOn(
  mirror: ForgedMirror,
  { serviceUrl }: RightCatalog,
  changes: Parameters<typeof openPage>[1] = {},
): Promise<KeeperPage> {
  pages += 1;
  const own = `page ${String(pages)}`;
  return openPage(serviceUrl, {
    access: () => own,
    mirrorUrl: () => "https://mirror.test",
    fetch: mirror.fetch,
    ...changes,
  });
}

/** Packs a file again with other values. @param files those of the same catalog */
export function repacked(
  { category, language, file }: CatalogFile,
  files: Files,
  change: (record: Record<string, unknown>) => void,
): CatalogFile {
  const english = files.find((each) => each.category === category && each.language === "en");
  const base = language === "en" || english === undefined ? null : openTable(english.file);
  const table: Table = openTable(file, base);
  const packer = new Packer(category);
  for (let row = 0; row < table.size; row++) {
    const record = JSON.parse(JSON.stringify(table.viewAt(row, 0).record)) as Record<string, unknown>;
    change(record);
    packer.add(record as ProductRecord);
  }
  return { category, language, file: packer.finish({ group: table.group, language, base }) };
}

export const isEnglish = (file: CatalogFile): boolean => file.language === "en";
export const garbage = (file: CatalogFile): CatalogFile => ({
  ...file,
  file: Buffer.from("garbage that has a right hash"),
});
export const withStatus =
  (from: string, to: string) =>
  (record: Record<string, unknown>): void => {
    if (record["Status"] === from) record["Status"] = to;
  };

const flipped = (file: CatalogFile, files: Files): CatalogFile =>
  repacked(file, files, withStatus("Discontinued", "In Production"));
const inProduction = (file: CatalogFile, files: Files): CatalogFile =>
  repacked(file, files, (record) => (record["Status"] = "量産中"));
const cut = (file: CatalogFile): CatalogFile => ({ ...file, file: file.file.slice(0, file.file.length / 2) });
const otherVersion = (file: CatalogFile): CatalogFile => {
  const bytes = file.file.slice();
  bytes[4] = 99;
  return { ...file, file: bytes };
};
