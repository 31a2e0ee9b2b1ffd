import type { ArgumentFailure } from "../../../messages/failures/argument-failure";
import type { Field } from "../../../product-data/vocabulary/field";
import { parseQuantity } from "../../../product-data/vocabulary/quantity";

/** The number that a text means for a field, in the base unit. A unit in the text must be the field's. */
export function readNumber(text: string, { name, unit }: Field): number | ArgumentFailure {
  const quantity = parseQuantity(text, unit);
  if (quantity === undefined) return { code: "notAQuantity", field: name, unit, value: text };
  if (quantity.unit !== "" && quantity.unit !== unit)
    return { code: "unitMisfit", field: name, unit, value: text, found: quantity.unit };
  return quantity.value;
}
