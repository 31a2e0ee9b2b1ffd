import { checkFailureOf } from "../../../bom/check/failure";
import type { CheckedPart, CheckedParts } from "../../../bom/check/parts";
import type { Line } from "../../../bom/reading/line/line";
import { isUnlisted } from "../../../bom/reading/cell/unlisted-cell";
import type { Waiter } from "../../../product-data/base/single-flight";
import { inSlices } from "../../../product-data/base/slices";
import type { PartLoader } from "../../../product-data/lookup/part-loader";
import type { Language } from "../../../product-data/vocabulary/language";

/** The parts of the lines' main numbers, so that the formulas have them at once. Numbers of others aren't requested. */
export async function listedParts(
  lines: readonly Line[],
  language: Language,
  loader: Pick<PartLoader, "load">,
): Promise<CheckedParts> {
  const partnos = [...new Set(lines.flatMap(({ numbers: [main] }) => main?.partno ?? []))];
  const unlisted = await inSlices(partnos, isUnlisted);
  const ask = async (partno: string, at: number): Promise<readonly [string, CheckedPart]> => {
    try {
      if (unlisted[at] === false)
        return [partno, { kind: "found", product: await loader.load(partno, language, staying) }];
    } catch (error) {
      const failure = checkFailureOf(error);
      if (failure === null) throw error;
      if (failure.code !== "partUnknown" && failure.code !== "notAPartNumber")
        return [partno, { kind: "failed", failure }];
    }
    return [partno, { kind: "unknown", near: [] }];
  };
  return new Map(await Promise.all(await inSlices(partnos, ask)));
}

const staying: Waiter = { onLeave: () => undefined };
