import { kindName } from "../../src/bom/claims/component-kind";
import type { Mistake } from "../../src/product-data/filter/issue";
import type { Failure } from "../../src/messages/failures/failure";

/**
 * One sample or more of every failure, and one more where its text has an optional part. A missing failure doesn't
 * compile.
 */
export const everyFailure: { readonly [F in Failure as F["code"]]: readonly [F, ...F[]] } = {
  expected: [
    inFilter({ code: "expected", expected: "operator", found: "=" }),
    inFilter({ code: "expected", expected: "and", found: "" }),
    { code: "expected", expected: "direction", found: "up", clause: "orderby", span: { start: 7, end: 9 } },
  ],
  unterminatedText: [inFilter({ code: "unterminatedText" })],
  badNumber: [inFilter({ code: "badNumber", found: "1uF" })],
  notSupported: [inFilter({ code: "notSupported", found: "or" })],
  upperCase: [inFilter({ code: "upperCase", found: "AND" })],
  unknownField: [
    inFilter({ code: "unknownField", name: "Capacitence", nearest: "Capacitance" }),
    inFilter({ code: "unknownField", name: "Color", nearest: null }),
  ],
  fieldNotUsable: [
    inFilter({ code: "fieldNotUsable", field: "Inductance", context: "none", usable: ["inductors"], instead: null }),
    inFilter({ code: "fieldNotUsable", field: "RdcMax", context: "inductors", usable: [], instead: "Rdc" }),
    inFilter({ code: "fieldNotUsable", field: "Notices", context: "inductors", usable: [], instead: null }),
  ],
  wrongOperator: [
    inFilter({ code: "wrongOperator", field: "Status", operator: "ge", allowed: ["eq"] }),
    inFilter({ code: "wrongOperator", field: "Partno", operator: "gt", allowed: ["eq", "startswith", "contains"] }),
  ],
  wrongType: [
    inFilter({ code: "wrongType", field: "Partno", needed: "text" }),
    inFilter({ code: "wrongType", field: "Length", needed: "number" }),
    inFilter({ code: "wrongType", field: "Rohs", needed: "boolean" }),
  ],
  notInList: [
    inFilter({ code: "notInList", field: "Status", value: "NRDN", nearest: "NRND", values: ["NRND"] }),
    inFilter({ code: "notInList", field: "Status", value: "gone", nearest: null, values: ["NRND", "Discontinued"] }),
    inFilter({ code: "notInList", field: "Application", value: "X", nearest: null, values: [] }),
  ],
  emptyAlternative: [inFilter({ code: "emptyAlternative" })],
  repeatedCategory: [
    inFilter({ code: "repeatedCategory" }),
    { code: "repeatedCategory", clause: "filter", span: null },
  ],

  noKey: [{ code: "noKey" }],
  keyRejected: [{ code: "keyRejected" }],
  accessRefused: [{ code: "accessRefused" }],
  badRequest: [
    { code: "badRequest", detail: "Color is no field." },
    { code: "badRequest", detail: "" },
  ],
  notFound: [{ code: "notFound" }],
  tooLong: [{ code: "tooLong" }],
  throttled: [
    { code: "throttled", untilMs: null },
    { code: "throttled", untilMs: new Date(2026, 0, 31, 14, 5).getTime() },
  ],
  serviceFailed: [{ code: "serviceFailed", status: 500 }],
  offline: [{ code: "offline" }],
  unreachable: [{ code: "unreachable" }],
  timedOut: [{ code: "timedOut", afterMs: 60_000 }],
  unreadable: [{ code: "unreadable", detail: "Data.Inductors.Products" }],

  partUnknown: [
    { code: "partUnknown", partno: "GRM155R61E105KA13D", near: ["GRM155R61E105KA12D", "GRM155R61E105KA11D"] },
    { code: "partUnknown", partno: "NOSUCHPART99", near: [] },
  ],
  notAPartNumber: [
    { code: "notAPartNumber", text: "see drawing" },
    { code: "notAPartNumber", text: "see drawing ".repeat(10) },
  ],
  tooManyProducts: [{ code: "tooManyProducts", allowed: 20_000 }],

  notLoaded: [{ code: "notLoaded" }],

  errorInCell: [{ code: "errorInCell", error: "#REF!" }],
  fieldUnknown: [
    { code: "fieldUnknown", name: "Capacitence", near: "Capacitance" },
    { code: "fieldUnknown", name: "Color", near: null },
  ],
  fieldMissing: [{ code: "fieldMissing" }],
  fieldNotListed: [{ code: "fieldNotListed", field: "Length", listed: ["Category", "Status"] }],
  categoryUnknown: [
    { code: "categoryUnknown", name: "inductor", near: "inductors" },
    { code: "categoryUnknown", name: "resistors", near: null },
  ],
  categoryNotDownloadable: [
    { code: "categoryNotDownloadable", categories: ["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"] },
  ],
  shapesDiffer: [{ code: "shapesDiffer" }],
  descriptionsMisplaced: [{ code: "descriptionsMisplaced" }],
  conditionIncomplete: [
    { code: "conditionIncomplete", field: "Status" },
    { code: "conditionIncomplete", field: "" },
  ],
  conditionsMisplaced: [{ code: "conditionsMisplaced" }],
  operatorUnknown: [{ code: "operatorUnknown", operator: "~", operators: ["=", ">=", "<="] }],
  betweenNeedsTwo: [{ code: "betweenNeedsTwo", field: "Length" }],
  oneValueOnly: [{ code: "oneValueOnly", field: "Length" }],
  notAQuantity: [{ code: "notAQuantity", field: "Capacitance", unit: "F", value: "much" }],
  unitMisfit: [{ code: "unitMisfit", field: "Capacitance", unit: "F", value: "1mm", found: "m" }],
  unitUnusable: [
    { code: "unitUnusable", field: "Capacitance", found: "mm", units: ["F", "pF", "nF", "µF"] },
    { code: "unitUnusable", field: "Status", found: "nF", units: [] },
  ],
  limitUnusable: [{ code: "limitUnusable", limit: "1.5" }],
  resultTooLarge: [{ code: "resultTooLarge", rows: 2000, columns: 95, fittingRows: 1100 }],
  textTooLong: [{ code: "textTooLong", length: 40_018, allowed: 32_767 }],
  requirementIncomplete: [
    { code: "requirementIncomplete", partno: "GRM123", missing: ["voltage", "size"] },
    { code: "requirementIncomplete", partno: "", missing: ["capacitance"] },
  ],
  requirementContradictory: [{ code: "requirementContradictory", aspect: "capacitance", one: "100 nF", other: "1 µF" }],
  otherKind: [{ code: "otherKind", kind: kindName("tantalumCapacitor") }],
  kindContradictory: [{ code: "kindContradictory", number: kindName("capacitor"), text: kindName("resistor") }],
  nothingFits: [
    { code: "nothingFits", compared: 0, closest: null },
    ...[1, 17].map((compared) => ({
      code: "nothingFits" as const,
      compared,
      closest: {
        partno: "LQM21PN4R7MGHL",
        shortfalls: [
          { aspect: "current" as const, relation: "worse" as const, required: "4.7A", part: "3.6 A" },
          { aspect: "aecQ200" as const, relation: "notStated" as const, required: null, part: null },
        ],
      },
    })),
  ],
  previewOnly: [{ code: "previewOnly" }],
  notStarted: [{ code: "notStarted", detail: "RichApi.Error" }],
};

function inFilter<M extends Mistake>(
  mistake: M,
): M & { readonly clause: "filter"; readonly span: { readonly start: 4; readonly end: 9 } } {
  return { ...mistake, clause: "filter", span: { start: 4, end: 9 } };
}
