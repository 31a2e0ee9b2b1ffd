import { andThen } from "../../product-data/base/value-or-promise";
import { Lazy } from "../../product-data/base/lazy";
import type { Call } from "./answer";
import { type Arguments, requestedLanguage } from "./arguments/argument";
import { askPart } from "./arguments/requested-part";
import { type CellValue, EntityCell, FailedCell } from "./cells/cell";

/** For a range, Excel calls it once per cell. */
type PartArguments = Pick<Arguments, "lang"> & { readonly partno: unknown };

// A call is for one part, because in a spilled array Excel on the web shows #FIELD! for a blank cell, and 2,000
// entities in one result never arrive.
/**
 * The part as an entity value, or its number if the host has no data types. A blank number returns a blank cell. The
 * result is synchronous if the part is known; the first call waits for the code that makes cards.
 */
export function partCell({ partno, lang }: PartArguments, call: Call): CellValue | Promise<CellValue> {
  const language = requestedLanguage(lang, call);
  return andThen(askPart(partno, language, call), (part) => {
    if (part === null || part instanceof FailedCell) return part ?? "";
    const { Partno } = part.record;
    const { abilities, hasValueProperties, formatted, loader } = call.runtime;
    if (!abilities.hasDataTypes) return Partno;
    const choice = loader.sources.choose(language, Partno);
    const catalogMs = choice?.from === "catalog" ? choice.value.fetchedMs : null;
    return andThen(
      code.get(),
      ({ entityOf }) => new EntityCell(entityOf(part, { language, formatted, hasValueProperties, catalogMs })),
    );
  });
}

const code = new Lazy(() => import("./cells/entity"));
