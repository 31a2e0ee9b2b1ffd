import { crc32, deflateRawSync } from "node:zlib";
import type { FileProblem } from "../../bom-files/bom-file";
import { readBomFile } from "../../bom-files/read-bom-file";
import { isFailure } from "../../src/product-data/base/failed";
import type { HostileInput } from "./hostile-input";

/** A file made to hang a reader or to fill its memory, and what it is refused with. */
export interface HostileFile {
  readonly name: string;
  readonly promised: FileProblem["code"];
  readonly bytes: () => Uint8Array;
}

const columnNames = Array.from({ length: 16_384 }, (_, index) => columnName(index));
const wideRow = (row: number): string =>
  `<row r="${String(row)}">${columnNames.map((name) => `<c r="${name}${String(row)}"><v>1</v></c>`).join("")}</row>`;
const rowsOf = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join("");
const lastColumn = (row: number): string => `<row r="${String(row)}"><c r="XFD${String(row)}"><v>1</v></c></row>`;

export const hostileFiles: readonly HostileFile[] = [
  {
    name: "a cell ZZZZZZ1",
    promised: "tooManyColumns",
    bytes: () => xlsx(`<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>`),
  },
  {
    name: "100,000,000 columns with a width",
    promised: "unreadable",
    bytes: () =>
      xlsx(
        rowsOf(2, (row) => `<row r="${String(row)}"><c r="A${String(row)}"><v>1</v></c></row>`),
        `<cols><col min="1" max="100000000" width="9"/></cols>`,
      ),
  },
  {
    name: "a cell in column XFD of 49,999 rows",
    promised: "tooManyColumns",
    bytes: () => xlsx(rowsOf(49_999, lastColumn)),
  },
  { name: "60 rows of 16,384 cells", promised: "tooManyColumns", bytes: () => xlsx(rowsOf(60, wideRow)) },
  { name: "400 rows of 16,384 cells", promised: "tooManyColumns", bytes: () => xlsx(rowsOf(400, wideRow)) },
  {
    name: "11 million shared strings",
    promised: "tooManyCells",
    bytes: () => xlsx("", "", { "xl/sharedStrings.xml": `<sst>${"<si/>".repeat(11_000_000)}</sst>` }),
  },
  {
    name: "60,000 entries with the same content",
    promised: "contentTooLarge",
    bytes: () => withEntries(60_000, zip({ "xl/workbook.xml": mixedText })),
  },
  { name: "a zip with only Index.zip", promised: "otherFormat", bytes: () => zip({ "Index.zip": "x".repeat(1000) }) },
  {
    name: "ODS whose content has another name, and repeats",
    promised: "tooManyColumns",
    bytes: () => ods({ "Content.xml": repeatedOds("table:table-cell", "table:number-columns-repeated") }),
  },
  {
    name: "ODS with another prefix",
    promised: "tooManyColumns",
    bytes: () =>
      ods({ "content.xml": repeatedOds("t:table-cell", "t:number-columns-repeated").replaceAll("table:", "t:") }),
  },
  {
    name: "ODS with > in an attribute",
    promised: "tooManyColumns",
    bytes: () =>
      ods({ "content.xml": repeatedOds(`table:table-cell office:note=">"`, "table:number-columns-repeated") }),
  },
];

/** The same as rows of the faults suite. */
export const hostileFileInputs: readonly HostileInput[] = hostileFiles.map(({ name, promised, bytes }) => ({
  kind: "BOM file",
  name,
  promised,
  outcome: () =>
    readBomFile(bytes()).then(
      () => "read",
      (error: unknown) => (isFailure<FileProblem>(error) ? error.failure.code : String(error)),
    ),
}));

function repeatedOds(cell: string, repeated: string): string {
  const row = `<table:table-row table:number-rows-repeated="49000"><${cell} ${repeated}="16384" office:value-type="string"><text:p>C1</text:p></table:table-cell></table:table-row>`;
  return `<office:document-content><office:body><office:spreadsheet><table:table table:name="BOM">${row}</table:table></office:spreadsheet></office:body></office:document-content>`;
}

const ods = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", ...parts });

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function xlsx(rows: string, columns = "", others: Readonly<Record<string, string>> = {}): Uint8Array {
  return zip({
    "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheet}.sharedStrings+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="${relationships}"><sheets><sheet name="BOM" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet>${columns}<sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  });
}

/** Takes 2 MB when it is packed. */
const mixedText = Array.from({ length: 400_000 }, (_, at) => String(Math.imul(at, 2_654_435_761) >>> 0)).join(" ");

/** A zipped file whose only entry is listed so many times. */
function withEntries(count: number, file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const end = bytes.subarray(-22);
  const start = end.readUInt32LE(16);
  const entry = bytes.subarray(start, -22);
  for (const at of [8, 10]) end.writeUInt16LE(count, at);
  end.writeUInt32LE(count * entry.length, 12);
  // Not a Buffer, whose slices share its memory.
  return Uint8Array.from(Buffer.concat([bytes.subarray(0, start), ...Array.from({ length: count }, () => entry), end]));
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function zip(parts: Readonly<Record<string, string>>): Uint8Array {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)];
    const deflated = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(deflated.length, 14);
    common.writeUInt32LE(content.length, 18);
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
  return Buffer.concat([...locals, ...directory, end]);
}
