import { Lazy } from "../../../product-data/base/lazy";
import { understandNames } from "../../../product-data/vocabulary/resolve";
import { retry } from "../../retry";

/** The names that people write for fields. They aren't in the functions' script, and are loaded next to it. */
export const otherNames = new Lazy(async () => {
  const { fieldNames } = await import("../../../product-data/vocabulary/field-names");
  understandNames(fieldNames);
  return fieldNames;
}, retry);
