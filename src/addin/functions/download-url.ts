import { productCategories } from "../../product-data/vocabulary/category";
import type { Call } from "./answer";
import { requireCategory, cellText, requestedLanguage } from "./arguments/argument";
import type { CellValue } from "./cells/cell";
import { ArgumentError } from "../../messages/failures/argument-failure";

/** The arguments of DOWNLOADURL as Excel passes them. */
interface DownloadUrlArguments {
  readonly category: string | null;
  readonly lang: string | null;
}

/**
 * The URL that downloads all products of a category.
 * @throws ArgumentError `categoryUnknown`, `categoryNotDownloadable`; ApiError
 */
export function downloadUrlCell(args: DownloadUrlArguments, call: Call): CellValue | Promise<CellValue> {
  const { links } = call.runtime;
  const language = requestedLanguage(args.lang, call);
  const id = cellText(args.category) === "" ? null : requireCategory(args.category).id;
  const category = productCategories.find((one) => one === id);
  if (category === undefined)
    throw new ArgumentError({ code: "categoryNotDownloadable", categories: productCategories });
  if (call.isPreview && !links.knows(category, language)) throw new ArgumentError({ code: "previewOnly" });
  return links.find(category, language);
}
