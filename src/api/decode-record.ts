import type { ProductCategory } from "../vocabulary/category";
import { type Field, fields, type Place } from "../vocabulary/field";
import { ApiError } from "./failure";
import type { ProductRecord } from "./product";

export const unreadable = (detail: string): ApiError => new ApiError({ code: "unreadable", detail });

// Two thousand products have some 160,000 values, so products are checked by a loop over the table and not by a schema.
interface Check {
  readonly name: string;
  /** What typeof says of its values. */
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

function checksOf(category: ProductCategory, place: Place): readonly Check[] {
  return fields
    .filter((field) => field.place === place && field.categories.includes(category))
    .map((field) => ({ name: field.name, type: typeOf[field.type] }));
}

const objectPlaces = ["ComplianceInfo", "Specs", "MediaFileUrls"] as const;
type Checks = Readonly<Record<"Product" | (typeof objectPlaces)[number], readonly Check[]>>;

const checks = Object.fromEntries(
  (["ceramicCapacitorsSMD", "ceramicCapacitorsLead", "inductors"] as const).map((category) => [
    category,
    Object.fromEntries(
      (["Product", ...objectPlaces] as const).map((place) => [place, checksOf(category, place)]),
    ) as unknown as Checks,
  ]),
) as Readonly<Record<ProductCategory, Checks>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Checks one product object of an answer. Unknown fields pass.
 * @param at where it stands, for the failure
 * @throws ApiError `unreadable`, naming the place
 */
export function decodeRecord(item: unknown, category: ProductCategory, at: string): ProductRecord {
  if (!isObject(item)) throw unreadable(at);
  if (typeof item["Partno"] !== "string" || item["Partno"] === "") throw unreadable(`${at}.Partno`);
  checkAll(item, checks[category].Product, at);
  for (const place of objectPlaces) {
    const part = item[place];
    if (part === null || part === undefined) continue;
    if (!isObject(part)) throw unreadable(`${at}.${place}`);
    checkAll(part, checks[category][place], `${at}.${place}`);
  }
  return item as ProductRecord;
}

function checkAll(object: Readonly<Record<string, unknown>>, list: readonly Check[], at: string): void {
  for (const { name, type } of list) {
    const value = object[name];
    if (value === null || value === undefined || value === "") continue;
    // JSON has no number that is not finite, but 1e999 is read as one.
    if (typeof value !== type || value === Infinity || value === -Infinity || (type === "object" && !isTextList(value)))
      throw unreadable(`${at}.${name}`);
  }
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === "string");
