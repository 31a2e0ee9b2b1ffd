import type { FunctionsMetadata } from "../../../demo/metadata";

/**
 * A tiny add-in with one function for each way a call can end. The host's tests use it; the product's functions have
 * tests of their own.
 */
export const stubMetadata: FunctionsMetadata = {
  functions: [
    { id: "DOUBLE", parameters: [{ name: "value", type: "number" }] },
    { id: "LATER", parameters: [{ name: "text", type: "string" }] },
    { id: "SLOW", parameters: [{ name: "text", type: "string" }] },
    { id: "TABLE", parameters: [{ name: "rows", type: "number" }], result: { dimensionality: "matrix" } },
    { id: "COUNTCELLS", parameters: [{ name: "cells", type: "any", dimensionality: "matrix" }] },
    {
      id: "ECHO",
      parameters: [
        { name: "text", type: "string" },
        { name: "cells", type: "string", dimensionality: "matrix", optional: true },
        { name: "flag", type: "any", optional: true },
      ],
    },
    { id: "ERRORCODES", parameters: [{ name: "cells", type: "any", dimensionality: "matrix" }] },
    { id: "REPEATED", parameters: [{ name: "values", type: "any", repeating: true, dimensionality: "matrix" }] },
    { id: "WHEREAMI", options: { requiresAddress: true } },
    { id: "CANCELABLE", parameters: [{ name: "text", type: "string" }], options: { cancelable: true } },
    { id: "CALLS", parameters: [{ name: "trigger", type: "any", optional: true }] },
    { id: "LARGE", parameters: [{ name: "characters", type: "number" }] },
    ...[
      "NOTAVAILABLE",
      "INVALIDVALUE",
      "REJECTED",
      "INVALIDNUMBER",
      "DIVISION",
      "NULLREFERENCE",
      "INVALIDNAME",
      "THROWN",
      "RETURNEDERROR",
      "NAN",
      "INFINITE",
      "NOTHING",
      "MIXED",
      "FORMATTED",
      "ENTITY",
      "PREVIEWED",
      "UNASSOCIATED",
    ].map((id) => ({ id })),
  ].map((each) => ({ name: each.id, parameters: [], ...each }) as FunctionsMetadata["functions"][number]),
};

export const stubScript = String.raw`
"use strict";
(() => {
  // Office.js has them only when it has met its host
  const failure = (code, message) => new CustomFunctions.Error(CustomFunctions.ErrorCode[code], message);
  const fails = (code, message) => () => { throw failure(code, message); };
  let calls = 0;
  window.started = [];
  window.canceled = [];
  const functions = {
    DOUBLE: (value) => value * 2,
    LATER: async (text) => "later " + text,
    // Each after a time of its own, in no order.
    SLOW: (text) => new Promise((resolve) =>
      setTimeout(() => resolve("slow " + text), [...text].reduce((sum, letter) => sum + letter.charCodeAt(0) * 37, 0) % 900)),
    TABLE: (rows) => Array.from({ length: rows }, (_, row) => ["row " + (row + 1), row + 1, row % 2 === 0]),
    NOTAVAILABLE: fails("notAvailable", "No such part. Did you mean another?"),
    INVALIDVALUE: fails("invalidValue", "Mistake at character 7."),
    REJECTED: async () => { throw failure("notAvailable", "Rejected later."); },
    INVALIDNUMBER: fails("invalidNumber", "dropped"),
    DIVISION: fails("divisionByZero", "dropped"),
    NULLREFERENCE: fails("nullReference", "dropped"),
    INVALIDNAME: fails("invalidName", "kept"),
    THROWN: () => { throw new Error("not for the user"); },
    RETURNEDERROR: () => failure("notAvailable", "Returned, not thrown."),
    NAN: () => NaN,
    INFINITE: () => Infinity,
    NOTHING: () => undefined,
    MIXED: () => [["text", null, NaN], [failure("notAvailable", "Only this cell."), true, 3]],
    FORMATTED: () => ({ type: "Double", basicType: "Double", basicValue: 1e-7, numberFormat: '"0.1µF"' }),
    ENTITY: () => ({ type: "Entity", text: "GRM155R61E105KA12D", basicType: "Error", basicValue: "#VALUE!",
      properties: { Capacitance: { type: "Double", basicValue: 1e-6, numberFormat: '"1µF"' } } }),
    COUNTCELLS: (cells) => cells.length * cells[0].length,
    ECHO: (...args) => JSON.stringify(args.slice(0, -1)),
    ERRORCODES: (cells) => cells.flat().map((cell) => (cell instanceof CustomFunctions.Error ? cell.code : "-")).join(),
    REPEATED: (...args) => JSON.stringify(args.slice(0, -1)),
    WHEREAMI: (invocation) => invocation.address,
    CANCELABLE: (text, invocation) => new Promise(() => {
      window.started.push(text);
      invocation.onCanceled = () => window.canceled.push(text);
    }),
    CALLS: () => ++calls,
    PREVIEWED: (invocation) => invocation.isInValuePreview === true,
    LARGE: (characters) => "x".repeat(characters),
  };
  Office.actions.associate("refresh", async (event) => {
    await Excel.run(async (context) => {
      const range = context.workbook.getSelectedRange();
      range.load("address");
      const log = context.workbook.worksheets.add("Log");
      await context.sync();
      log.getRange("A1:B1").values = [["refreshed", range.address]];
      range.calculate();
    });
    event.completed();
  });
  Office.onReady(async () => {
    document.body.dataset.language = Office.context.displayLanguage;
    document.body.dataset.key = localStorage.getItem("vendor.key");
    await OfficeRuntime.storage.setItem("a", "1");
    document.body.dataset.stored = await OfficeRuntime.storage.getItem("a");
  });
  for (const [id, implementation] of Object.entries(functions)) CustomFunctions.associate(id, implementation);
})();
`;
