import { addColumnsTexts } from "../../src/messages/check-bom/add-columns-texts";
import { candidateTexts } from "../../src/messages/check-bom/candidate-texts";
import { checkFilesTexts } from "../../src/messages/program/check-files-texts";
import { activityTexts } from "../../src/messages/activity/activity-texts";
import { bomColumnsTexts } from "../../src/messages/check-bom/bom-columns-texts";
import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { catalogTexts } from "../../src/messages/settings/catalog-texts";
import { relationTexts } from "../../src/messages/line/relation-text";
import { aspectTexts } from "../../src/messages/line/aspect-texts";
import { changeTexts } from "../../src/messages/check-bom/change-texts";
import { checkTexts } from "../../src/messages/line/check-text";
import { excelTexts } from "../../src/messages/excel-refusal";
import { exclusionTexts } from "../../src/messages/find/exclusion-texts";
import { findTexts } from "../../src/messages/find/find-texts";
import { gateTexts } from "../../src/messages/check-bom/gate-texts";
import { houseTexts } from "../../src/messages/program/house-texts";
import { partsTexts } from "../../src/messages/program/parts-texts";
import { refreshTexts } from "../../src/messages/activity/refresh-texts";
import { alternativeTexts } from "../../src/messages/check-bom/alternative-texts";
import { reportTexts } from "../../src/messages/check-bom/report-texts";
import { settingsTexts } from "../../src/messages/settings/settings-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { tableTexts } from "../../src/messages/functions/table-texts";
import type { Language } from "../../src/product-data/vocabulary/language";

/** Arguments for every text with parameters, more than once if it has several forms. A missing one doesn't compile. */
type Samples<All extends { readonly en: object }> = SamplesOf<All["en"]>;
type SamplesOf<T> = {
  readonly [K in keyof T as T[K] extends (...args: never) => string ? K : never]: T[K] extends (
    ...args: infer A
  ) => string
    ? readonly [A, ...A[]]
    : never;
};

const activity: Samples<typeof activityTexts> = {
  underWay: [[3]],
  waiting: [["14:05"]],
  testedAgain: [["14:05"]],
  stuck: [[2]],
  otherMakers: [[2000]],
  goTo: [["B2"]],
  more: [[3]],
  partsKnown: [[2000]],
};
const bom: Samples<typeof checkBomTexts> = {
  fresh: [[1]],
  checking: [[3, 2000]],
  canceled: [[3]],
  notChecked: [[1], [12]],
  summary: [
    [2, 3],
    [1, 1],
  ],
  pieces: [[2000]],
  hiddenLines: [[1]],
  nextList: [["F"]],
  place: [["BOM"]],
  checkSheet: [["BOM"]],
  goTo: [["B2"]],
  moreCells: [[3]],
  uses: [
    [2000, ["C1", "C2"]],
    [null, ["C1"]],
    [2, []],
  ],
  distributorsNumber: [[""], ["DK"]],
  destroyed: [["8.85012E+11"]],
  foundIn: [
    ["whole", "B2"],
    ["inText", "B2"],
    ["inUrl", "B2"],
    ["inOrderCode", "B2"],
  ],
  foundAs: [["GRM155R61E105KA12D"]],
  lastBuy: [["2026-11-28"]],
  alternatives: [[["GRM1", "GRM2"]]],
  didYouMean: [[["GRM1", "GRM2"]]],
  page: [[1, 100, 2000]],
};
const bomColumns: Samples<typeof bomColumnsTexts> = {
  column: [
    ["B", ""],
    ["B", "MPN"],
  ],
  roleOf: [["B: MPN"]],
  sample: [["GRM155R61E105KA12D"]],
  smallestVoltage: [[1], [12]],
  volts: [[6.3]],
};
const report: Samples<typeof reportTexts> = {
  title: [["B1"]],
  source: [["X", "BOM", "2026-11-28"]],
  smallestVoltage: [["25 V"]],
  summary: [[3, 12, 2000]],
  partCount: [[1], [2000]],
  heading: [["BOM"]],
  backTo: [["BOM"]],
  since: [["2026-11-20", "BOM"]],
  changes: [[2, 1, 0]],
  changed: [["X", "Y", "Z"]],
  gone: [["NRND"]],
  written: [["BOM"]],
  saved: [["BOM"]],
  writing: [[3, 2000]],
};
const replacement: Samples<typeof alternativeTexts> = {
  finding: [[3, 2000]],
  ofRow: [
    [12, 1],
    [12, 0],
  ],
  replaceableBy: [
    [1, true],
    [12, false],
  ],
  compareWith: [["GRM1"]],
  choosePart: [["GRM1", "I14"]],
  chooseIn: [["I14"]],
  closest: [["GRM155R61E105KA12D"]],
  chooseClosest: [["GRM1"]],
  notMet: [["X"]],
  missing: [["X"]],
  chosen: [["GRM1"]],
  correct: [["GRM1"]],
  freeColumn: [["K"]],
  entered: [["GRM1", "K2"]],
  noted: [["L"]],
  chooseAll: [[1], [12]],
  same: [[["1 µF", "X7R"]]],
  confirmAll: [
    [1, "K"],
    [12, "K"],
  ],
  confirm: [["GRM1", "K2"]],
  leftOut: [[1]],
  enteredAll: [
    [1, "K"],
    [12, "K"],
  ],
  undone: [[1], [12]],
  stayedBlank: [[["D2", "D3"]]],
};
const catalog: Samples<typeof catalogTexts> & SamplesOf<(typeof catalogTexts)["en"]["failures"]> = {
  fetching: [[2000, 4.123]],
  kept: [[200_000, 20.8]],
  fetchedAt: [["2026-11-28"]],
  stillInUse: [["X"]],
  downloadBlocked: [[]],
  noMirror: [[]],
  downloadRefused: [[{ code: "downloadRefused", status: 403 }]],
  unknownLayout: [[]],
  truncated: [[]],
  incomplete: [[]],
  noProducts: [[]],
  workerFailed: [[]],
  notTables: [[]],
  otherVersion: [[]],
  damaged: [[]],
  repeatedPart: [[{ code: "repeatedPart", partno: "GRM155R61E105KA12D" }]],
  unusablePart: [[{ code: "unusablePart", partno: "GRM155R61E105KA12D" }]],
  otherParts: [[{ code: "otherParts", partno: "GRM155R61E105KA12D" }]],
  fewerProducts: [[{ code: "fewerProducts", before: 200_000, now: 1 }]],
  stalled: [[]],
  oversized: [[]],
  statusesChanged: [[{ code: "statusesChanged", changed: 12_345, products: 200_000 }]],
  partDiffers: [[{ code: "partDiffers", partno: "GRM155R61E105KA12D" }]],
  storageFull: [[]],
  storageBlocked: [[]],
  elsewhere: [[]],
};
const alternatives: Samples<typeof relationTexts> = {
  relation: [
    ["100 nF 50 V X7R 0603", "C1", true],
    ["100 nF 50 V C0G 0603", "", false],
  ],
  candidates: [
    ["10 μH 0603", "C1"],
    ["10 μH 0603", ""],
  ],
  currentNotStated: [["1 A / 2 A"], [""]],
  larger: [["4.2 mm × 4 mm"]],
  smaller: [["4.2 mm × 4 mm"]],
  terminals: [["X"]],
  withValue: [["X", "100 V"]],
  betterIn: [["X"]],
  notCompared: [["X"]],
  notStated: [["X"]],
  notRequired: [["X"]],
  derating: [["GRM1"]],
  makersCompared: [
    ["NRND", "X"],
    ["NRND", ""],
    ["NRND", undefined],
  ],
};
const check: Samples<typeof checkTexts> = {
  difference: [
    ["X", "1", "", "2"],
    ["X", null, "", "2"],
  ],
  partIs: [["X"]],
  contradiction: [["X", "1", "2"]],
  row: [[7]],
  lost: [["0.1F", "0.1 µF"]],
  uncounted: [["4+1"]],
  twin: [
    ["C7", ""],
    ["C7", "GRM1"],
  ],
  slipped: [["3", "C2", "C3"]],
  betweenNumbers: [["X", "GRM1", "1", "GRM2", "2"]],
  kinds: [
    ["R5", "X", "GRM1", "Z"],
    ["R5", "", "GRM1", ""],
  ],
  openSize: [["01005", "0402"]],
};
const find: Samples<typeof findTexts> = {
  unitOf: [["X"]],
  remove: [["X"]],
  left: [["X"]],
  numberHint: [["0.1uF"]],
  didYouMean: [["5 mm"]],
  earlier: [["X"]],
  matches: [[1], [3]],
  moreMatch: [[2000]],
  first: [[10]],
  inserted: [["B2"]],
  cellInUse: [["B2"]],
  inTable: [["B2"]],
  formulaTooLong: [[9000, 8192]],
  opened: [["B2"]],
  notLiteral: [["B2"]],
  notUsable: [["B2"]],
  dropped: [[["X", "B"]]],
};
const refresh: Samples<typeof refreshTexts> = {
  sheetCopied: [["BOM (2)"]],
  progress: [[3, 2000]],
  done: [[3, 2]],
  unchanged: [[3]],
  failed: [["X"]],
  notCalled: [[3]],
  entered: [[""], ["X"]],
  left: [[""], ["X"]],
  more: [[3]],
  hiddenKept: [[2]],
  waitingKept: [[1]],
  converted: [[1], [3]],
};
const compare: Samples<typeof changeTexts> = {
  quantity: [["1", "12"]],
  alternatesAdded: [[["GRM1", "GRM2"]]],
  alternatesRemoved: [[["GRM1", "GRM2"]]],
  summary: [[1, 3, 12, 2000]],
  noBom: [["X"]],
  withoutData: [[2000]],
  source: [["X", "B2", "2026-11-28"]],
};
const house: Samples<typeof houseTexts> = { summary: [[3, 12, 2000, 1]], bounded: [[12]] };
const placeOfUse = { file: "X", row: 12, designators: ["B1", "B2", "B3", "B4", "B5"], isAlternate: true };
const parts: Samples<typeof partsTexts> = {
  counted: [
    [12, 0],
    [12, 3],
  ],
  places: [[[placeOfUse]], [[placeOfUse, placeOfUse, placeOfUse, { ...placeOfUse, isAlternate: false }]]],
  summary: [[3, 12, 1, 2000]],
};
const addColumns: Samples<typeof addColumnsTexts> = {
  remove: [["X"]],
  added: [
    [1, ["K"]],
    [3, ["K", "M"]],
  ],
  leftOut: [[3]],
};
const gate: Samples<typeof gateTexts> = { quoted: [["X", "Y"]], lookFirst: [["X"]] };
const candidates: Samples<typeof candidateTexts> = { choose: [[1], [12]], orderBy: [["X"]], more: [[1], [12]] };
const place = { file: "X", row: 12 };
const checkFiles: Samples<typeof checkFilesTexts> = {
  linesOf: [[3, 77]],
  otherSheets: [[["X", "B2"]]],
  skipped: [[["X", "B2"]]],
  replacements: [[["GRM1", "GRM2"]]],
  changed: [
    ["state", "X", "NRND"],
    ["lastBuyDate", "", "2026-11-28"],
    ["alternatives", "GRM1", "GRM2"],
    ["vanished", "NRND", ""],
  ],
  usedIn: [[[place]], [[place, place, place, place]]],
  summary: [[3, 1, 2000, 77]],
  changes: [[3]],
};
const excel: Samples<typeof excelTexts> = { other: [["InvalidSelection"]] };
const settings: Samples<typeof settingsTexts> = {
  serviceHint: [[""], ["X"]],
  languageOfExcel: [["X"]],
  hours: [[1], [3]],
  days: [[1], [3]],
};

type Arguments = Readonly<Record<string, readonly (readonly unknown[])[]>>;
export const tables: Readonly<Record<string, readonly [Readonly<Record<Language, object>>, Arguments]>> = {
  activityTexts: [activityTexts, activity],
  addColumnsTexts: [addColumnsTexts, addColumns],
  candidateTexts: [candidateTexts, candidates],
  gateTexts: [gateTexts, gate],
  checkFilesTexts: [checkFilesTexts, checkFiles],
  relationTexts: [relationTexts, alternatives],
  aspectTexts: [aspectTexts, {}],
  bomColumnsTexts: [bomColumnsTexts, bomColumns],
  checkBomTexts: [checkBomTexts, bom],
  catalogTexts: [catalogTexts, catalog],
  changeTexts: [changeTexts, compare],
  checkTexts: [checkTexts, check],
  excelTexts: [excelTexts, excel],
  exclusionTexts: [exclusionTexts, { together: [[["X"]], [["X", "X7R"]]] }],
  findTexts: [findTexts, find],
  houseTexts: [houseTexts, house],
  partsTexts: [partsTexts, parts],
  refreshTexts: [refreshTexts, refresh],
  alternativeTexts: [alternativeTexts, replacement],
  reportTexts: [reportTexts, report],
  settingsTexts: [settingsTexts, settings],
  shellTexts: [shellTexts, {}],
  tableTexts: [tableTexts, { fromCatalog: [["2026-11-28"]] }],
};

/** Every text of a table with its name, as users see it. */
export function shown(
  table: object,
  samples: Arguments,
  under = "",
): readonly (readonly [name: string, text: string])[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const name = under + key;
    if (typeof value === "string") return [[name, value] as const];
    if (typeof value !== "function") return shown(value as object, samples, `${name}.`);
    const argumentLists = samples[key];
    if (argumentLists === undefined) throw new Error(`${name} has no arguments here`);
    return argumentLists.map(
      (args) => [`${name} ${JSON.stringify(args)}`, String(Reflect.apply(value, null, args))] as const,
    );
  });
}
