import { cellIn, type Cells, cellOf, textIn } from "./cell/cell";
import { isDesignators } from "./cell/designators";
import { type BomColumns, columnsOf } from "./table/columns";
import { findSections, nextListIn, type Region, type Texts } from "./table/header";
import { hasNumber, isBlankLine, type Line, strictestOf } from "./line/line";
import { distinctNumbers } from "./line/line-numbers";
import { type Layout, layoutOf } from "./line/layout";
import { decimalSignOf } from "./line/quantity";
import { readLine } from "./line/read-line";
import { plainText } from "./text/plain-text";
import { repairedRow, withUnits } from "./table/row-repair";
import { isAlternativesTitle } from "./table/titles";
import { inOneTask, Slices, type Steps } from "../../product-data/base/slices";
import { setOf } from "../words/phrases";
import { rowWords } from "../words/rows";
import { amountIn } from "../claims/claim";
import { familyOf } from "../claims/component-kind";
import { type ColumnRole, inEachRole } from "./column-role";

/** A BOM as its sheet says it. Rows and columns are relative to what was read. */
export interface ReadBom extends BomHead {
  readonly lines: readonly Line[];
  /** Whether it is a BOM: titles and lines, or lines that are surely parts. */
  readonly isBom: boolean;
  /** What each row said, for the next time that the sheet is read. */
  readonly rowsRead: RowsRead;
}

/** Lines by what is known of their columns, and then by their rows and cells. */
type RowsRead = ReadonlyMap<string, ReadonlyMap<string, Line>>;

/** The roles that the user gives to columns; null: the column isn't used. */
export type ChosenRoles = ReadonlyMap<number, ColumnRole | null>;

interface BomHead {
  /** The row of the titles; null if there is none. */
  readonly header: number | null;
  /** The columns of each role, the most useful first. */
  readonly columns: BomColumns;
  /** The first column of another list to the right, which is read by itself; null: there is none. */
  readonly nextList: number | null;
}

/** The place of a BOM in a sheet, and what its columns contain. */
interface BomLayout extends BomHead {
  readonly rows: readonly Cells[];
  /** The parts of the sheet under titles of their own, from top to bottom; at least one. */
  readonly sections: readonly Section[];
}

interface Section extends Region {
  readonly layout: Layout;
}

/**
 * Finds the titles and the columns of a BOM in the texts of a sheet; its first 400 rows are enough, unless titles with
 * other columns follow.
 * @param chosen the roles that a person gives to columns of all sections; null: the column isn't used
 */
export function* layoutOfSheet(rows: Texts, chosen: ChosenRoles): Steps<BomLayout> {
  const all: Cells[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === 0) yield;
    all.push(row.map((text) => cellOf(withoutMarkdown(plainText(text)))));
  }
  const regions = findSections(all);
  const unused = chosenFor(null, chosen);
  const used = Math.max(-1, ...[...chosen.keys()].filter((column) => !unused.includes(column)));
  const nextList = nextListIn(all, regions, used);
  const cells = all.map((row) => row.slice(0, nextList ?? widest));
  const sections: Section[] = [];
  for (const region of regions) {
    const { header, from, to } = region;
    const own = cells.slice(from, to);
    const titles = (cells[header ?? -1] ?? []).map(({ text }) => text);
    const width = Math.max(titles.length, ...own.slice(0, 400).map((row) => row.length));
    const silent = [...unused, ...titles.flatMap((title, column) => (isAlternativesTitle(title) ? column : []))];
    const columns = withChosen(yield* columnsOf(own, titles, width, silent), chosen);
    sections.push({ ...region, layout: layoutOf(columns, titles, width, decimalSignOf(own, columns), silent) });
  }
  const [first] = sections;
  const head = { header: first?.header ?? null, columns: first?.layout.columns ?? inEachRole(() => []), nextList };
  return { ...head, rows: cells, sections };
}

/** Removes the signs of Markdown from `*C1*` and `[number](address)`. */
const withoutMarkdown = (plain: string): string =>
  "*_`[".includes(plain[0] ?? " ") ? plain.replace(markdown, "$2$3") : plain;
const markdown = /^([*_]{1,2}|`)([^*_`]+)\1$|^\[([^\]]+)\]\(\S+\)$/;

const widest = 256;

const chosenFor = (role: ColumnRole | null, chosen: ChosenRoles): readonly number[] =>
  [...chosen].flatMap(([column, each]) => (each === role ? column : []));

const withChosen = (columns: BomColumns, chosen: ChosenRoles): BomColumns =>
  inEachRole((role) => [...chosenFor(role, chosen), ...columns[role].filter((column) => !chosen.has(column))]);

const rowsAtOnce = 20;

/** Reads the texts of a sheet with a BOM. @throws never */
export const readBom = (rows: Texts, chosen: ChosenRoles = new Map()): ReadBom =>
  inOneTask(bomOf(rows, chosen, new Map()));

/**
 * Reads like `readBom`, but some lines at a time.
 * @param known what the rows of the sheet said before: when a cell has changed, all other lines are as they were
 */
export const readBomInSlices = (
  rows: Texts,
  chosen: ChosenRoles,
  known: RowsRead = new Map(),
  slices = new Slices(),
): Promise<ReadBom> => slices.run(bomOf(rows, chosen, known));

/** Banners, totals, notes, and repeated titles aren't lines. A step is some rows. */
function* bomOf(texts: Texts, chosen: ChosenRoles, known: RowsRead): Steps<ReadBom> {
  const { rows: all, sections, ...head } = yield* layoutOfSheet(texts, chosen);
  const lines: Line[] = [];
  const read = new Map<string, Map<string, Line>>();
  for (const { from, to, layout } of sections) {
    const { titles, describing, units } = layout;
    const key = JSON.stringify(layout);
    const [before, own] = [known.get(key), read.get(key) ?? new Map<string, Line>()];
    read.set(key, own);
    const first = lines.length;
    for (let row = from; row < to; row++) {
      if (row % rowsAtOnce === 0) yield;
      const cells = withUnits(repairedRow(all[row] ?? [], titles, describing), units);
      if (!isLine(cells, layout)) continue;
      const place = [row, ...cells.map(({ text }) => text)].join("\t");
      const line = before?.get(place) ?? readLine(cells, row, layout);
      own.set(place, line);
      const above = lines.length > first ? lines.at(-1) : undefined;
      if (above !== undefined && belongsTo(line, cells, above, layout))
        lines[lines.length - 1] = withRowBelow(above, line);
      else lines.push(line);
    }
  }
  const said = lines.filter((line) => !isBlankLine(line));
  return { ...head, lines: said, isBom: isBom(head.header, lines), rowsRead: read };
}

/** Whether these are the lines of a BOM. Words alone, as in a letter, or a few values in a text aren't enough. */
function isBom(header: number | null, lines: readonly Line[]): boolean {
  const parts = lines.filter(
    (line) =>
      line.designators.length > 0 ||
      line.claims.some(({ aspect }) => aspect === "capacitance" || aspect === "inductance") ||
      [hasNumber(line), header !== null, line.component !== null].filter(Boolean).length > 1,
  );
  return parts.length > lines.length / 8;
}

function isLine(cells: Cells, { columns, numbers, describing, titles }: Layout): boolean {
  // Titles are repeated on every page of a printed BOM, or above another section.
  const named = [...columns.quantity, ...columns.designator, ...columns.number, ...columns.footprint];
  if (named.some((column) => titles[column] !== "" && titles[column] === textIn(cells, column))) return false;
  if (columns.designator.some((column) => cellIn(cells, column).says(isDesignators))) return true;
  const first = cells.find(({ text }) => text !== "")?.text ?? "";
  if (totalOrNote.test(first) || cells.some(({ text }) => isAside(text))) return false;
  if (isFilled(cells, [...numbers, ...columns.distributorNumber])) return true;
  const filled = cells.filter(({ isBlank }) => !isBlank).length;
  const saying = isFilled(cells, [...describing, ...columns.footprint]);
  // A heading or a note is alone in its row, unless the sheet has a single column.
  return saying && (filled > 1 || titles.filter((title) => title !== "").length === 1);
}

const isFilled = (cells: Cells, columns: readonly number[]): boolean =>
  columns.some((column) => !cellIn(cells, column).isBlank);

const asides = setOf(rowWords.asides, "|");
const isAside = (text: string): boolean => asides.has(text.toLowerCase().replace(/ ?:$/, ""));
/** Rows with a total or a note: `Total components: 40`, `Notes: ...`, and KiBoM's `Schematic date:` before a date. */
const totalOrNote = /^total .{0,30}$|^(?:notes?|total [a-z -]+) ?:|:$/i;

/**
 * Whether a row belongs to the line above it: the rest of its designators, as OrCAD wraps them, or another manufacturer's
 * number for it, in a row without designators or with the same ones.
 */
function belongsTo(row: Line, cells: Cells, above: Line, { columns, describing }: Layout): boolean {
  if (
    row.designators.length > 0 &&
    cells.every(({ isBlank }, column) => isBlank || columns.designator.includes(column))
  )
    return above.isOpenList;
  if (!hasNumber(row) || above.designators.length === 0) return false;
  const saying = [...columns.quantity, ...describing, ...columns.footprint];
  const isOfOurs = above.component !== null && ["capacitor", "coil"].includes(familyOf(above.component));
  const isAnother =
    row.designators.length === 0
      ? isOfOurs && !isFilled(cells, saying)
      : row.designators.join() === above.designators.join();
  return isAnother && isSamePart(row, above);
}

function isSamePart(row: Line, above: Line): boolean {
  const isFamily =
    row.component === null || above.component === null || familyOf(row.component) === familyOf(above.component);
  const agrees = (["capacitance", "inductance"] as const).every((aspect) => {
    const [one, other] = [amountIn(row.claims, aspect), amountIn(above.claims, aspect)];
    return one === undefined || other === undefined || one.value === other.value;
  });
  return isFamily && agrees;
}

/** A line with what a row beneath it adds. Its quantity stays. */
const withRowBelow = (line: Line, row: Line): Line => {
  const added = row.designators.filter((name) => !line.designators.includes(name));
  const designators = [...line.designators, ...added];
  return {
    ...line,
    rows: [...line.rows, row.row],
    designators,
    designatorsCell: null,
    isOpenList: row.isOpenList,
    quantity: line.quantity === line.designators.length ? designators.length : line.quantity,
    numbers: distinctNumbers([...line.numbers, ...row.numbers]),
    distributorNumber: line.distributorNumber ?? row.distributorNumber,
    policy: strictestOf([line.policy, row.policy]),
  };
};

/**
 * How much the rows of a sheet are a BOM; 0 if they aren't one. If a file can be read in several ways, the one with the
 * highest likeness is right. Reads the first 400 rows.
 */
export function bomLikeness(rows: Texts): number {
  const bom = readBom(rows.slice(0, 400));
  if (!bom.isBom) return 0;
  const roles = Object.values(bom.columns).filter((columns) => columns.length > 0);
  const said = bom.lines.flatMap((line) =>
    [
      line.designators.length > 0,
      line.quantity !== null,
      line.component !== null,
      line.readAs !== null,
      hasNumber(line),
      line.cellClaims.length > 0,
    ].filter(Boolean),
  );
  return said.length * (1 + roles.length / 4) * (bom.header === null ? 0.5 : 1);
}
