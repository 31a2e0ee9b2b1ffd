import { Lazy } from "../../../product-data/base/lazy";
import { understandNames, understandsNames } from "../../../product-data/vocabulary/resolve";
import { failureIn } from "../../../messages/failures/failure";

/** The names that people write for fields, which are loaded when one is needed. */
export const otherNames = new Lazy(async () => {
  const { fieldNames } = await import("../../../product-data/vocabulary/field-names");
  understandNames(fieldNames);
  return fieldNames;
});

/** Whether an error may be gone once the other names are understood. */
export function mayBeOtherName(error: unknown): boolean {
  const code = understandsNames() ? undefined : failureIn(error)?.code;
  return code === "fieldUnknown" || code === "unknownField";
}
