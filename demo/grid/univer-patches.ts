import { IUniverInstanceService, ObjectMatrix, type Injector, Workbook } from "@univerjs/core";
import {
  CELL_INVERTED_INDEX_CACHE,
  FORMULA_REF_TO_ARRAY_CACHE,
  FormulaDataModel,
  ISuperTableService,
  LexerTreeBuilder,
} from "@univerjs/preset-sheets-core";
import { reservedNames } from "../sheet-name";

// What the page changes inside Univer, besides the services that it replaces. Read from Univer 0.25.1: another version may
// name these members differently, or not need the change. A test compares the version.

/** Patches Univer once, for all workbooks of the page. */
export function patchUniver(): void {
  indexLess();
  cacheMoreParsed();
  copyNoSpills();
  keepReservedNames();
}

/** How formulas are read: `before` changes their text, and `after` the parts that are shown. */
export function rewriteFormulas(
  injector: Injector,
  before: (formula: string) => string,
  after: (part: string) => string,
): void {
  const lexer = injector.get(LexerTreeBuilder);
  type MakeNodes = (formula: string, ...others: readonly unknown[]) => unknown;
  const makeNodes = (Reflect.get(lexer, "_nodeMaker") as MakeNodes).bind(lexer);
  const makeOthers: MakeNodes = (formula, ...others) => makeNodes(before(formula), ...others);
  Object.assign(lexer, { _nodeMaker: makeOthers });
  const sequenceOf = lexer.getSequenceNode.bind(lexer);
  lexer.getSequenceNode = (sequence) =>
    sequenceOf(sequence).map((node) =>
      typeof node === "string" ? after(node) : { ...node, token: after(node.token) },
    );
}

/** The columns of tables by their titles, from what the cells of their first rows have when a formula is calculated. */
export function replaceTitles(
  injector: Injector,
  replaced: (titles: () => readonly string[]) => Map<string, number>,
): void {
  const tables = injector.get(ISuperTableService);
  const workbooks = injector.get(IUniverInstanceService);
  const register = tables.registerTable.bind(tables);
  tables.registerTable = (unitId, name, reference) => {
    const { sheetId, range } = reference;
    const titles = (): readonly string[] => {
      const sheet = workbooks.getUnit<Workbook>(unitId)?.getSheetBySheetId(sheetId);
      return Array.from({ length: range.endColumn - range.startColumn + 1 }, (_, at) =>
        String(sheet?.getCellRaw(range.startRow, range.startColumn + at)?.v ?? ""),
      );
    };
    register(unitId, name, { ...reference, titleMap: replaced(titles) });
  };
}

/**
 * Univer indexes each result for lookups in its column, and searches all values of the column for that. Only columns
 * in which a lookup was made use the index.
 */
function indexLess(): void {
  const index = CELL_INVERTED_INDEX_CACHE;
  const set = index.set.bind(index);
  index.set = (unitId, sheetId, column, value, row, isResult) => {
    const isUnused = index.shouldContinueBuildingCache(unitId, sheetId, column, row);
    if (!isResult || !isUnused) set(unitId, sheetId, column, value, row, isResult);
  };
}

/**
 * Univer keeps 5,000 parsed formulas. With more in a workbook, it would parse all of them in each pass, and throw away
 * hundreds of megabytes.
 */
function cacheMoreParsed(): void {
  const caches = Object.getPrototypeOf(FORMULA_REF_TO_ARRAY_CACHE) as object;
  const set = Reflect.get(caches, "set") as SetInCache;
  const setInLarger: SetInCache = function (key, value) {
    if (this._cache.limit === 5000) this._cache.limit = 50_000;
    set.call(this, key, value);
  };
  Object.assign(caches, { set: setInLarger });
}

/** The setter of each of Univer's caches, which forget what was used least recently. */
type SetInCache = (this: { readonly _cache: { limit: number } }, key: string, value: unknown) => void;

/** Univer copies all spilled cells twice in each pass, although it changes them where they are. */
function copyNoSpills(): void {
  const [model, matrix] = [FormulaDataModel.prototype, ObjectMatrix.prototype];
  const copy = Reflect.get(matrix, "getData") as () => unknown;
  for (const name of ["clearPreviousArrayFormulaCellData", "mergeArrayFormulaCellData"] as const) {
    const change = Reflect.get(model, name) as (this: FormulaDataModel, cells: unknown) => void;
    const changeInPlace: typeof change = function (cells) {
      Object.assign(matrix, { getData: Reflect.get(matrix, "getMatrix") as unknown });
      try {
        change.call(this, cells);
      } finally {
        Object.assign(matrix, { getData: copy });
      }
    };
    Object.assign(model, { [name]: changeInPlace });
  }
}

/** A tab can't get a name that Excel keeps for itself, as if a sheet had it. */
function keepReservedNames(): void {
  const isTaken = Reflect.get(Workbook.prototype, "checkSheetName");
  Workbook.prototype.checkSheetName = function (name) {
    return reservedNames.has(name.toLowerCase()) || isTaken.call(this, name);
  };
}
