import "./excel-globals"; // first: the functions associate themselves when they are loaded
import { afterTask } from "../../src/product-data/base/slices";
import { spec } from "../../src/addin/functions/functions";
import { provideRuntime } from "../../src/addin/functions/runtime";
import { Usage } from "../../src/addin/upkeep/usage";
import { newSession, type SessionOptions } from "../../test/harness/session";
import type { Field } from "../../src/product-data/vocabulary/field";

/** The functions as the add-in composes them (src/addin/app.ts), with empty caches. Replaces the previous one. */
export function startAddin(options: SessionOptions): void {
  const { activity, loader, cachedSearch, links } = newSession(options);
  provideRuntime({
    activity,
    usage: new Usage(afterTask),
    loader,
    search: cachedSearch,
    links,
    language: "en",
    maximumParts: 20_000,
    abilities: { safeCodes: "all", listSeparator: ",", hasDataTypes: true },
    hasValueProperties: true,
    formatted: "none",
  });
}

/** One cell's formula `=SPEC(partno, field)`, called as Excel's runtime calls it. */
export function specCell(partno: string, field: Field, address: string): unknown {
  const invocation = { address } as CustomFunctions.CancelableInvocation;
  return spec([[partno]], [[field.name]], null as unknown as string, invocation);
}

/** The content of a cell: the value of a result, or #N/A for any failure. */
export function shown(result: unknown): unknown {
  return Array.isArray(result) ? (result as unknown[][])[0]?.[0] : result;
}

export const failedCell = "#N/A";
