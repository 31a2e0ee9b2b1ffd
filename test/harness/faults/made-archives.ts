import { constants, crc32, deflateRawSync } from "node:zlib";
import { CFB as untypedContainers, utils, type WorkBook, write } from "@e965/xlsx";

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** An XLSX file with one sheet. */
export function xlsx(
  rows: string,
  { before = "", after = "" } = {},
  others: Readonly<Record<string, string>> = {},
): Uint8Array {
  return zip({
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheet}.sharedStrings+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="BOM" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    ...others,
  });
}

export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** A zipped file with these texts and bytes. */
export const zip = (parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipOf(
    Object.entries(parts).map(([name, part]) => {
      const content = typeof part === "string" ? Buffer.from(part) : part;
      const deflated = deflateRawSync(content);
      return { name, deflated, size: content.length, checksum: crc32(content) };
    }),
  );

/** A zipped file of 8 MB whose only entry has 8 GB. */
export function bomb(name: string): Uint8Array {
  const zeros = deflateRawSync(new Uint8Array(10_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const deflated = Buffer.concat([...Array.from({ length: 800 }, () => zeros), deflateRawSync("")]);
  return zipOf([{ name, deflated, size: 0xffff_ffff, checksum: 0 }]);
}

interface Part {
  readonly name: string;
  readonly deflated: Uint8Array;
  readonly size: number;
  readonly checksum: number;
}

function zipOf(parts: readonly Part[]): Uint8Array {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, deflated, size, checksum } of parts) {
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, nameBytes, deflated]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), common, place, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, each) => sum + each.length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...locals, ...directory, end]));
}

/** A zipped file whose only entry is listed `count` times. */
export function withEntries(count: number, file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const end = bytes.subarray(-22);
  const start = end.readUInt32LE(16);
  const entry = bytes.subarray(start, -22);
  for (const at of [8, 10]) end.writeUInt16LE(count, at);
  end.writeUInt32LE(count * entry.length, 12);
  // Slices of a Buffer would share its memory.
  return Uint8Array.from(Buffer.concat([bytes.subarray(0, start), ...Array.from({ length: count }, () => entry), end]));
}

/** A record of an XLSB file, of less than 128 bytes: numbers are 32 bits long. */
export function binaryRecord(type: number, ...content: readonly (number | Uint8Array)[]): Buffer {
  const bytes = Buffer.concat(content.map((each) => (typeof each === "number" ? longs(each) : each)));
  const head = type < 0x80 ? [type] : [(type & 0x7f) | 0x80, type >> 7];
  return Buffer.concat([Buffer.from([...head, bytes.length]), bytes]);
}

/** An XLSB file with one sheet. @param rows, widths, more records */
export function xlsb(
  rows: readonly Buffer[],
  widths: readonly Buffer[] = [],
  more: readonly Buffer[] = [],
): Uint8Array {
  const base = containers.read(bookOf("xlsb"), { type: "array" });
  const parts = Object.fromEntries(
    base.FullPaths.flatMap((place, at) => {
      const content = base.FileIndex[at]?.content;
      return content === undefined || place.endsWith("/") ? [] : [[place.replace(/^Root Entry\//, ""), content]];
    }),
  );
  const sheet = [
    binaryRecord(0x81),
    ...widths,
    binaryRecord(0x91),
    ...rows,
    binaryRecord(0x92),
    ...more,
    binaryRecord(0x82),
  ];
  return zip({ ...parts, "xl/worksheets/sheet1.bin": Buffer.concat(sheet) });
}

/** SSF: otherwise it would have the formats of the books before. */
const bookOf = (bookType: "xlsb"): Uint8Array =>
  new Uint8Array(
    write({ SheetNames: ["BOM"], Sheets: { BOM: utils.aoa_to_sheet([["C1"]]) }, SSF: { 0: "General" } } as WorkBook, {
      type: "array",
      bookType,
    }) as ArrayBuffer,
  );

const longs = (...values: readonly number[]): Buffer => Buffer.from(Uint32Array.from(values).buffer);

/** The package has no types. */
const containers = untypedContainers as { read(file: Uint8Array, options: object): Container };
interface Container {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: Uint8Array }[];
}
