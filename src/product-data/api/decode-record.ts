import { printable } from "../base/printable";
import type { Field } from "../vocabulary/field";
import { ApiError } from "./failure";
import type { ProductRecord } from "./product";

export const unreadable = (detail: string): ApiError => new ApiError({ code: "unreadable", detail });

/**
 * Checks a product object of a response, and makes its texts printable. Unknown fields are ignored.
 * @param at its path in the response, for the failure
 * @throws ApiError `unreadable`, with the path
 */
type DecodeRecord = (item: unknown, at: string) => ProductRecord;

/** What `typeof` returns for a value of each type. */
const typeOf: Readonly<Record<Field["type"], "string" | "number" | "boolean" | "object">> = {
  String: "string",
  Date: "string",
  Double: "number",
  Integer: "number",
  Boolean: "boolean",
  List: "object",
};

const objectPlaces = ["ComplianceInfo", "Specs", "MediaFileUrls"] as const;

/** @param fields the fields of the category's products */
export function recordDecoder(fields: readonly Field[]): DecodeRecord {
  const fieldsIn = (place: Field["place"]): readonly Field[] => fields.filter((field) => field.place === place);
  const ownFields = fieldsIn("Product");
  const objectFields = objectPlaces.map((place) => [place, fieldsIn(place)] as const);
  return (item, at) => {
    if (!isObject(item)) throw unreadable(at);
    if (!isPartno(item["Partno"])) throw unreadable(`${at}.Partno`);
    checkAll(item, ownFields, at);
    for (const [place, own] of objectFields) {
      const part = item[place];
      if (part === null || part === undefined) continue;
      if (!isObject(part)) throw unreadable(`${at}.${place}`);
      checkAll(part, own, `${at}.${place}`);
    }
    return item as ProductRecord;
  };
}

/** A part number isn't made printable: that would make it another number. */
export const isPartno = (value: unknown): value is string => isPrintable(value) && value !== "";

export const isPrintable = (value: unknown): value is string => typeof value === "string" && printable(value) === value;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// 20,000 stored products have about 1,600,000 values, so a loop over the field table checks them, not a schema.
function checkAll(object: Readonly<Record<string, unknown>>, own: readonly Field[], at: string): void {
  for (const { name, type } of own) {
    const value = object[name];
    if (value === null || value === undefined || value === "") continue;
    if (!isOfType(value, type)) throw unreadable(`${at}.${name}`);
    const shown = typeof value === "string" ? printable(value) : isTextList(value) ? value.map(printable) : value;
    // Few values change, and writing takes long. Nothing else uses the object: it was just read from a response or the
    // storage.
    if (shown !== value) (object as Record<string, unknown>)[name] = shown;
  }
}

/** Whether a field of this type can have the value. JSON has no infinite numbers, but 1e999 is parsed as Infinity. */
export const isOfType = (value: unknown, type: Field["type"]): boolean =>
  typeof value === typeOf[type] &&
  (type !== "List" || isTextList(value)) &&
  (typeof value !== "number" || Number.isFinite(value));

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === "string");
