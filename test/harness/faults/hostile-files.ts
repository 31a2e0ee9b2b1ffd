import type { FileProblem } from "../../../cli/files/bom-file";
import { binaryRecord, bomb, columnName, withEntries, xlsb, xlsx, zip } from "./made-archives";

/** A file made to hang a reader or to fill its memory, and what it is refused with. */
interface HostileFile {
  readonly name: string;
  readonly promised: FileProblem["code"];
  readonly bytes: () => Uint8Array;
}

const file = (name: string, promised: HostileFile["promised"], bytes: () => Uint8Array): HostileFile => ({
  ...{ name, promised, bytes },
});
const repeated = <T>(count: number, each: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => each(at));
const cell = (place: string): string => `<c r="${place}"><v>1</v></c>`;
const row = (number: number, cells: string): string => `<row r="${String(number)}">${cells}</row>`;
const columnNames = repeated(16_384, columnName);
const wideRow = (at: number): string =>
  row(at + 1, columnNames.map((name) => cell(`${name}${String(at + 1)}`)).join(""));
const oneRow = row(1, cell("A1"));

export const hostileFiles: readonly HostileFile[] = [
  file("a cell ZZZZZZ1", "tooManyColumns", () => xlsx(row(1, cell("ZZZZZZ1")))),
  file("a cell in row 99,999,999", "tooManyCells", () => xlsx(row(1, cell("A99999999")))),
  file("100,000,000 columns with a width", "tooLargeToRead", () =>
    xlsx(oneRow, { before: `<cols><col min="1" max="100000000" width="9"/></cols>` }),
  ),
  file("300,000 widths of all columns", "tooLargeToRead", () =>
    xlsx(oneRow, { before: `<cols>${`<col min="1" max="16384" width="9"/>`.repeat(300_000)}</cols>` }),
  ),
  file("merged blocks that overlap", "unreadable", () =>
    xlsx(repeated(900, (at) => row(at + 1, cell(`Z${String(at + 1)}`))).join(""), {
      after: `<mergeCells>${`<mergeCell ref="A1:XFD1048576"/>`.repeat(100_000)}</mergeCells>`,
    }),
  ),
  file("a cell in column XFD of 49,999 rows", "tooManyColumns", () =>
    xlsx(repeated(49_999, (at) => row(at + 1, cell(`XFD${String(at + 1)}`))).join("")),
  ),
  file("60 rows of 16,384 cells", "tooManyColumns", () => xlsx(repeated(60, wideRow).join(""))),
  file("a link of the whole sheet", "tooManyCells", () =>
    xlsx(oneRow, { after: `<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>` }),
  ),
  file("one shared string of 30,000 characters in 4,000 cells", "tooLargeToRead", () =>
    xlsx(
      repeated(100, (at) => row(at + 1, `<c t="s"><v>0</v></c>`.repeat(40))).join(""),
      {},
      { "xl/sharedStrings.xml": `<sst><si><t>${"10uF µ ".repeat(4300)}</t></si></sst>` },
    ),
  ),
  file("20 million blank cells", "tooLargeToRead", () => xlsx(row(1, "<c/>".repeat(2e7)))),
  file("2,000 names of one sheet", "tooLargeToRead", () => xlsx(oneRow, { before: "<sheet/>".repeat(2000) })),
  file("60,000 entries with the same content", "contentTooLarge", () =>
    withEntries(60_000, zip({ "xl/workbook.xml": mixedText })),
  ),
  file("a zip with only Index.zip, 8 GB inside", "otherFormat", () => zip({ "Index.zip": bomb("Index/Document.iwa") })),
  file("ODS whose content has another name, and repeats", "tooManyColumns", () =>
    ods(repeatedOds("table:table-cell", "table:number-columns-repeated"), "Content.xml"),
  ),
  file("ODS with another prefix", "tooManyColumns", () =>
    ods(repeatedOds("t:table-cell", "t:number-columns-repeated").replaceAll("table:", "t:")),
  ),
  file("ODS with > in an attribute", "tooManyColumns", () =>
    ods(repeatedOds(`table:table-cell office:note=">"`, "table:number-columns-repeated")),
  ),
  file("ODS with another name of cells", "tooManyColumns", () =>
    ods(repeatedOds("table:数据", "table:number-columns-repeated")),
  ),
  file("ODS, a format of a billion digits", "unreadable", () =>
    ods(
      `<number:number-style style:name="N"><number:number number:decimal-places="1000000000"/></number:number-style>`,
    ),
  ),
  file("ODS, 400 million spaces", "tooLargeToRead", () => ods(`<text:s text:c="400000000"/>`)),
  file("XLSB, a formula of 1 MB", "unreadable", () =>
    xlsb([...binaryRow(0), Buffer.from([9, 0xc0, 0x84, 0x3d]), Buffer.alloc(1e6, 0x60)]),
  ),
  file("XLSB, a cell in column XFD of 20,000 rows", "tooManyCells", () =>
    xlsb(repeated(20_000, (at) => [...binaryRow(at), binaryCell(16_383)]).flat()),
  ),
  file("XLSB, a cell in column 2,147,483,648", "tooManyCells", () => xlsb([...binaryRow(0), binaryCell(0x7fff_ffff)])),
  file("XLSB, 2 billion columns with a width", "tooLargeToRead", () =>
    xlsb([...binaryRow(0), binaryCell(0)], [binaryRecord(0x3c, 0, 0x7fff_fff0, 2560, 0, Buffer.alloc(2))]),
  ),
  file("XLSB, a link of the whole sheet", "tooManyCells", () =>
    xlsb([...binaryRow(0), binaryCell(0)], [], [binaryRecord(0x1ee, 0, 1_048_575, 0, 16_383, 0, 0, 0, 0)]),
  ),
  file("XLSB of 1.2 million cells", "tooManyCells", () => {
    const cells = Buffer.concat(repeated(120, binaryCell));
    return xlsb(repeated(10_000, (at) => [...binaryRow(at), cells]).flat());
  }),
  file("a text of 19 million line ends", "empty", () => Buffer.from("\n".repeat(19e6))),
  file("a text of one cell of 18 MB", "cellTooLong", () => Buffer.from(`Ref,Value\nC1,${"10uF µ 25V ".repeat(1.6e6)}`)),
  file("a text of 950,000 cells in 49,900 rows", "tooManyCells", () =>
    Buffer.from(repeated(49_900, (at) => `C${String(at)},10pF 50V C0G 0402${",note".repeat(17)}\n`).join("")),
  ),
  file("a text of 9,950,000 cells in 19,900 rows", "tooManyCells", () => Buffer.from(manyCells)),
  file("the same with a quote that isn't closed", "tooManyCells", () => Buffer.from(`"${manyCells}`)),
  file("a text of 9 million columns", "tooManyCells", () => Buffer.from("1,".repeat(9e6))),
];

const manyCells = `${"a,".repeat(499)}a\n`.repeat(19_900);

const binaryRow = (at: number): readonly Buffer[] => [binaryRecord(0, at, 0, Buffer.alloc(17))];
const binaryCell = (column: number): Buffer => binaryRecord(5, column, 0, Buffer.alloc(8));

const repeatedOds = (name: string, columns: string): string =>
  tableOds(
    `<table:table-row table:number-rows-repeated="49000"><${name} ${columns}="16384" office:value-type="string"><text:p>C1</text:p></${name.split(" ")[0] ?? ""}></table:table-row>`,
  );
const tableOds = (rows: string): string =>
  `<office:document-content><office:body><office:spreadsheet><table:table table:name="BOM">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
const ods = (content: string, name = "content.xml"): Uint8Array =>
  zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", [name]: content });

/** Takes 2 MB when it is packed. */
const mixedText = Array.from({ length: 400_000 }, (_, at) => String(Math.imul(at, 2_654_435_761) >>> 0)).join(" ");
