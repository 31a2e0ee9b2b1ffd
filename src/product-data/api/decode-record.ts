import type { Field } from "../vocabulary/field";
import { ApiError } from "./failure";
import type { ProductRecord } from "./product";

export const unreadable = (detail: string): ApiError => new ApiError({ code: "unreadable", detail });

/**
 * Checks a product object of a response. Unknown fields are ignored.
 * @param at its path in the response, for the failure
 * @throws ApiError `unreadable`, with the path
 */
export type DecodeRecord = (item: unknown, at: string) => ProductRecord;

// 2,000 products have about 160,000 values, so a loop over the field table checks them, not a schema.
interface Check {
  readonly name: string;
  /** The `typeof` of its values. */
  readonly type: "string" | "number" | "boolean" | "object";
}

const typeOf: Readonly<Record<Field["type"], Check["type"]>> = {
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
  const checksIn = (place: Field["place"]): readonly Check[] =>
    fields.filter((field) => field.place === place).map(({ name, type }) => ({ name, type: typeOf[type] }));
  const ownChecks = checksIn("Product");
  const objectChecks = objectPlaces.map((place) => [place, checksIn(place)] as const);
  return (item, at) => {
    if (!isObject(item)) throw unreadable(at);
    if (typeof item["Partno"] !== "string" || item["Partno"] === "") throw unreadable(`${at}.Partno`);
    checkAll(item, ownChecks, at);
    for (const [place, checks] of objectChecks) {
      const part = item[place];
      if (part === null || part === undefined) continue;
      if (!isObject(part)) throw unreadable(`${at}.${place}`);
      checkAll(part, checks, `${at}.${place}`);
    }
    return item as ProductRecord;
  };
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function checkAll(object: Readonly<Record<string, unknown>>, list: readonly Check[], at: string): void {
  for (const { name, type } of list) {
    const value = object[name];
    if (value === null || value === undefined || value === "") continue;
    // JSON has no infinite numbers, but 1e999 is parsed as Infinity.
    if (typeof value !== type || value === Infinity || value === -Infinity || (type === "object" && !isTextList(value)))
      throw unreadable(`${at}.${name}`);
  }
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === "string");
