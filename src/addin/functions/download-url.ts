import { Failed } from "../../product-data/base/failed";
import type { ArgumentFailure } from "../../messages/failures/argument-failure";
import { productCategories } from "../../product-data/vocabulary/category";
import type { Call } from "./answer";
import { type Arguments, requireCategory, cellText, requestedLanguage } from "./arguments/argument";
import type { CellValue } from "./cells/cell";

/**
 * The URL that downloads all products of a category.
 * @throws ArgumentFailure `categoryUnknown`, `categoryNotDownloadable`; ApiError
 */
export function downloadUrlCell(
  args: Pick<Arguments, "category" | "lang">,
  call: Call,
): CellValue | Promise<CellValue> {
  const { links } = call.runtime;
  const language = requestedLanguage(args.lang, call);
  const id = cellText(args.category) === "" ? null : requireCategory(args.category).id;
  const category = productCategories.find((one) => one === id);
  if (category === undefined)
    throw new Failed<ArgumentFailure>({ code: "categoryNotDownloadable", categories: productCategories });
  if (call.isPreview && !links.knows(category, language)) throw new Failed<ArgumentFailure>({ code: "previewOnly" });
  return links.find(category, language);
}
