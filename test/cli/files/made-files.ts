import { CFB as untypedContainers, utils, write, type CellObject, type Range, type WorkBook } from "@e965/xlsx";

type Cell = CellObject | string | number | boolean | null;

interface MadeOptions {
  readonly format?: "xlsx" | "xls" | "ods";
  readonly merges?: readonly Range[];
}

/** A workbook in one of the formats. Blank cells are null. */
export function workbookFile(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  { format = "xlsx", merges = [] }: MadeOptions = {},
): Uint8Array {
  const book: WorkBook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    if (merges.length > 0) sheet["!merges"] = [...merges];
    utils.book_append_sheet(book, sheet, name);
  }
  return bytesOf(write(book, { type: "array", bookType: format === "xls" ? "biff8" : format }));
}

/** A file with one of its parts replaced. */
export function withPart(file: Uint8Array, name: string, content: string): Uint8Array {
  const zip = containers.read(file, { type: "array" });
  containers.utils.cfb_del(zip, name);
  containers.utils.cfb_add(zip, name, new TextEncoder().encode(content));
  return Uint8Array.from(containers.write(zip, { fileType: "zip", compression: true, type: "buffer" }));
}

/** What Excel writes when a workbook has a password. */
export function protectedFile(): Uint8Array {
  const container = containers.utils.cfb_new();
  containers.utils.cfb_add(container, "/EncryptionInfo", new Uint8Array([4, 0, 4, 0, 0x40, 0, 0, 0]));
  containers.utils.cfb_add(container, "/EncryptedPackage", new Uint8Array(64));
  return Uint8Array.from(containers.write(container, { type: "buffer" }));
}

/** The package has no types. */
const containers = untypedContainers as {
  read(file: Uint8Array, options: object): object;
  write(container: object, options: object): Uint8Array;
  readonly utils: {
    cfb_new(): object;
    cfb_add(container: object, name: string, content: Uint8Array): void;
    cfb_del(container: object, name: string): void;
  };
};

const bytesOf = (content: unknown): Uint8Array => new Uint8Array(content as ArrayBuffer);
