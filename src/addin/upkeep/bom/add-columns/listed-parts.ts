import type { CheckedPart, CheckedParts } from "../../../../bom/check/parts";
import type { BomEntry } from "../../../../bom/reading/line/entry";
import { isUnlisted } from "../../../../bom/reading/cell/unlisted-cell";
import { type Failure, failureIn } from "../../../../messages/failures/failure";
import type { Waiter } from "../../../../product-data/base/single-flight";
import { inSlices } from "../../../../product-data/base/slices";
import type { PartLoader } from "../../../../product-data/lookup/part-loader";
import type { Language } from "../../../../product-data/vocabulary/language";

interface ListedParts {
  /** Of the lines' main numbers. */
  readonly results: CheckedParts;
  /** Why a product is missing, if it isn't that its number wasn't found. */
  readonly failure: Failure | null;
}

/** Requests the parts of a BOM's lines, so that the formulas have them at once. Numbers of others aren't requested. */
export async function listedParts(
  entries: readonly BomEntry[],
  language: Language,
  loader: Pick<PartLoader, "load">,
): Promise<ListedParts> {
  const partnos = [...new Set(entries.flatMap(({ numbers: [main] }) => main?.partno ?? []))];
  const unlisted = await inSlices(partnos, isUnlisted);
  const results = new Map<string, CheckedPart>(partnos.map((partno) => [partno, { kind: "unknown", near: [] }]));
  let failure: Failure | null = null;
  const load = async (partno: string): Promise<void> => {
    try {
      results.set(partno, { kind: "found", product: await loader.load(partno, language, staying) });
    } catch (error) {
      const found = failureIn(error);
      if (found === null) throw error;
      if (found.code !== "partUnknown" && found.code !== "notAPartNumber") failure = found;
    }
  };
  const listed = partnos.filter((_, at) => unlisted[at] === false);
  await Promise.all(await inSlices(listed, load));
  return { results, failure };
}

const staying: Waiter = { onLeave: () => undefined };
